/** The queue's own engine (graphile-worker), set up for this house: our pool, our role, our log. */
import { EventEmitter } from 'node:events';
import {
  Logger,
  parseCronItems,
  run,
  type JobHelpers,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { forgivingPool } from './forgiving-pool.ts';
import { regularTaskNames, type RegularTaskName } from './queue.ts';
import type { JobLog, JobRun, Tasks } from './tasks.ts';
import { Taking } from './watch.ts';

export interface RunnerOptions {
  pool: pg.Pool;
  tasks: Tasks;
  log: JobLog;
}

export interface OpenRunner {
  runner: Runner;
  /** The name by which its jobs are locked. */
  lockedBy: string;
  /** What it has taken so far. */
  taking: Taking;
  /** Resolves when the engine begins to end, whether we asked or not: it may never come to the end of that. */
  ending: Promise<void>;
}

/** In UTC, as the queue counts; none of them minds the clock change. */
const schedule: Record<RegularTaskName, string> = {
  expire_vacancies: '*/5 * * * *',
  // By day: a mail in the night wakes people.
  remind_of_vacancies: '38 7-17 * * *',
  // From seven o'clock there; whoever had their turn that day is left alone.
  mail_search_alerts: '1,31 5-20 * * *',
  clean_up: '17 * * * *',
  send_left_mails: '*/5 * * * *',
  // Before people get up, and never at the full hour.
  keep_retention: '23 3 * * *',
  measure_answers: '47 2 * * *',
  // When others do not: many ask at the full hour.
  read_vacancy_feeds: '41 * * * *',
};

const mostJobs = 4;
/** LISTEN wakes the queue at once; asking is for delayed jobs, and for PgBouncer, through which LISTEN does not come. */
const askEvery = 2_000;
/** How long running jobs may go on after a stop before they are told to end. */
const politeStop = 1_000;

const asRun = (helpers: JobHelpers): JobRun => ({
  signal: helpers.abortSignal,
  isLastAttempt: helpers.job.attempts >= helpers.job.max_attempts,
});

function taskList(tasks: Tasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      // The queue holds JSON; what is in it was typed when it was added.
      (payload: unknown, helpers: JobHelpers) => task(payload as never, asRun(helpers)),
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

const cronItems = () =>
  parseCronItems(
    regularTaskNames.map((task) => ({
      task,
      match: schedule[task],
      // One that waits is enough: after an hour's outage there is nothing to catch up with.
      options: { jobKey: task, maxAttempts: 3 },
    })),
  );

/** Starts taking jobs. Fails when the database is away or has no queue yet. */
export async function openRunner({ pool, tasks, log }: RunnerOptions): Promise<OpenRunner> {
  const events = new EventEmitter() as WorkerEvents;
  let lockedBy = '';
  events.on('pool:create', ({ workerPool }) => (lockedBy = workerPool.id));
  const ending = new Promise<void>((resolve) => void events.once('pool:gracefulShutdown', () => resolve()));
  // Requests share this pool, and one connection listens: jobs never take more than half of the rest.
  const places = Math.max(1, Math.min(mostJobs, Math.floor((pool.options.max - 1) / 2)));
  const taking = new Taking(events, places);
  const runner = await run({
    pgPool: forgivingPool(pool),
    events,
    taskList: taskList(tasks),
    parsedCronItems: cronItems(),
    concurrency: places,
    pollInterval: askEvery,
    noHandleSignals: true,
    // PgBouncer in transaction mode gives each query another connection (architecture, section 2).
    noPreparedStatements: true,
    gracefulShutdownAbortTimeout: politeStop,
    logger: queueLogger(log),
    // In batches, because only then does a stop wait until the end of a job is written down: without, that query runs
    // unawaited, a job that was done stays locked when the pool closes, and its failure would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  return { runner, lockedBy, taking, ending };
}
