/** What those who run the product are told of it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { largeFiles } from '#contract/large-files.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Past the two seconds for which an answer is kept. */
async function ask(path = '/readyz') {
  vi.setSystemTime(Date.now() + 3_000);
  const answer = await server.running.app.inject(path);
  return { status: answer.statusCode, body: path === '/readyz' ? answer.json() : answer.body };
}

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

test('ready: the database is whole, keeps what is written, and no job waits', async () => {
  expect(await ask()).toEqual({
    status: 200,
    body: { status: 'ready', database: true, writes: true, jobs: true, oldest_due_job_seconds: 0 },
  });
});

test('not ready when nothing can be written', async () => {
  await server.owner.query('revoke update on write_checks from volunteerly_server');
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'not ready', writes: false } });
  await server.owner.query('grant update on write_checks to volunteerly_server');
  expect((await ask()).status).toBe(200);
});

test('not ready when a migration is missing', async () => {
  await server.owner.query("insert into migrations (name) values ('9999_of_a_later_version')");
  expect(await ask()).toMatchObject({ status: 503, body: { database: false } });
  await server.owner.query("delete from migrations where name like '9999%'");
});

test('a job that nobody takes is told in seconds, and ends readiness when this process should have taken it', async () => {
  await server.owner.query(
    "select graphile_worker.add_job('send_email', '{}', run_at => now() - interval '40 seconds')",
  );
  // Other processes of this database may be the ones that take jobs.
  expect(await ask()).toMatchObject({ status: 200, body: { jobs: true } });
  expect((await ask()).body.oldest_due_job_seconds).toBeGreaterThanOrEqual(40);
  expect((await ask('/metrics')).body).toMatch(/^jobs_oldest_due_seconds 4\d/m);
  server.running.services.worker = { stop: async () => {}, standsStill: (seconds) => seconds > 30 };
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'not ready', jobs: false } });
  await server.owner.query('delete from graphile_worker._private_jobs');
  expect((await ask()).status).toBe(200);
});

test('many questions at once are one look at the database', async () => {
  vi.setSystemTime(Date.now() + 3_000);
  const before = await server.owner.query('select checked_at from write_checks');
  const answers = await Promise.all(Array.from({ length: 50 }, () => server.running.app.inject('/readyz')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const after = await server.owner.query('select checked_at, xmin from write_checks');
  await server.running.app.inject('/readyz');
  const later = await server.owner.query('select checked_at, xmin from write_checks');
  expect(after.rows[0].checked_at).not.toEqual(before.rows[0].checked_at);
  expect(later.rows[0].xmin).toBe(after.rows[0].xmin);
});

test('headers that come a byte at a time are cut off after a minute; what may take hours has a limit too', () => {
  const { requestTimeout, headersTimeout } = server.running.app.server;
  expect(headersTimeout).toBe(60_000);
  // As much as may be sent, on a line of two megabits a second.
  const longestMs = (largeFiles.centerArchive.bytes / 250_000) * 1000;
  expect(requestTimeout).toBeGreaterThan(longestMs);
  expect(requestTimeout).toBeLessThan(12 * 3_600_000);
});
