/** The command itself, also killed on the way: then nothing has come, and it can be done again. */
import { spawn } from 'node:child_process';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeUnfinished } from '#server/features/managed-centers/leftovers/commands.ts';
import { uploadPicture } from '#tests/support/busy-organization.ts';
import {
  emptyInstallation,
  rowCounts,
  storedFiles,
  type Installation,
} from '#tests/support/installations.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { soon } from '#tests/support/soon.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

let server: TestServer;
let other: Installation;
let path: string;

beforeAll(async () => {
  server = await testServer();
  other = await emptyInstallation();
  const { id } = await server.build.organization({ logo_id: await uploadPicture(server) });
  await server.build.vacancy({ organization_id: id });
  path = join(other.dataDir, 'center.zip');
});
afterAll(async () => {
  await other.close();
  await server.close();
});

function command(ownerUrl: string, dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, ['server/tasks.ts', 'centers', ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: ownerUrl,
      DATA_DIR: dataDir,
      SECRET: 'a secret of the tests, of forty letters.',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
  return { child, ended };
}

const bring = (...args: string[]) => command(other.ownerUrl, other.dataDir, 'import', ...args);

test('it writes the file, and says what stands in the way', async () => {
  const { dataDir } = server.running.services.env;
  const write = (key: string) => command(server.ownerUrl, dataDir, 'export', key, path).ended;
  expect(await write('onbekend')).toMatchObject({
    code: 1,
    said: "There is no centre with the key 'onbekend'.\n",
  });
  expect(await write('public')).toMatchObject({ code: 0 });
  expect((await write('public')).said).toContain('is there already');
  expect((await bring(path, 'geen host').ended).said).toContain('is no name of a host');
});

test('killed in the middle of its rows nothing has come; it can be done again, and the night removes what lies there', async () => {
  const before = await rowCounts(other.owner);
  await other.owner.query('begin');
  await other.owner.query('lock table vacancies in access exclusive mode');
  const { child, ended } = bring(path, 'mee.example');
  const isWaiting = async () =>
    (await other.owner.query("select 1 from pg_locks where relation = 'vacancies'::regclass and not granted"))
      .rowCount;
  await expect.poll(isWaiting, soon).toBe(1);
  const left = storedFiles(other);
  child.kill('SIGKILL');
  await ended;
  await other.owner.query('rollback');
  expect(left).toHaveLength(1);

  const after = await rowCounts(other.owner);
  const changes = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changes.filter((name) => !name.startsWith('center_imports '))).toEqual([]);

  expect(await bring(path, 'mee.example').ended).toMatchObject({ code: 0 });
  const { rows } = await other.owner.query('select key from volunteer_centers');
  expect(rows).toEqual([{ key: 'public' }]);
  expect(storedFiles(other)).toHaveLength(2);
});

test('what was left of one that never came is removed after a day', async () => {
  const { owner, services, dataDir } = other;
  const folder = join(dataDir, 'uploads', '1555');
  await services.storage.put('1555/left.png', new Uint8Array([1]));
  const yesterday = new Date(Date.now() - 30 * 3_600_000);
  utimesSync(join(folder, 'left.png'), yesterday, yesterday);
  const insert = 'insert into center_imports (center_id, id, started_at) values ($1, gen_random_uuid(), $2)';
  await owner.query(insert, [1555, yesterday]);
  await owner.query(insert, [1556, new Date()]);
  await removeUnfinished(services, new Date());
  expect(readdirSync(folder)).toEqual([]);
  expect((await owner.query('select center_id from center_imports')).rows).toEqual([{ center_id: 1556 }]);
});
