import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { prepareDatabase, seedDemo } from '#server/database.ts';
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

export interface TestDatabase {
  ownerUrl: string;
  drop(): Promise<void>;
}

const addressOf = (name: string): string => {
  const address = new URL(inject('databaseServer').url);
  address.pathname = `/${name}`;
  return address.href;
};

// Copying by log needs no checkpoint; for templates this small it is the quicker way.
const copy = (client: pg.Client, template: string, name: string) =>
  client.query(`create database ${name} template ${template} strategy wal_log`);

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await administer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    await copy(client, template, name);
  });
  return {
    ownerUrl: addressOf(name),
    drop: () =>
      administer(async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** A new database with all migrations and no rows of other tests; drop it when done. */
export const freshDatabase = (): Promise<TestDatabase> => copyOf(inject('databaseServer').template);

const quiet = () => {};

/** Made by the first worker that needs it, while the others wait. It gets its name when it is whole. */
async function makeDemoTemplate({ template, demo }: DatabaseServer): Promise<void> {
  await administer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [demo]);
    if (rowCount) return;
    const unfinished = `${demo}_${process.pid}`;
    await copy(client, template, unfinished);
    await prepareDatabase(addressOf(unfinished), quiet);
    await seedDemo(addressOf(unfinished), quiet, { isSmall: true });
    await client.query(`alter database ${unfinished} rename to ${demo}`);
  });
}

/** A new database with the demo content, which is written once in a run. */
export async function demoDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  await makeDemoTemplate(server);
  return copyOf(server.demo);
}
