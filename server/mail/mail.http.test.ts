import { setTimeout as delay } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { openPool } from '#server/db/pool.ts';
import { serverRoleUrl } from '#server/db/server-role.ts';
import { regularTasks } from '#server/jobs/all-tasks.ts';
import { startWorker, type Worker } from '#server/jobs/worker.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { idleTasks } from '#tests/support/idle-tasks.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { soon } from '#tests/support/soon.ts';
import { queueEmail } from './deliveries.ts';
import { devMail } from './dev-mail.ts';
import { askLeave, type Leave } from './recipient-permission.ts';
import { sampleBranding, sampleValues } from './mail.fixtures.ts';
import { sendEmailTask } from './send.ts';
import { queueSending } from './sending.ts';
import { smtpTransport } from './transport.ts';

const log = { info() {}, warn() {}, error: vi.fn() };
const here = 1;
const elsewhere = 2;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let owner: pg.Client;
let pool: pg.Pool;
let smtp: SMTPServer;
let smtpUrl: string;
let worker: Worker | undefined;
let app: FastifyInstance;

/** What the mail server took, and what it answers to the next recipients. */
let taken: string[] = [];
let answers: number[] = [];

async function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const responseCode = answers.shift();
      if (responseCode === undefined) return done();
      return done(Object.assign(new Error(`No (${responseCode})`), { responseCode }));
    },
    onData(stream, _session, done) {
      let letter = '';
      stream.setEncoding('utf8').on('data', (part: string) => (letter += part));
      stream.on('end', () => {
        taken.push(letter);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** As a centre would be: a name that must not break the header. */
const senderOf = async (_scope: TenantScope, locale: Locale) => ({
  name: `Punt "<b@x.example>", ${locale}`,
  replyTo: 'info@punt.example',
});

const work = (url: string | null) =>
  startWorker({
    pool,
    log,
    tasks: {
      ...idleTasks,
      ...regularTasks({ pool, log }),
      send_email: sendEmailTask({
        pool,
        transport: url === null ? null : smtpTransport(url, 'Volunteerly <noreply@volunteerly.example>'),
        senderOf,
      }),
    },
  });

const write = async (scope: TenantScope) =>
  queueEmail(scope, {
    to: (await askLeave(
      scope,
      null,
      'application_confirm',
      'sanne@example.org',
    )) as Leave<'application_confirm'>,
    template: 'application_confirm',
    locale: 'nl',
    values: sampleValues.application_confirm,
    centerBranding: sampleBranding,
  });

async function deliveryOf(id: string, center = here) {
  return inScope(pool, center, (scope) =>
    scope.db.selectFrom('emailDeliveries').selectAll().where('id', '=', id).executeTakeFirst(),
  );
}

async function jobs() {
  const { rows } = await owner.query('select key, attempts, run_at, locked_at from graphile_worker.jobs');
  return rows;
}

/** Waits for what a job does; `hurry` lets a job that waits for its next attempt run now. */
async function until(check: () => Promise<boolean> | boolean, hurry = false) {
  const look = async () => {
    const is = await check();
    if (!is && hurry)
      await owner.query(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()',
      );
    return is;
  };
  await expect.poll(look, soon).toBe(true);
}

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`insert into volunteer_centers (id, key, name) values (1, 'here', 'Punt <Noord>'), (2, 'elsewhere', 'Zuid')
    on conflict do nothing`);
  pool = openPool(await serverRoleUrl(database.ownerUrl, 'a secret of thirty-two characters'), 10, () => {});
  smtp = await startMailServer();
  const address = smtp.server.address();
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  app = fastify();
  await app.register(devMail, { pool });
});

beforeEach(async () => {
  taken = [];
  answers = [];
  await owner.query('delete from graphile_worker._private_jobs');
  await owner.query('truncate email_deliveries');
});

afterEach(async () => {
  vi.useRealTimers();
  await worker?.stop();
  worker = undefined;
});

afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await pool.end();
  await owner.end();
  await database.drop();
});

