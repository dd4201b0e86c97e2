/** Works the queue (graphile-worker) in this process, on the server's own pool and as its role, which owns nothing. */
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, parseCronItems, run, type JobHelpers, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { regularTaskNames, type RegularTaskName, type TaskName, type TaskPayload } from './queue.ts';

/** Where a job's lines go; pino has this form. */
export interface JobLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** What a task may know of its run. */
export interface JobRun {
  /** Aborted when the process stops: end soon, the queue tries again later. */
  signal: AbortSignal;
  /** The queue gives up after this one. */
  isLastAttempt: boolean;
}

/** A function for each task; one that is missing fails to compile. */
export type Tasks = {
  [Name in TaskName]: (payload: TaskPayload<Name>, job: JobRun) => Promise<void>;
} & { [Name in RegularTaskName]: (payload: unknown, job: JobRun) => Promise<void> };

export interface Worker {
  /** Waits shortly for running jobs, gives back what is left, and lets go of the pool. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  pool: pg.Pool;
  tasks: Tasks;
  log: JobLog;
}

/** In UTC, as PostgreSQL counts; none of them minds the clock change. */
const schedule: Record<RegularTaskName, string> = {
  expire_vacancies: '*/5 * * * *',
  clean_up: '17 * * * *',
  send_left_mails: '*/5 * * * *',
};

const most = 4;
/** LISTEN wakes the queue at once; asking is for delayed jobs, and for PgBouncer, through which LISTEN does not come. */
const askEvery = 2_000;
/** Within a stop of three seconds: first running jobs may end, then they are told to, then they are given back. */
const politeStop = 1_000;
const firmStop = 1_900;
const longestStop = 2_800;

const asRun = (helpers: JobHelpers): JobRun => ({
  signal: helpers.abortSignal,
  isLastAttempt: helpers.job.attempts >= helpers.job.max_attempts,
});

function taskList(tasks: Tasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      // The queue holds JSON; what is in it was typed when it was added.
      (payload: unknown, helpers: JobHelpers) => task(payload as TaskPayload<TaskName>, asRun(helpers)),
    ]),
  );
}

function queueLogger(log: JobLog): Logger {
  return new Logger((scope) => (level, message, meta) => {
    if (level === 'debug' || level === 'info') return;
    const about = { ...scope, error: meta?.error };
    if (level === 'error') log.error(about, message);
    else log.warn(about, message);
  });
}

/** A connection that breaks while a job holds it shows as the failing query; unheard, its event would end the process. */
function hearBrokenConnections(pool: pg.Pool, log: JobLog): () => void {
  const hear = (client: pg.PoolClient) =>
    void client.on('error', (error) => log.warn({ error }, 'A connection to the database broke'));
  pool.on('connect', hear);
  return () => void pool.removeListener('connect', hear);
}

/** Starts taking jobs, and the clock of the regular ones. The queue's tables must be there (server/db/migrate.ts). */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { pool, tasks, log } = options;
  const forget = hearBrokenConnections(pool, log);
  const runner = await run({
    pgPool: pool,
    taskList: taskList(tasks),
    parsedCronItems: parseCronItems(
      regularTaskNames.map((task) => ({
        task,
        match: schedule[task],
        // One that waits is enough: after an hour's outage there is nothing to catch up with.
        options: { jobKey: task, maxAttempts: 3 },
      })),
    ),
    // Requests share this pool, and one connection listens: jobs never take more than half of the rest.
    concurrency: Math.max(1, Math.min(most, Math.floor((pool.options.max - 1) / 2))),
    pollInterval: askEvery,
    noHandleSignals: true,
    // PgBouncer in transaction mode gives each query another connection (architecture, section 2).
    noPreparedStatements: true,
    gracefulShutdownAbortTimeout: politeStop,
    logger: queueLogger(log),
  });
  runner.promise.catch((error: unknown) => log.error({ error }, 'The job queue ended'));
  const end = async () => {
    const stopped = runner.stop('The server stops').catch((error: unknown) => {
      log.warn({ error }, 'The job queue did not end well');
    });
    const impatience = delay(firmStop, undefined, { ref: false }).then(() => runner.kill('The server stops'));
    impatience.catch(() => {});
    await Promise.race([stopped, delay(longestStop, undefined, { ref: true })]);
    forget();
  };
  let ending: Promise<void> | undefined;
  return { stop: () => (ending ??= end()) };
}
