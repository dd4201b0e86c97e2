import { createServer, type Server } from 'node:net';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendEmailTask } from '#server/mail/send.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { idleTasks } from '#tests/support/idle-tasks.ts';
import { jobDatabase, type JobDatabase } from '#tests/support/job-database.ts';
import { soon } from '#tests/support/soon.ts';
import { enqueue } from './queue.ts';
import { regularTasks } from './all-tasks.ts';
import type { Tasks } from './tasks.ts';
import { giveBackLeftJobs } from './giving-back.ts';
import { oldestDueSeconds } from './watch.ts';
import { forgivingPool } from './forgiving-pool.ts';
import { longestGivingBack, longestStop, startWorker } from './worker.ts';

const log = { info() {}, warn() {}, error() {} };

let database: JobDatabase;
let { owner, pool, count } = {} as JobDatabase;

const tasks = (changed: Partial<Tasks> = {}): Tasks => ({
  ...idleTasks,
  ...regularTasks({ pool, log }),
  ...changed,
});

/** As soon as a job runs; it is given back, having failed so often. */
async function stopsInTheMiddle(
  worker: Awaited<ReturnType<typeof startWorker>>,
  attempts: number,
): Promise<void> {
  const isRunning = async () => (await count('graphile_worker.jobs where locked_at is not null')) > 0;
  await expect.poll(isRunning, soon).toBe(true);
  // Whoever waits for the job instead never comes back.
  await worker.stop();
  expect(await count(`graphile_worker.jobs where locked_at is null and attempts = ${attempts}`)).toBe(1);
}

beforeAll(async () => {
  database = await jobDatabase();
  ({ owner, pool, count } = database);
});
beforeEach(() => database.forgetJobs());
afterEach(() => void vi.useRealTimers());
afterAll(() => database.drop());

test('the payload carries the centre, and a job waits for its time', async () => {
  const seen: unknown[] = [];
  const worker = await startWorker({
    pool,
    log,
    tasks: tasks({ send_email: async (payload) => void seen.push(payload) }),
  });
  await inScope(pool, 2, async (scope) => {
    await enqueue(scope, 'send_email', { deliveryId: 'now' });
    await enqueue(scope, 'send_email', { deliveryId: 'later' }, { runAt: new Date(Date.now() + 3_600_000) });
  });
  await expect.poll(() => seen.length, soon).toBe(1);
  // The first in the queue goes first: without a time of its own the other would have run before this one.
  await inScope(pool, 2, (scope) => enqueue(scope, 'send_email', { deliveryId: 'then' }));
  await expect.poll(() => count('graphile_worker.jobs'), soon).toBe(1);
  await worker.stop();
  expect(seen).toEqual(['now', 'then'].map((deliveryId) => ({ centerId: 2, deliveryId })));
});

test('the clock knows the regular tasks', async () => {
  const worker = await startWorker({ pool, log, tasks: tasks() });
  const names = async () => {
    const { rows } = await owner.query(
      'select identifier from graphile_worker._private_known_crontabs order by 1',
    );
    return rows.map((row: { identifier: string }) => row.identifier);
  };
  await expect
    .poll(names, soon)
    .toEqual([
      'clean_up',
      'expire_vacancies',
      'keep_retention',
      'mail_search_alerts',
      'measure_answers',
      'read_vacancy_feeds',
      'remind_of_vacancies',
      'send_left_mails',
    ]);
  await worker.stop();
});

/** A mail server that takes the call and then says nothing. */
async function silentServer(): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => void socket.on('error', () => {}));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

test('waits for a running job shortly, and for the database that takes it back: not three seconds in all', () => {
  expect(longestStop + longestGivingBack).toBeLessThan(3_000);
});

test('stops in the middle of a mail, and gives the job back', async () => {
  await owner.query('truncate email_deliveries');
  const { server, url } = await silentServer();
  const id = uuidv7();
  await owner.query(`insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html)
    values (1, '${id}', 't', 'nl', 'a@b.example', 's', 'text', 'html')`);
  const send = sendEmailTask({
    pool,
    transport: smtpTransport(url, 'noreply@b.example'),
    senderOf: async () => ({ name: 'Punt', replyTo: null }),
  });
  const worker = await startWorker({ pool, log, tasks: tasks({ send_email: send }) });
  await inScope(pool, 1, (scope) => enqueue(scope, 'send_email', { deliveryId: id }));
  await stopsInTheMiddle(worker, 1);
  const { rows } = await owner.query('select status, attempts, failure from email_deliveries');
  expect(rows).toEqual([{ status: 'queued', attempts: 1, failure: 'The server stopped' }]);
  server.close();
});

test('stops although a task does not listen, and gives the job back', async () => {
  let release = () => {};
  const deaf = new Promise<void>((resolve) => (release = resolve));
  const worker = await startWorker({ pool, log, tasks: tasks({ send_email: () => deaf }) });
  await inScope(pool, 1, (scope) => enqueue(scope, 'send_email', { deliveryId: 'x' }));
  await stopsInTheMiddle(worker, 0);
  release();
});

test('goes on after the database broke all its connections, even in the middle of a job', async () => {
  const seen: string[] = [];
  const worker = await startWorker({
    pool,
    log,
    tasks: tasks({
      send_email: async ({ deliveryId }) => {
        seen.push(deliveryId);
        if (deliveryId === 'first')
          await owner.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          );
      },
    }),
  });
  const add = (deliveryId: string) =>
    inScope(pool, 1, (scope) => enqueue(scope, 'send_email', { deliveryId }));
  await add('first');
  await expect.poll(() => seen, soon).toContain('first');
  // The pool may not know yet that its connections are broken.
  await vi.waitFor(() => add('second'), soon);
  await expect.poll(() => seen, soon).toContain('second');
  await worker.stop();
  // Broken ones that lie in the pool still are asked once here, and thrown away: the next test begins with good ones.
  await Promise.allSettled(Array.from({ length: pool.totalCount }, () => pool.query('select 1')));
});

