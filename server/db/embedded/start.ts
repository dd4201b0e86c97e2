import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster, ownerPassword, ownerRole } from './cluster.ts';
import { keepRunning } from './keep-running.ts';
import { takeLock } from './lock.ts';
import { clearRemains, isPostmasterOf, readPostmasterFile, stopPostmaster } from './pidfile.ts';
import { type Place, findPlace } from './place.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';

/** The database of this process: its owner's address, and how to end it. */
export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

const databaseName = 'volunteerly';

/** How long an orphan may replay its log or end, and how long it may say nothing at all. */
const orphanTimeout = { busy: 60_000, silent: 4_000 };

/** The owner's address of one database on a PostgreSQL of ours. */
export function ownerUrl(place: Place, port: number, database = databaseName): string {
  return `postgresql://${ownerRole}:${ownerPassword(place)}@127.0.0.1:${port}/${database}`;
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
  });
  // A connection that breaks also shows as the failing query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL's word for starting up and shutting down, where patience helps. */
const cannotConnectNow = '57P03';

async function condition(place: Place, port: number): Promise<'ready' | 'busy' | 'silent'> {
  try {
    return await withClient(ownerUrl(place, port, 'postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory === place.cluster ? 'ready' : 'silent';
    });
  } catch (error) {
    return (error as { code?: string }).code === cannotConnectNow ? 'busy' : 'silent';
  }
}

/** Takes over the PostgreSQL that a killed process left running, or clears it away. */
async function adoptOrphan(place: Place, note: (line: string) => void): Promise<Postmaster | undefined> {
  const start = Date.now();
  for (;;) {
    const file = readPostmasterFile(place.cluster);
    if (!file || !isPostmasterOf(file.pid, place.cluster)) break;
    const now = await condition(place, file.port);
    if (now === 'ready') {
      note('Taking over the database that an ended process left running');
      return { pid: file.pid, port: file.port };
    }
    if (Date.now() - start > orphanTimeout[now]) {
      note('The database that an ended process left running does not answer; stopping it');
      await stopPostmaster(file.pid);
      break;
    }
    await delay(50);
  }
  await clearRemains(place.cluster);
  return undefined;
}

async function ensureDatabase(place: Place, port: number): Promise<void> {
  await withClient(ownerUrl(place, port, 'postgres'), async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}

/**
 * Starts the product's own PostgreSQL in the data folder, or takes over one that a killed process left.
 * Refuses with one sentence when another process uses the folder.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  note?: (line: string) => void;
}): Promise<EmbeddedDatabase> {
  const note = options.note ?? (() => undefined);
  const place = findPlace(options.dataDir, note);
  const lock = await takeLock(place.lockFile, options.dataDir, place.account);
  let postmaster: Postmaster | undefined;
  let binaries: Binaries;
  try {
    binaries = findBinaries(place.account, note);
    await ensureCluster(place, binaries, note);
    postmaster = (await adoptOrphan(place, note)) ?? (await startPostmaster(place, binaries));
    await ensureDatabase(place, postmaster.port);
  } catch (error) {
    if (postmaster) await stopPostmaster(postmaster.pid);
    lock.release();
    throw error;
  }
  const kept = keepRunning(place, binaries, postmaster, note);
  const stop = async (): Promise<void> => {
    await kept.stop();
    lock.release();
  };
  return { url: ownerUrl(place, postmaster.port), stop };
}
