/** A request that is caught in a crash of the database is told to come again in a moment, as a page and as a call. */
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
import { siteOfScreens, type SiteOfScreens } from '#tests/support/site-of-screens.ts';
import { soon } from '#tests/support/soon.ts';

/** A screen that asks the API, one that asks the server itself, and one that makes the best of it. */
const screens = `
export const assets = { version: '1a2b3c4d' };
export const entry = { module: { problemOfHostRedirect: () => null, makeAddressReader: () => (url) => ({ url, unread: '', isKeepable: true }), makeAnswer: () => async (request, gift) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/call') return new Response('', { status: (await gift.send({ method: 'GET', url: '/api/v1/vacancies' })).status });
  try { await gift.linkState('abc'); } catch (error) { gift.report(error); return new Response('', { status: pathname === '/fine' ? 200 : 500 }); }
} } };
`;

let server: TestServer;
let app: FastifyInstance;
let site: SiteOfScreens;
let failure: object | null = null;

beforeAll(async () => {
  server = await testServer();
  const { pool } = server.running.services;
  const connect = async () => {
    if (failure) throw Object.assign(new Error('of the database'), failure);
    return pool.connect();
  };
  const broken = Object.assign(Object.create(pool) as pg.Pool, { connect });
  site = await siteOfScreens({ ...server.running.services, pool: broken }, screens);
  ({ app } = site);
});
afterAll(async () => {
  await site?.close();
  await server?.close();
});

const ask = async (url: string, how: object) => {
  failure = how;
  const { statusCode, headers } = await app.inject({ url, headers: { host: first.host } });
  failure = null;
  return [statusCode, headers['retry-after']];
};

const away = [
  { code: '57P01' },
  { code: '57P02' },
  { code: '57P03' },
  { code: '08006' },
  { code: 'ECONNRESET', syscall: 'read' },
  { message: 'Connection terminated unexpectedly' },
];

test.each(away)('%o is away', async (how) => {
  for (const url of ['/api/v1/vacancies', '/call', '/itself'])
    expect(await ask(url, how), url).toEqual([503, '5']);
  expect(await ask('/fine', how)).toEqual([200, undefined]);
});

test('anything else is a fault of ours', async () => {
  for (const url of ['/api/v1/vacancies', '/call', '/itself'])
    expect(await ask(url, { code: '22P02' }), url).toEqual([500, undefined]);
});

test('a connection that is ended while it is used', async () => {
  const { pool } = server.running.services;
  const { owner } = server;
  await owner.query('begin');
  await owner.query('lock table vacancies in access exclusive mode');
  const answer = app.inject({ url: '/api/v1/vacancies', headers: { host: first.host } });
  const waiting =
    "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await owner.query(waiting)).rowCount, soon).toBe(1);
  await owner.query(`select pg_terminate_backend(pid) from (${waiting}) as one`);
  const { statusCode, headers } = await answer;
  await owner.query('rollback');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  await pool.query('select 1');
});
