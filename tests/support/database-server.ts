import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#server/db/embedded/start.ts';
import { migrate } from '#server/db/migrate.ts';
import { findPostgres15, startPostgres15 } from '#tests/support/postgres15.ts';
import { clearOldRuns, removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';

/** The PostgreSQL of a test run, and its migrated database to clone. */
export interface DatabaseServer {
  url: string;
  template: string;
  /** The name of one with the demo content, where tests made it. */
  demo: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const setting = process.env.TEST_DATABASE_URL;
  if (setting) return { url: setting, stop: () => Promise.resolve() };
  await clearOldRuns();
  const dataDir = temporaryFolder();
  const programs = process.env.TEST_POSTGRES === '15' ? findPostgres15() : undefined;
  if (process.env.TEST_POSTGRES === '15' && !programs) throw new Error('There is no PostgreSQL 15 here.');
  const server = programs
    ? await startPostgres15(programs, dataDir)
    : await startEmbeddedDatabase({ dataDir });
  const stop = async (): Promise<void> => {
    await server.stop();
    removeTemporaryFolder(dataDir);
  };
  return { url: server.url, stop };
}

/**
 * Commits do not wait for the disk, as the database goes with the run. What is about lasting starts a server of its own, as the tests of
 * tests/durability do.
 */
async function commitWithoutDisk(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('alter role all set synchronous_commit = off');
  await client.end();
}

/** One migrated database, which each test clones: cheaper than migrating again, and never shared. */
async function makeTemplate(serverUrl: string): Promise<string> {
  const template = `template_${Date.now().toString(36)}_${process.pid}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${template}`;
  await migrate(url.href);
  return template;
}

const demoOf = (template: string) => `${template}_demo`;

async function dropTemplates(serverUrl: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  for (const name of [template, demoOf(template)])
    await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
}

/** Starts the PostgreSQL of a test run and gives its address to the workers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  try {
    // A server that is not ours stays as it is.
    if (!process.env.TEST_DATABASE_URL) await commitWithoutDisk(server.url);
    const template = await makeTemplate(server.url);
    project.provide('databaseServer', { url: server.url, template, demo: demoOf(template) });
    return async () => {
      // A server that is not ours outlives the run; one of ours goes as a whole.
      if (process.env.TEST_DATABASE_URL) await dropTemplates(server.url, template);
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
