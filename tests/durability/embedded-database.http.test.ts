import { chmodSync, chownSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedDatabase } from '#server/db/embedded/start.ts';
import {
  type HoldingProcess,
  killPostmaster,
  killHolder,
  mayStart,
  postmasterOn,
  startHolder,
} from '#tests/durability/holding-process.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { soon } from '#tests/support/soon.ts';
import { patience } from '#tests/support/pace.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
let dataDir = '';
let started: HoldingProcess[] = [];

function hold(folder = dataDir, account?: { uid: number; gid: number }): HoldingProcess {
  const holding = startHolder(folder, account);
  started.push(holding);
  return holding;
}

async function ask(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(query);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

beforeEach(() => {
  dataDir = temporaryFolder();
  started = [];
});

afterEach(() => {
  for (const holding of started) killHolder(holding);
  killPostmaster(dataDir);
  removeTemporaryFolder(dataDir);
});

test('a second start is refused while the first lives, and works after it ended', async () => {
  const first = hold();
  await first.ready;
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(/in use by another running volunteerly/);
  first.child.kill('SIGTERM');
  await first.ended;
  expect(postmasterOn(dataDir)).toBeUndefined();
  const second = await startEmbeddedDatabase({ dataDir });
  await second.stop();
});

test('a second start in the same process is refused too', async () => {
  const first = await startEmbeddedDatabase({ dataDir });
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(/in use/);
  await first.stop();
});

test('the database of a killed process is taken over, and stopped in time', async () => {
  const first = hold();
  await first.ready;
  const postmaster = postmasterOn(dataDir);
  killHolder(first);
  await first.ended;
  const notes: string[] = [];
  const second = await startEmbeddedDatabase({ dataDir, note: (line) => notes.push(line) });
  expect(postmasterOn(dataDir)).toBe(postmaster);
  expect(notes.join()).toContain('Taking over');
  const start = Date.now();
  await second.stop();
  expect(Date.now() - start).toBeLessThan(patience(4_000));
  expect(postmasterOn(dataDir)).toBeUndefined();
});

test('a database that is killed under a running process comes back on the same address', async () => {
  const database = await startEmbeddedDatabase({ dataDir });
  killPostmaster(dataDir);
  await expect.poll(() => ask(database.url, 'select 1 as answer').catch(() => undefined), soon).toBe(1);
  await database.stop();
  expect(postmasterOn(dataDir)).toBeUndefined();
});

test('a start that was killed halfway repairs itself', async () => {
  mkdirSync(join(dataDir, 'postgres', 'cluster.new-1-abc'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'cluster.new-1-abc', 'PG_VERSION'), '18\n');
  writeFileSync(join(dataDir, 'postgres', 'lock'), '{"pid":1,"start":"long ago","space":"another"}');
  const database = await startEmbeddedDatabase({ dataDir });
  expect(existsSync(join(dataDir, 'postgres', 'cluster.new-1-abc'))).toBe(false);
  await database.stop();
});

test('text is UTF-8 with case rules beyond ASCII, also in full text search', async () => {
  const database = await startEmbeddedDatabase({ dataDir });
  expect(await ask(database.url, "select lower('ÉÉN') as answer")).toBe('één');
  const words = await ask(database.url, "select to_tsvector('dutch', 'Één crèche')::text as answer");
  expect(words).toMatch(/'crech|'crèch/);
  expect(await ask(database.url, "select current_setting('fsync') as answer")).toBe('on');
  expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
  await database.stop();
});

describe.runIf(isRoot)('as root', () => {
  const closed = 'These files, or those of Node, stand in a folder that is closed to other accounts.';

  test('an ordinary user can start, and root can go on with the same folder', async ({ skip }) => {
    skip(!mayStart(nobody), closed);
    chownSync(dataDir, nobody.uid, nobody.gid);
    const first = hold(dataDir, nobody);
    await first.ready;
    first.child.kill('SIGTERM');
    await first.ended;
    const asRoot = await startEmbeddedDatabase({ dataDir });
    await asRoot.stop();
    const again = hold(dataDir, nobody);
    await again.ready;
    again.child.kill('SIGTERM');
    await again.ended;
    expect(again.problem()).toBe('');
  });

  test("an ordinary user is told that the folder is another's", async ({ skip }) => {
    skip(!mayStart(nobody), closed);
    const asRoot = await startEmbeddedDatabase({ dataDir });
    await asRoot.stop();
    const other = hold(dataDir, nobody);
    await other.ended;
    expect(other.problem()).toContain('belongs to another account');
  });

  test('in a folder that only root may enter, the database stands elsewhere and stays there', async () => {
    const ownFolder = join(dataDir, 'closed');
    mkdirSync(ownFolder);
    chmodSync(ownFolder, 0o700);
    const folder = join(ownFolder, 'data');
    const notes: string[] = [];
    const first = await startEmbeddedDatabase({ dataDir: folder, note: (line) => notes.push(line) });
    await ask(first.url, 'create table kept (number integer)');
    await first.stop();
    expect(notes.join()).toContain('the database stands in /var/lib/volunteerly/');
    const second = await startEmbeddedDatabase({ dataDir: folder });
    expect(await ask(second.url, 'select count(*)::int as answer from kept')).toBe(0);
    await second.stop();
    removeTemporaryFolder(folder);
  });
});