test('a mail leaves after the commit, soon, with a Message-ID made of its id', async () => {
  worker = await work(smtpUrl);
  await until(
    async () =>
      (
        await owner.query(
          "select from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
        )
      ).rowCount === 1,
  );
  const id = await inScope(pool, here, async (scope) => {
    const written = await write(scope);
    await delay(300);
    expect(taken).toEqual([]);
    // LISTEN, not the next round of asking, which does not come as long as time stands still.
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    return written;
  });
  await until(() => taken.length === 1);
  // Before that, the limits of time of the sending itself would run out at once.
  await until(async () => (await deliveryOf(id))?.status === 'sent');
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  expect(taken[0]).toContain(`Message-ID: <${id}@volunteerly.example>`);
  expect(taken[0]).toMatch(/^From: "Punt \\"<b@x\.example>\\", nl" <noreply@volunteerly\.example>\r?$/m);
  expect(taken[0]).toMatch(/^Reply-To: .*<info@punt\.example>\r?$/m);
  expect(taken[0]).toMatch(/^To: sanne@example\.org\r?$/m);
  expect(taken[0]).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(taken[0]).toMatch(/multipart\/alternative[^]+text\/plain[^]+text\/html/);
  expect(await deliveryOf(id)).toMatchObject({ attempts: 1, failure: null, sentAt: expect.any(Date) });
  expect(await deliveryOf(id, elsewhere)).toBeUndefined();
  await until(async () => (await jobs()).length === 0);
});

