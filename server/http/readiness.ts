/** Whether this process can do its work: a database with all migrations that keeps what it is given, and a queue that goes on. */
import type pg from 'pg';
import { migrationNames } from '#server/db/migrate.ts';
import { oldestDueSeconds } from '#server/jobs/watch.ts';
import type { Services } from './services.ts';

export interface Readiness {
  /** The database answers and has all migrations. */
  database: boolean;
  /** The database keeps what is written. */
  writes: boolean;
  /** This process takes the jobs that are due. */
  jobs: boolean;
  /** Seconds that the first of the waiting jobs is due; null when the database cannot say. */
  oldestDueJobSeconds: number | null;
}

async function hasMigrations(pool: pg.Pool): Promise<boolean> {
  const names = await migrationNames();
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from applied_migrations()',
  );
  return rows[0]?.count === names.length;
}

async function canWrite(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query('update write_checks set checked_at = clock_timestamp()');
  return rowCount === 1;
}

async function branding({ pool, worker }: Services): Promise<Readiness> {
  const no = () => false;
  const database = await hasMigrations(pool).catch(no);
  const oldest = await oldestDueSeconds(pool).catch(() => null);
  return {
    database,
    writes: await canWrite(pool).catch(no),
    jobs: worker === undefined || oldest === null || !worker.standsStill(oldest),
    oldestDueJobSeconds: oldest === null ? null : Math.round(oldest * 10) / 10,
  };
}

/** Anybody may ask, as often as they like: the database is asked once in this time. */
const keptMs = 2_000;

/** A function that looks, at most once in two seconds however often it is asked. */
export function readinessOf(services: Services): () => Promise<Readiness> {
  let kept: Promise<Readiness> | undefined;
  let keptUntil = 0;
  return () => {
    if (!kept || Date.now() > keptUntil) {
      kept = branding(services);
      keptUntil = Date.now() + keptMs;
    }
    return kept;
  };
}
