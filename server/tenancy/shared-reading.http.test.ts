/** What a page reads together: one transaction, of one centre, that nobody's fault spoils for others, and that ends by itself. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isConnectionError } from '#server/db/connection-errors.ts';
import { openPool } from '#server/db/pool.ts';
import { refuse } from '#server/http/refusal.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { soon } from '#tests/support/soon.ts';
import { inOtherCenter, inScope, type TenantScope } from './scope.ts';
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
  expect
    .poll(() => server.running.services.pool.idleCount, soon)
    .toBe(server.running.services.pool.totalCount);

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
  const [, ...again] = await Promise.allSettled([
    page.run(fail),
    ...Array.from({ length: 4 }, () =>
      page.run(async (scope) => {
        await sql`select pg_sleep(0.05)`.execute(scope.db);
        return transaction(scope);
      }),
    ),
  ]);
  expect(new Set(again.map((one) => (one as PromiseFulfilledResult<unknown>).value)).size).toBe(1);
  expect(await page.run(transaction)).not.toBe(before);
});

test('after a lost connection, and after one that could not be had, the next call reads again', async () => {
  const page = reading();
  const end = ({ db }: TenantScope) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
  await expect(page.run(end)).rejects.toSatisfy(isConnectionError);
  expect(await page.run(addresses)).toContain('hier@post.example');

  const { pool } = server.running.services;
  const connect = pool.connect.bind(pool);
  let isShut = true;
  const shut = new Proxy(pool, {
    get: (target, name) =>
      name === 'connect'
        ? () => (isShut ? Promise.reject(new Error('No place.')) : connect())
        : (Reflect.get(target, name) as unknown),
  });
  const later = new SharedReading(shut, first.id);
  await expect(later.run(addresses)).rejects.toThrow('No place.');
  isShut = false;
  expect(await later.run(addresses)).toContain('hier@post.example');
});

test('its connection goes back by itself, whole, also after a failure', async () => {
  const page = reading();
  await Promise.allSettled([page.run(addresses), page.run(fail)]);
  await idle();
  const pids = await Promise.all(Array.from({ length: 10 }, () => reading().run(addresses)));
  expect(pids.flat()).toContain('hier@post.example');
  await idle();
});

test('nothing can be put after the end of what only reads: it would never run', async () => {
  await expect(reading().run(async (scope) => scope.afterCommit(() => {}))).rejects.toThrow('no end');
  await expect(
    inScope(server.running.services.pool, first.id, async (scope) => scope.afterRollback(() => {}), {
      isReadOnly: true,
    }),
  ).rejects.toThrow('no end');
});

test('a page reads on a pool of one connection', async () => {
  const one = openPool(server.running.services.pool.options.connectionString ?? '', 1, () => {});
  try {
    const page = new SharedReading(one, first.id);
    const all = await Promise.all([page.run(addresses), page.run(addresses), page.run(addresses)]);
    expect(all.flat()).toContain('hier@post.example');
    await expect(Promise.all([page.run(fail), page.run(addresses)])).rejects.toMatchObject({ code: '22012' });
    expect(await page.run(addresses)).toContain('hier@post.example');
  } finally {
    await one.end();
  }
});
