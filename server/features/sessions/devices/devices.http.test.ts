/** The list of one's devices, and signing out there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const list = (as: Session) => server.call(first.host, 'GET', '/api/v1/sessions', { as });
const end = (as: Session, which: string) =>
  server.call(first.host, 'DELETE', `/api/v1/sessions/${which}`, { as });
const isIn = async (as: Session) =>
  (await server.call(first.host, 'GET', '/api/v1/current_user', { as })).status === 200;

test('shows each device with its last use, never a secret, and which one asks', async () => {
  const { email } = await server.build.user();
  const one = await server.signIn(first.host, email);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const two = await server.signIn(first.host, email);
  const answer = await list(two);
  expect(answer.body.data.map((row: { attributes: object }) => row.attributes)).toMatchObject([
    { is_current: true, last_used_at: server.clock.now.toISOString() },
    { is_current: false },
  ]);
  expect(JSON.stringify(answer.body)).not.toMatch(/token|client|hash/);
  const own = (await list(one)).body.data.find(
    (row: { attributes: { is_current: boolean } }) => row.attributes.is_current,
  );
  expect((await end(two, own.id)).status).toBe(204);
  expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
  expect((await end(two, own.id)).status).toBe(404);
});

test('signs out everywhere else at once', async () => {
  const { email } = await server.build.user();
  const all = [];
  for (let device = 0; device < 3; device += 1) all.push(await server.signIn(first.host, email));
  const [here, ...others] = all as [Session, ...Session[]];
  expect((await end(here, 'others')).status).toBe(204);
  expect(await isIn(here)).toBe(true);
  for (const other of others) expect(await isIn(other)).toBe(false);
  expect((await list(here)).body.data).toHaveLength(1);
});
