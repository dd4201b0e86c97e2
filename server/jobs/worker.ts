/** Works the queue in this process, on the server's own pool and as its role, which owns nothing. */
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { openRunner, type OpenRunner, type RunnerOptions } from './runner.ts';
import type { JobLog } from './tasks.ts';

export interface Worker {
  /** Waits shortly for running jobs, gives back what is left, and lets go of the pool. Within three seconds. */
  stop(): Promise<void>;
}

/** After this, jobs that did not end although they were told to are given back. */
const longestStop = 2_200;
const longestGivingBack = 500;
const pauseBeforeRestart = 2_000;

/** A connection that breaks while a job holds it shows as the failing query; unheard, its event would end the process. */
function hearBrokenConnections(pool: pg.Pool, log: JobLog): () => void {
  const hear = (client: pg.PoolClient) =>
    void client.on('error', (error) => log.warn({ error }, 'A connection to the database broke'));
  pool.on('connect', hear);
  return () => void pool.removeListener('connect', hear);
}

async function stopRunner({ runner, lockedBy }: OpenRunner, { pool, log }: RunnerOptions): Promise<void> {
  const stopped = runner.stop('The server stops').then(
    () => true,
    (error: unknown) => {
      log.warn({ error }, 'The job queue did not end well');
      return false;
    },
  );
  const late = new AbortController();
  const inTime = await Promise.race([
    stopped,
    delay(longestStop, false, { signal: late.signal }).catch(() => false),
  ]);
  late.abort();
  if (inTime) return;
  // The engine's own kill() does nothing once stop() was called. Unlocked, another process takes the jobs at once
  // instead of after four hours.
  const givenBack = pool.query('select graphile_worker.force_unlock_workers($1)', [[lockedBy]]);
  givenBack.catch((error: unknown) => log.warn({ error }, 'Running jobs could not be given back'));
  await Promise.race([givenBack.catch(() => {}), delay(longestGivingBack, undefined, { ref: false })]);
}

/** Opens again what ended by itself: the engine gives up when it cannot write down that a job is done. */
async function keepOpen(
  first: OpenRunner,
  options: RunnerOptions,
  stopping: AbortSignal,
  tell: (now: OpenRunner) => void,
) {
  let current: OpenRunner | undefined = first;
  while (!stopping.aborted) {
    try {
      await current?.runner.promise;
      if (stopping.aborted) return;
      options.log.error({}, 'The job queue ended by itself and is started again');
    } catch (error) {
      if (stopping.aborted) return;
      options.log.error({ error }, 'The job queue ended and is started again');
    }
    await delay(pauseBeforeRestart, undefined, { signal: stopping, ref: false }).catch(() => {});
    if (stopping.aborted) return;
    current = await openRunner(options).catch((error: unknown) => {
      options.log.error({ error }, 'The job queue could not be started');
      return undefined;
    });
    if (current && stopping.aborted) await stopRunner(current, options);
    else if (current) tell(current);
  }
}

/** Starts taking jobs, and the clock of the regular ones. The queue's tables must be there (server/db/migrate.ts). */
export async function startWorker(options: RunnerOptions): Promise<Worker> {
  const forget = hearBrokenConnections(options.pool, options.log);
  const stopping = new AbortController();
  let current = await openRunner(options);
  void keepOpen(current, options, stopping.signal, (now) => (current = now));
  const end = async () => {
    stopping.abort();
    await stopRunner(current, options);
    forget();
  };
  let ending: Promise<void> | undefined;
  return { stop: () => (ending ??= end()) };
}
