/** Jobs of a worker that did not see their end are given back, so that another one takes them at once. */
import type pg from 'pg';

/**
 * Gives back what these workers hold. As the engine's own force_unlock_workers, but such an attempt counts neither as done nor
 * as one of those that there are: it did not fail, so it must not lengthen the pause after one that does, which is e to the
 * number of attempts in seconds. A job that ends its own process still does so no more often than it may be tried.
 */
export async function giveBackJobs(pool: pg.Pool, workers: readonly string[]): Promise<void> {
  const uncounted = '(attempts > 0 and attempts < max_attempts)::int';
  await pool.query(
    `with jobs as (
       update graphile_worker._private_jobs
       set locked_at = null, locked_by = null,
         attempts = attempts - ${uncounted}, max_attempts = max_attempts - ${uncounted}
       where locked_by = any($1::text[]))
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null
     where locked_by = any($1::text[])`,
    [workers],
  );
}

/**
 * Gives back the jobs of processes that took none for so long and so must have ended; the queue itself waits four hours before it
 * believes that. Zero minutes frees all, which only the one process of a database may ask.
 */
export async function giveBackLeftJobs(pool: pg.Pool, minutes: number): Promise<void> {
  const { rows } = await pool.query<{ worker: string }>(
    `select locked_by as worker from graphile_worker.jobs where locked_by is not null
     group by locked_by having max(locked_at) <= now() - make_interval(mins => $1)`,
    [minutes],
  );
  if (rows.length === 0) return;
  await giveBackJobs(
    pool,
    rows.map(({ worker }) => worker),
  );
}
