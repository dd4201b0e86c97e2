import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseServer } from '#tests/support/database-server.ts';

/** Copies of one template exclude each other, also over workers; any fixed number will do. */
const templateLock = 4_815_162;

async function administer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer').url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A new database with all migrations and no rows of other tests; drop it when done. */
export async function freshDatabase(): Promise<{ ownerUrl: string; drop(): Promise<void> }> {
  const { url, template }: DatabaseServer = inject('databaseServer');
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await administer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    // Copying by log needs no checkpoint; for a template this small it is the quicker way.
    await client.query(`create database ${name} template ${template} strategy wal_log`);
  });
  const address = new URL(url);
  address.pathname = `/${name}`;
  return {
    ownerUrl: address.href,
    drop: () =>
      administer(async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}
