/** How files of SQL are applied: once, whole or not at all, and without keeping everybody waiting. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: string;
let owner: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const applied = async (): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    "select name from migrations where name like '9%' order by name",
  );
  return rows.map(({ name }) => name);
};

test('a file that fails leaves nothing, and those before it stay', async () => {
  await write('9001_letters.sql', 'create table letters (id int);');
  await write('9002_broken.sql', 'create table halves (id int); select nonsense;');
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow('9002_broken.sql');
  expect(await applied()).toEqual(['9001_letters.sql']);
  expect((await owner.query("select to_regclass('halves') as found")).rows).toEqual([{ found: null }]);
  await rm(join(folder, '9002_broken.sql'));
});

test('an index can be built while others write', async () => {
  await write(
    '9002_index.sql',
    '-- outside of a transaction\ncreate index concurrently if not exists letters_id on letters (id);',
  );
  await migrate(database.ownerUrl, { folder });
  expect(await applied()).toEqual(['9001_letters.sql', '9002_index.sql']);
});

test('a table that somebody holds is not waited for without end', async () => {
  await write(
    '9003_held.sql',
    "set local lock_timeout = '100ms';\nalter table letters add column name text;",
  );
  await owner.query('begin');
  await owner.query('lock table letters in access share mode');
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow('lock timeout');
  await owner.query('rollback');
  await migrate(database.ownerUrl, { folder });
  expect(await applied()).toContain('9003_held.sql');
});