test('nothing is sent after a rollback', async () => {
  worker = await work(smtpUrl);
  const failed = inScope(pool, here, async (scope) => {
    await write(scope);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await jobs()).toEqual([]);
  expect((await owner.query('select from email_deliveries')).rowCount).toBe(0);
  // By the time that a later one was sent, this one would have been.
  const id = await inScope(pool, here, write);
  await until(async () => (await deliveryOf(id))?.status === 'sent');
  expect(taken).toEqual([expect.stringContaining(`<${id}@`)]);
});

test('a temporary no is written down and tried again later', async () => {
  answers = [451];
  const start = Date.now();
  worker = await work(smtpUrl);
  const id = await inScope(pool, here, write);
  await until(async () => (await deliveryOf(id))?.attempts === 1);
  expect(await deliveryOf(id)).toMatchObject({ status: 'queued', failure: expect.stringContaining('451') });
  await until(async () => (await jobs())[0]?.locked_at === null);
  const [job] = await jobs();
  expect(job.run_at.getTime()).toBeGreaterThan(start + 500);
  await until(() => taken.length === 1, true);
  await until(async () => (await deliveryOf(id))?.status === 'sent');
  expect(await deliveryOf(id)).toMatchObject({ attempts: 2, failure: null });
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('sanne');
});

test('a mail server that is away is a temporary failure', async () => {
  worker = await work('smtp://127.0.0.1:9');
  const id = await inScope(pool, here, write);
  await until(async () => (await deliveryOf(id))?.attempts === 1);
  expect(await deliveryOf(id)).toMatchObject({
    status: 'queued',
    failure: expect.stringMatching(/ECONNREFUSED|closed|connect/i),
  });
});

test('a permanent no is final', async () => {
  answers = [550];
  worker = await work(smtpUrl);
  const id = await inScope(pool, here, write);
  await until(async () => (await deliveryOf(id))?.status === 'bounced');
  expect(await deliveryOf(id)).toMatchObject({
    attempts: 1,
    failure: expect.stringContaining('550'),
    sentAt: null,
  });
  await until(async () => (await jobs()).length === 0);
  expect(taken).toEqual([]);
});

test('a mail that fails at every attempt ends as failed', async () => {
  answers = Array.from({ length: 20 }, () => 451);
  const id = await inScope(pool, here, write);
  expect((await owner.query('select max_attempts from graphile_worker.jobs')).rows).toEqual([
    { max_attempts: 14 },
  ]);
  await owner.query('update graphile_worker._private_jobs set attempts = 12');
  worker = await work(smtpUrl);
  await until(async () => (await deliveryOf(id))?.attempts === 1);
  expect((await deliveryOf(id))?.status).toBe('queued');
  await until(async () => (await deliveryOf(id))?.status === 'failed', true);
  expect((await deliveryOf(id))?.attempts).toBe(2);
});

test.each([
  ['one of several processes', false],
  ['the only process', true],
])(
  '%s sends it once, although jobs run for it twice, at the same time and again later',
  async (_, isAlone) => {
    const id = await inScope(pool, here, write);
    const task = sendEmailTask({
      pool,
      transport: smtpTransport(smtpUrl, 'noreply@volunteerly.example'),
      senderOf,
      isAlone,
    });
    const run = () =>
      task(
        { centerId: here, deliveryId: id },
        { signal: new AbortController().signal, isLastAttempt: false },
      );
    const ends = await Promise.allSettled([run(), run(), run()]);
    // The others come again, in case the one that sends does not live to its end.
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await run();
    worker = await work(smtpUrl);
    await until(async () => (await jobs()).length === 0);
    expect(taken).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
  },
);

test('is sent once, although the database breaks every connection while it is being sent', async () => {
  const transport = smtpTransport(smtpUrl, 'noreply@volunteerly.example');
  const breaking: typeof transport = {
    async send(letter, signal) {
      const outcome = await transport.send(letter, signal);
      await owner.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return outcome;
    },
  };
  worker = await startWorker({
    pool,
    log,
    tasks: { ...idleTasks, send_email: sendEmailTask({ pool, transport: breaking, senderOf }) },
  });
  const id = await inScope(pool, here, write);
  // Whoever looks on has their connection broken as well.
  const branding = () => deliveryOf(id).catch(() => undefined);
  await until(async () => (await branding())?.status === 'sent');
  expect(taken).toHaveLength(1);
});

test('one that a process was sending is left to it for a minute, unless nobody can be sending it', async () => {
  const id = await inScope(pool, here, write);
  const transport = smtpTransport(smtpUrl, 'a@b.example');
  const runAs = (task: ReturnType<typeof sendEmailTask>) =>
    task({ centerId: here, deliveryId: id }, { signal: new AbortController().signal, isLastAttempt: false });
  const beside = sendEmailTask({ pool, transport, senderOf });
  const alone = sendEmailTask({ pool, transport, senderOf, isAlone: true });
  const wasSending = (seconds: number) =>
    owner.query(
      `update email_deliveries set status = 'queued', sending_since = now() - interval '${seconds} seconds'`,
    );
  await wasSending(50);
  await expect(runAs(beside)).rejects.toThrow('Another process');
  expect(taken).toHaveLength(0);
  await wasSending(61);
  await runAs(beside);
  expect(taken).toHaveLength(1);
  expect(await deliveryOf(id)).toMatchObject({ status: 'sent', sendingSince: null });
  // Also when it was itself that did so: the database went away, and with it what would have been written down.
  await wasSending(0);
  await runAs(alone);
  expect(taken).toHaveLength(2);
});

test('one more job for a waiting mail takes the place of the first', async () => {
  await inScope(pool, here, async (scope) => queueSending(scope, await write(scope)));
  expect(await jobs()).toHaveLength(1);
});

test('without a mail server mails are kept, and /dev/mail shows those of all centres', async () => {
  worker = await work(null);
  const id = await inScope(pool, here, write);
  const other = await inScope(pool, elsewhere, write);
  await until(async () => (await deliveryOf(other, elsewhere))?.status === 'sent');
  await until(async () => (await deliveryOf(id))?.status === 'sent');
  expect(taken).toEqual([]);

  const list = await app.inject('/dev/mail');
  expect(list.statusCode).toBe(200);
  expect(list.body.indexOf(other)).toBeLessThan(list.body.indexOf(id));
  expect(list.body).toContain('Punt &lt;Noord&gt;');

  const one = await app.inject(`/dev/mail/${id}`);
  expect(one.body).toContain('href="https://punt.example/bevestigen?code=a&amp;b=1" target="_blank"');
  expect(one.headers['content-security-policy']).toContain("default-src 'none'");
  const html = await app.inject(`/dev/mail/${id}/html`);
  expect(html.body).toContain('<html lang="nl">');
  expect(html.headers['content-security-policy']).toMatch(/^sandbox allow-popups[^;]*; default-src 'none'/);
  expect((await app.inject('/dev/mail/unknown')).statusCode).toBe(404);
});