test('a connection that the engine lets go of twice is in the pool once', async () => {
  await new Promise<void>((resolve, reject) =>
    forgivingPool(pool).connect((error, client, release) => {
      if (error || !client) return reject(error ?? new Error('No connection'));
      release();
      release();
      resolve();
    }),
  );
  const { rows } = await forgivingPool(pool).query<{ one: number }>('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
});

test('starts again by itself after it could not write down that a job is done', async () => {
  const seen: string[] = [];
  const errors: string[] = [];
  const worker = await startWorker({
    pool,
    log: { ...log, error: (_about, message) => void errors.push(message) },
    tasks: tasks({
      send_email: async ({ deliveryId }) => {
        seen.push(deliveryId);
        if (deliveryId === 'first' && seen.length === 1)
          await owner.query('revoke delete on graphile_worker._private_jobs from volunteerly_server');
      },
    }),
  });
  const add = (deliveryId: string) =>
    inScope(pool, 1, (scope) => enqueue(scope, 'send_email', { deliveryId }));
  await add('first');
  const restarts = () => errors.filter((message) => message.includes('is started again')).length;
  await expect.poll(restarts, soon).toBe(1);
  await owner.query('grant delete on graphile_worker._private_jobs to volunteerly_server');
  await add('second');
  await expect.poll(() => count('graphile_worker.jobs'), soon).toBe(0);
  await worker.stop();
  // What could not be written down counts as not done, and may be done again before or after what came meanwhile:
  // once, unless the next start came before the grant.
  expect(seen.filter((deliveryId) => deliveryId === 'second')).toHaveLength(1);
  expect(seen.filter((deliveryId) => deliveryId === 'first')).toHaveLength(1 + restarts());
});

test('says how long the first of the waiting jobs is due, without those of later or of another process', async () => {
  const add = (deliveryId: string, seconds: number) =>
    inScope(pool, 1, (scope) =>
      enqueue(scope, 'send_email', { deliveryId }, { runAt: new Date(Date.now() + seconds * 1_000) }),
    );
  expect(await oldestDueSeconds(pool)).toBe(0);
  await add('later', 60);
  expect(await oldestDueSeconds(pool)).toBe(0);
  await add('due', -40);
  await add('taken', -90);
  await owner.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another'
    where payload ->> 'deliveryId' = 'taken'`);
  expect(await oldestDueSeconds(pool)).toBeGreaterThanOrEqual(40);
  expect(await oldestDueSeconds(pool)).toBeLessThan(60);
});

test('jobs of a process that was killed are taken by the next', async () => {
  const seen: string[] = [];
  const take: Partial<Tasks> = { send_email: async ({ deliveryId }) => void seen.push(deliveryId) };
  for (const deliveryId of ['long ago', 'lately'])
    await inScope(pool, 1, (scope) => enqueue(scope, 'send_email', { deliveryId }));
  await owner.query(`update graphile_worker._private_jobs set locked_by = payload ->> 'deliveryId',
    locked_at = now() - case when payload ->> 'deliveryId' = 'lately' then interval '20 minutes' else interval '40 minutes' end`);
  await giveBackLeftJobs(pool, 30);
  const beside = await startWorker({ pool, log, tasks: tasks(take) });
  await expect.poll(() => seen, soon).toEqual(['long ago']);
  await beside.stop();
  expect(seen).toEqual(['long ago']);
  // The only process of its database need not wait: nobody else can be working on them.
  const alone = await startWorker({ pool, log, tasks: tasks(take), isAlone: true });
  await expect.poll(() => seen, soon).toEqual(['long ago', 'lately']);
  await alone.stop();
});

/** Takes the one job that is there, as the engine does, and dies of it; false when it may not be taken any more. */
async function takeAndDie(): Promise<boolean> {
  const { rowCount } = await owner.query(`update graphile_worker._private_jobs
    set attempts = attempts + 1, locked_by = 'killed', locked_at = now() where is_available`);
  await giveBackLeftJobs(pool, 0);
  return rowCount === 1;
}

test('a job that many kills interrupted waits after a failure no longer than any other', async () => {
  await inScope(pool, 1, (scope) => enqueue(scope, 'send_email', { deliveryId: 'x' }));
  for (let kill = 0; kill < 6; kill += 1) await takeAndDie();
  let tries = 0;
  const failOnce = async () => {
    if ((tries += 1) === 1) throw new Error('The database went away');
  };
  const worker = await startWorker({ pool, log, tasks: tasks({ send_email: failOnce }) });
  // After a first failure some seconds; after a seventh it would be eighteen minutes.
  await expect.poll(() => count('graphile_worker.jobs'), soon).toBe(0);
  await worker.stop();
  expect(tries).toBe(2);
});

test('a job that ends its process each time is given up after as many tries as it has', async () => {
  await inScope(pool, 1, (scope) => enqueue(scope, 'send_email', { deliveryId: 'x' }, { maxAttempts: 3 }));
  let deaths = 0;
  while (deaths < 10 && (await takeAndDie())) deaths += 1;
  expect(deaths).toBe(3);
});

test('an idle worker stops at once and lets go of its connections', async () => {
  const worker = await startWorker({ pool, log, tasks: tasks() });
  // It listens, and looks for jobs: by then it has nothing to do.
  const isListening = async () =>
    (
      await owner.query(
        `select from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
      )
    ).rowCount;
  await expect.poll(isListening, soon).toBe(1);
  // Time stands still meanwhile: it waits for nothing.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  await worker.stop();
  expect(pool.totalCount - pool.idleCount).toBe(0);
});
