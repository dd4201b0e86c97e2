/** A start that fails says why and leaves nothing open. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { openServer } from '#server/server.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { soon } from '#tests/support/soon.ts';

const folder = temporaryFolder();
let database: Awaited<ReturnType<typeof freshDatabase>>;
let owner: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
  removeTemporaryFolder(folder);
});

const env = (over: Record<string, string>) =>
  readEnv({ DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...over });

async function connections(): Promise<number> {
  const { rows } = await owner.query(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'volunteerly'",
  );
  return rows[0].count;
}

const start = (over: Record<string, string> = {}) =>
  openServer(env(over), { ownerUrl: database.ownerUrl, withPages: false });

test('on a database without a centre it answers, and says of its sites that they are being set up', async () => {
  const empty = await start();
  const answer = await empty.app.inject({ url: '/api/v1/configuration' });
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([503, 'no_center']);
  await empty.stop();
  await expect.poll(connections, soon).toBe(0);
});

test('on a port that is taken', async () => {
  await owner.query("insert into volunteer_centers (id, key, name) values (1, 'public', 'Punt')");
  const first = await start();
  const port = String(first.services.port);
  await expect(start({ PORT: port })).rejects.toThrow(/EADDRINUSE/);
  await first.stop();
  await expect.poll(connections, soon).toBe(0);
});
