/** Who is writing the same page sees each other there, on whichever process, and is gone a minute after the last sign. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presenceSeconds } from '#contract/page-presences.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let an: Session;
let bo: Session;
beforeAll(async () => {
  server = await testServer({ connections: 8 });
  an = await somebody(server, { roles: ['content_manager'], first_name: 'An', last_name: 'Aker' });
  bo = await somebody(server, { roles: ['center_superuser'], first_name: 'Bo', last_name: 'Bos' });
});
afterAll(() => server.close());

const arrive = async (as: Session, id: string) => {
  const { status, body } = await server.call(first.host, 'POST', `/api/v1/pages/${id}/presence`, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.attributes.others;
};
const leave = (as: Session, id: string) =>
  server.call(first.host, 'DELETE', `/api/v1/pages/${id}/presence`, { as });
const begin = async () => String((await server.build.page())['id']);
const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};

test('each sees the other by name and since when, not themselves, and nobody of another page', async () => {
  const [id, other] = [await begin(), await begin()];
  const since = server.clock.now.toISOString();
  expect(await arrive(an, id)).toEqual([]);
  later(20);
  expect(await arrive(bo, id)).toEqual([{ name: 'An Aker', since }]);
  expect(await arrive(an, id)).toMatchObject([{ name: 'Bo Bos' }]);
  later(20);
  await arrive(an, id);
  expect(await arrive(bo, id), 'a sign of life does not begin anew').toEqual([{ name: 'An Aker', since }]);
  expect(await arrive(bo, other)).toEqual([]);
});

test('who leaves is gone at once, who falls silent after a minute, and nothing is kept of either', async () => {
  const id = await begin();
  await arrive(an, id);
  await arrive(bo, id);
  expect((await leave(an, id)).status).toBe(204);
  expect((await leave(an, id)).status, 'twice').toBe(204);
  expect(await arrive(bo, id)).toEqual([]);
  await arrive(an, id);
  later(presenceSeconds + 1);
  expect(await arrive(bo, id)).toEqual([]);
  const kept = 'select user_name from page_presences where page_id = $1';
  expect(await server.build.sql(first.id, kept, [id])).toEqual([{ user_name: 'Bo Bos' }]);
});

test('of twenty signs at once each is one row a person', async () => {
  const id = await begin();
  await Promise.all(Array.from({ length: 20 }, (_, at) => arrive(at % 2 ? an : bo, id)));
  expect(await arrive(an, id)).toHaveLength(1);
});

test('a page of another centre, or one that is not theirs, is not there', async () => {
  const [away, here] = [(await server.build.page({ center: second.id }))['id'], await begin()];
  const manager = await somebody(server, { roles: ['page_manager'] });
  for (const [as, id] of [
    [an, away],
    [manager, here],
  ] as const)
    expect((await server.call(first.host, 'POST', `/api/v1/pages/${id}/presence`, { as })).status).toBe(404);
});
