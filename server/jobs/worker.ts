/** Works the queue in this process, on the server's own pool and as its role, which owns nothing. */
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { giveBackJobs, giveBackLeftJobs } from './giving-back.ts';
import { openRunner, type OpenRunner, type RunnerOptions } from './runner.ts';
import type { JobLog } from './tasks.ts';
import { stoodStill } from './watch.ts';

export interface Worker {
  /** Waits shortly for running jobs, gives back what is left, and lets go of the pool. Within three seconds. */
  stop(): Promise<void>;
  /** Whether it takes no jobs although the first is due for `seconds`. */
  standsStill(seconds: number): boolean;
}

/** After this, jobs that did not end although they were told to are given back. */
export const longestStop = 2_200;
/** And after this, the database is not waited for that takes them back. */
export const longestGivingBack = 500;
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
  const givenBack = giveBackJobs(pool, [lockedBy]);
  givenBack.catch((error: unknown) => log.warn({ error }, 'Running jobs could not be given back'));
  await Promise.race([givenBack.catch(() => {}), delay(longestGivingBack, undefined, { ref: false })]);
}

/** Why a runner is to be replaced; resolves when it ended, is ending without being asked, or takes nothing any more. */
async function untilUseless(current: OpenRunner, { pool }: RunnerOptions): Promise<object & { why: string }> {
  const decided = new AbortController();
  const ended = current.runner.promise.then(
    () => ({ why: 'ended by itself' }),
    (error: unknown) => ({ why: 'ended', error }),
  );
  // The engine ends when it cannot write down how a job went, and may wait for ever for what it then waits for.
  const ending = current.ending.then(() =>
    delay(longestStop, { why: 'is ending by itself' }, { ref: false }),
  );
  const still = stoodStill(pool, current.taking, decided.signal).then(() => ({ why: 'stands still' }));
  const first = await Promise.race([ended, ending, still]);
  decided.abort();
  return first;
}

/** Opens a runner as soon as that works; undefined when the worker is to stop. */
async function openAgain(options: RunnerOptions, stopping: AbortSignal): Promise<OpenRunner | undefined> {
  while (!stopping.aborted) {
    await delay(pauseBeforeRestart, undefined, { signal: stopping, ref: false }).catch(() => {});
    if (stopping.aborted) return undefined;
    const opened = await openRunner(options).catch((error: unknown) => {
      options.log.error({ error }, 'The job queue could not be started');
      return undefined;
    });
    if (opened && stopping.aborted) await stopRunner(opened, options);
    else if (opened) return opened;
  }
  return undefined;
}

/** Replaces a runner that is of no more use: after a short trouble of the database work goes on by itself. */
async function keepOpen(
  first: OpenRunner,
  options: RunnerOptions,
  stopping: AbortSignal,
  tell: (now: OpenRunner) => void,
) {
  let current = first;
  for (;;) {
    const useless = await untilUseless(current, options);
    if (stopping.aborted) return;
    options.log.error(useless, 'The job queue is started again');
    // What it holds is given back, so that the next one takes it at once.
    await stopRunner(current, options);
    const { lockedBy } = current;
    const next = await openAgain(options, stopping);
    if (!next) return;
    current = next;
    tell(current);
    // Once more, as the database may have been away before.
    await giveBackJobs(options.pool, [lockedBy]).catch((error: unknown) =>
      options.log.warn({ error }, 'Running jobs could not be given back'),
    );
  }
}

interface WorkerOptions extends RunnerOptions {
  /** No other process works this database, as with the embedded one: what is locked was left by one that ended. */
  isAlone?: boolean;
}

/** Starts taking jobs, and the clock of the regular ones. The queue's tables must be there (server/db/migrate.ts). */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  if (options.isAlone) await giveBackLeftJobs(options.pool, 0);
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
  return { stop: () => (ending ??= end()), standsStill: (seconds) => current.taking.standsStill(seconds) };
}
