/** A scope holds one connection: nothing within it asks for another, and nothing slow is done meanwhile. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts';
import { openPool } from '#server/db/pool.ts';
import { inOtherCenter, inScope } from '#server/tenancy/scope.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { soon } from '#tests/support/soon.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const withinScope = (work: () => Promise<unknown>) => inScope(server.running.services.pool, first.id, work);

test.each<[string, () => Promise<unknown>]>([
  ['another scope', () => inScope(server.running.services.pool, second.id, async () => {})],
  ['a query on the pool', () => server.running.services.pool.query('select 1')],
  ['a connection of the pool', () => server.running.services.pool.connect()],
  ['hashing a password', () => hashPassword('een lang wachtwoord')],
  ['checking a password', () => verifyPassword(null, 'een lang wachtwoord')],
])('%s is refused within a scope', async (_what, work) => {
  await expect(withinScope(work)).rejects.toThrow('while a connection is held');
  // Given back, and as good as before.
  expect(await withinScope(async () => 'next')).toBe('next');
});

test('in production it is written down and goes on', async () => {
  const { options } = server.running.services.pool;
  const heard: string[] = [];
  const pool = openPool(
    options.connectionString ?? '',
    2,
    () => {},
    (breach) => heard.push(breach.message),
  );
  try {
    expect(await inScope(pool, first.id, () => inScope(pool, second.id, async () => 'done'))).toBe('done');
  } finally {
    await pool.end();
  }
  expect(heard).toEqual([expect.stringContaining('A second connection')]);
});

test('the rows of another centre are read in the same transaction, and then those of the first again', async () => {
  const here = await server.build.organization({ name: 'Hier' });
  const there = await server.build.organization({ center: second.id, name: 'Daar' });
  const seen = await inScope(server.running.services.pool, first.id, async (scope) => {
    const names = (one: typeof scope) => one.db.selectFrom('organizations').select('id').execute();
    return [await names(scope), await inOtherCenter(scope, second.id, names), await names(scope)];
  });
  expect(seen).toEqual([[{ id: here.id }], [{ id: there.id }], [{ id: here.id }]]);
});

test('forty requests at once for the account of a person, and of an admin away from home, are answered over one connection', async () => {
  const { email } = await server.build.user({ roles: ['center_superuser'] });
  const admin = await server.build.user({ center: second.id, roles: ['admin'] });
  for (const address of [email, admin.email]) {
    const { headers } = await server.signIn(first.host, address);
    const ask = () => server.call(first.host, 'GET', '/api/v1/current_user?include=roles', { headers });
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
});

/** A pool whose connection breaks at the end: after the database has committed, or where it said no. */
function breakingPool(at: 'after commit' | 'at once'): pg.Pool {
  const { pool } = server.running.services;
  const connect = async () => {
    const client = await pool.connect();
    let isBroken = at === 'at once';
    const query = async (text: string, ...more: unknown[]) => {
      if (isBroken) throw new Error('Connection terminated unexpectedly');
      const result = await client.query(text, ...(more as []));
      if (text !== 'commit') return result;
      isBroken = true;
      throw new Error('Connection terminated unexpectedly');
    };
    return Object.assign(Object.create(client) as pg.PoolClient, {
      query,
      release: () => client.release(true),
    });
  };
  return Object.assign(Object.create(pool) as pg.Pool, { connect });
}

test('what stands outside is undone when nothing was kept, and stays when that is not known', async () => {
  const takenBack: string[] = [];
  const keeping = (pool: pg.Pool, name: string) =>
    inScope(pool, first.id, async (scope) => scope.afterRollback(() => takenBack.push(name)));
  await expect(keeping(breakingPool('after commit'), 'unknown')).rejects.toThrow('terminated');
  expect(takenBack).toEqual([]);
  await expect(keeping(breakingPool('at once'), 'never begun')).rejects.toThrow('terminated');
  await expect(
    inScope(server.running.services.pool, first.id, async (scope) => {
      scope.afterRollback(() => takenBack.push('refused'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(takenBack).toEqual(['never begun', 'refused']);
  await expect(
    inScope(server.running.services.pool, first.id, async (scope) => {
      scope.afterRollback(() => takenBack.push('kept'));
      scope.afterCommit(() => {
        throw new Error('afterwards');
      });
    }),
  ).rejects.toThrow('afterwards');
  expect(takenBack).not.toContain('kept');
});

test('what only reads ends by itself when nobody comes after it, and before whoever does', async () => {
  const { pool } = server.running.services;
  const read = (center: number) =>
    inScope(pool, center, (scope) => scope.db.selectFrom('organizations').select('id').execute(), {
      isReadOnly: true,
    });
  const openTransactions = async () =>
    (
      await server.owner.query(
        "select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      )
    ).rows.length;
  const [here, there] = [
    await server.build.organization(),
    await server.build.organization({ center: second.id }),
  ];
  for (let round = 0; round < 20; round++) {
    const [ours, theirs] = [await read(first.id), await read(second.id)];
    expect(ours).toContainEqual({ id: here.id });
    expect(theirs).toContainEqual({ id: there.id });
    expect(theirs).not.toContainEqual({ id: here.id });
    // Behind a read, on the same connection or not, nothing is left of its centre.
    expect((await pool.query("select current_setting('app.center', true) as center")).rows[0].center).toBe(
      '',
    );
  }
  await expect.poll(openTransactions, soon).toBe(0);
});
