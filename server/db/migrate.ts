/** Brings a database up to date: numbered SQL files, each in its own transaction, one process at a time. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../db/migrations/', import.meta.url));
/** Any fixed number: who holds this lock migrates, others wait. */
const migrationLock = 720_114_026;

interface MigrateOptions {
  /** Told of each file that is applied. */
  note?: (line: string) => void;
}

/** The files in order, `0001_name.sql`. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const sql = await readFile(`${folder}${name}`, 'utf8');
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Applies what is missing, as the owner of the tables. The queue's own tables (graphile-worker) come first, as later
 * migrations grant rights on them.
 */
export async function migrate(ownerUrl: string, options: MigrateOptions = {}): Promise<void> {
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
    for (const name of await migrationNames()) {
      if (done.has(name)) continue;
      options.note?.(name);
      await apply(client, name);
    }
  } finally {
    await client.end();
  }
}
