/** Connections of the server's role, and what PostgreSQL's values become. */
import pg from 'pg';
import { holdNone, throwBreach, type OnBreach } from './connection-guard.ts';

// numeric → number (hours with one decimal), date → text (a day has no time zone), bigint → number (versions).
pg.types.setTypeParser(1700, Number);
pg.types.setTypeParser(1082, (value) => value);
pg.types.setTypeParser(20, Number);

const breaches = new WeakMap<pg.Pool, OnBreach>();

/** What becomes of a second connection, or of slow work, while one of this pool is held. */
export const onBreachOf = (pool: pg.Pool): OnBreach => breaches.get(pool) ?? throwBreach;

/** A pool as the server's role. Without a centre set, it sees no tenant row. */
export function openPool(
  serverUrl: string,
  connections: number,
  onError: (error: Error) => void,
  onBreach: OnBreach = throwBreach,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: serverUrl,
    max: connections,
    application_name: 'volunteerly',
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    pipeline: true,
  } as pg.PoolConfig);
  pool.on('error', onError);
  // A connection that breaks while it is in use says so on the client alone; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  // `pool.query` goes by this as well.
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    holdNone('A second connection');
    return connect(...args);
  }) as typeof pool.connect;
  breaches.set(pool, onBreach);
  return pool;
}
