/** Brings a database up to date: numbered SQL files, each in a transaction of its own unless it says otherwise, one process at a time. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const shipped = fileURLToPath(new URL('../../db/migrations/', import.meta.url));
/** Any fixed number: who holds this lock migrates, others wait. */
const migrationLock = 720_114_026;

/**
 * How long a change of a table waits for those who use it: everybody else waits behind it meanwhile. After that the migration
 * fails and is tried again with the next start. A file sets another time by itself where it needs to.
 */
const lockTimeout = '10s';

/**
 * A file that begins so runs outside of a transaction and waits as long as it takes: `create index concurrently`. It holds one statement,
 * which must be harmless when it is run again (`if not exists`).
 */
const outside = /^-- outside of a transaction\b/;

interface MigrateOptions {
  /** Where the files are; those of the product without it. */
  folder?: string;
  /** Told of each file that is applied. */
  note?: (line: string) => void;
}

/** The files in order: `0087_name.sql` and before, then by the minute they were made, `202611280120_name.sql`. */
export async function migrationNames(folder = shipped): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^(\d{4}|\d{12})_\w+\.sql$/.test(name)).sort();
}

const remember = 'insert into migrations (name) values ($1)';

async function run(client: pg.Client, sql: string, name: string): Promise<void> {
  if (outside.test(sql)) {
    await client.query('set lock_timeout = 0');
    await client.query(sql);
    await client.query(remember, [name]);
    return;
  }
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query(sql);
    await client.query(remember, [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function apply(client: pg.Client, folder: string, name: string): Promise<void> {
  const sql = await readFile(join(folder, name), 'utf8');
  await run(client, sql, name).catch((error: unknown) => {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  });
}

/**
 * Applies what is missing, as the owner of the tables. The queue's own tables (graphile-worker) come first, as later
 * migrations grant rights on them.
 */
export async function migrate(ownerUrl: string, options: MigrateOptions = {}): Promise<void> {
  const { folder = shipped } = options;
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'volunteerly migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations({ connectionString: ownerUrl });
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name),
    );
    for (const name of await migrationNames(folder)) {
      if (done.has(name)) continue;
      options.note?.(name);
      await apply(client, folder, name);
    }
  } finally {
    await client.end();
  }
}
