/** The database of this process: the one of DATABASE_URL, else the embedded one; migrated, and filled when it is empty. */
import pg from 'pg';
import { seedDemoContent } from '#db/seeds/demo/demo-content.ts';
import { seedReferenceLists } from '#db/seeds/reference-lists.ts';
import { startEmbeddedDatabase } from './db/embedded/start.ts';
import { migrate } from './db/migrate.ts';
import type { Env } from './env.ts';
import { makeFirstAdminLink } from './features/first-admins/starting/commands.ts';

export interface Database {
  ownerUrl: string;
  stop(): Promise<void>;
}

/** The database cannot be started or reached; the message says why and what to do. */
export class DatabaseError extends Error {}

type Note = (line: string) => void;

/** Starts or reaches the database. */
export async function openDatabase(env: Env, note: Note): Promise<Database> {
  if (env.databaseUrl) {
    await asOwner(env.databaseUrl, (client) => client.query('select 1')).catch((error: Error) => {
      throw new DatabaseError(`DATABASE_URL: the database cannot be reached (${error.message}).`, {
        cause: error,
      });
    });
    return { ownerUrl: env.databaseUrl, stop: async () => {} };
  }
  const embedded = await startEmbeddedDatabase({ dataDir: env.dataDir, note }).catch((error: Error) => {
    throw new DatabaseError(error.message, { cause: error });
  });
  return { ownerUrl: embedded.url, stop: () => embedded.stop() };
}

/** Runs `work` on one connection of the owner. */
export async function asOwner<Result>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'volunteerly task' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Brings the tables up to date and fills the shared lists. */
export async function prepareDatabase(ownerUrl: string, note: Note): Promise<void> {
  await migrate(ownerUrl, { note: (name) => note(`Migration ${name}`) });
  await asOwner(ownerUrl, seedReferenceLists);
}

/** Demo centres, once, into a database that has no centre. Never in production. */
export const seedDemo = (ownerUrl: string, note: Note, options: { isSmall?: boolean } = {}): Promise<void> =>
  asOwner(ownerUrl, (client) => seedDemoContent(client, { now: new Date(), note, ...options }));

/** Whether there are demo accounts, which must never stand in production. */
export const hasDemoAccounts = (ownerUrl: string): Promise<boolean> =>
  asOwner(ownerUrl, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ id: number }>('select id from volunteer_centers');
    for (const { id } of rows) {
      await client.query(`set local app.center = ${Number(id)}`);
      const found = await client.query(
        "select 1 from users where email like '%.example' and status <> 'archived' limit 1",
      );
      if (found.rowCount) return true;
    }
    await client.query('rollback');
    return false;
  });

/** How somebody becomes the first admin; null where there is one. */
export const firstAdminLink = (ownerUrl: string, address: string): Promise<string | null> =>
  asOwner(ownerUrl, (client) => makeFirstAdminLink(client, address));
