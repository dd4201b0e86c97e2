/** What a page reads together: one transaction, of one centre, that nobody's fault spoils for others, and that ends by itself. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuse } from '#server/http/refusal.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { inOtherCenter, type TenantScope } from './scope.ts';
import { SharedReading } from './shared-reading.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.build.user({ email: 'hier@post.example' });
  await server.build.user({ center: second.id, email: 'daar@post.example' });
});
afterAll(() => server.close());

const reading = (center = first.id) => new SharedReading(server.running.services.pool, center);

const transaction = async ({ db }: TenantScope) => {
  const { rows } = await sql<{ id: string }>`select pg_backend_pid() || ' ' || xact_start as id
    from pg_stat_get_activity(pg_backend_pid())`.execute(db);
  return rows[0]?.id;
};
const addresses = async ({ db }: TenantScope) =>
  (await db.selectFrom('users').select('email').execute()).map(({ email }) => email);
const fail = ({ db }: TenantScope) => sql`select 1 / 0`.execute(db);
const idle = () =>
  expect.poll(() => server.running.services.pool.idleCount).toBe(server.running.services.pool.totalCount);

test('calls at one moment, and the next right behind them, read in one transaction', async () => {
  const page = reading();
  const together = await Promise.all([page.run(transaction), page.run(transaction), page.run(transaction)]);
  expect(new Set([...together, await page.run(transaction)]).size).toBe(1);
});

test('each page reads the rows of its own centre', async () => {
  const [here, there] = [reading(), reading(second.id)];
  const [seenHere, seenThere] = await Promise.all([here.run(addresses), there.run(addresses)]);
  expect([seenHere.includes('hier@post.example'), seenHere.includes('daar@post.example')]).toEqual([
    true,
    false,
  ]);
  expect([seenThere.includes('hier@post.example'), seenThere.includes('daar@post.example')]).toEqual([
    false,
    true,
  ]);
});

test('nothing is written, and nobody goes to another centre from there', async () => {
  await expect(reading().run(({ db }) => db.deleteFrom('users').execute())).rejects.toMatchObject({
    code: '25006',
  });
  await expect(reading().run((scope) => inOtherCenter(scope, second.id, addresses))).rejects.toThrow(
    'own centre',
  );
});

test('a refusal ends nothing; a statement that fails is told to its own caller alone', async () => {
  const page = reading();
  const before = await page.run(transaction);
  await expect(page.run(async () => refuse('not_found'))).rejects.toMatchObject({ status: 404 });
  expect(await page.run(transaction)).toBe(before);
  const later = async (scope: TenantScope) => {
    await sql`select pg_sleep(0.05)`.execute(scope.db);
    return addresses(scope);
  };
  const [failed, ...others] = await Promise.allSettled([page.run(fail), page.run(later), page.run(later)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  for (const other of others) expect(other).toMatchObject({ status: 'fulfilled' });
  expect(await page.run(transaction)).not.toBe(before);
});

test('its connection goes back by itself, whole, also after a failure', async () => {
  const page = reading();
  await Promise.allSettled([page.run(addresses), page.run(fail)]);
  await idle();
  const pids = await Promise.all(Array.from({ length: 10 }, () => reading().run(addresses)));
  expect(pids.flat()).toContain('hier@post.example');
  await idle();
});
