/** Who keeps a vacancy keeps it for themselves, once, not without end, and learns nothing of what is hidden by it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostBookmarks } from '#contract/bookmark-limits.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ connections: 4 });
});
afterAll(() => server.close());

const path = '/api/v1/bookmarks';
const volunteer = async () => somebody(server, { roles: ['volunteer'] });
const keep = (as: Session, vacancyId: unknown, more: Record<string, unknown> = {}) =>
  server.call(first.host, 'POST', path, {
    as,
    body: { data: { type: 'bookmarks', attributes: { vacancy_id: vacancyId, ...more } } },
  });
const join = (as: Session, ids: readonly unknown[]) =>
  server.call(first.host, 'POST', `${path}/join`, { as, body: { vacancy_ids: ids } });
const take = (as: Session, id: string) => server.call(first.host, 'DELETE', `${path}/${id}`, { as });
const keptBy = async (as: Session): Promise<string[]> =>
  (await server.call(first.host, 'GET', `${path}?page[size]=1000`, { as })).body.data.map(
    (one: { id: string }) => one.id,
  );
const problemOf = ({ body }: { body: { errors?: { code: string; source: { pointer: string } }[] } }) =>
  body.errors?.map(({ code, source }) => [code, source.pointer])[0];
const signsOf = async (as: Session): Promise<string[] | null> =>
  (await server.call(first.host, 'GET', '/api/v1/toolbar', { as })).body.data.attributes.bookmarks;
const vacancyThat = async (over: Record<string, unknown> = {}) => (await server.build.vacancy(over)).id;

test('a vacancy is kept once, seen by nobody else, and taken off by whose it is', async () => {
  const [as, other] = [await volunteer(), await volunteer()];
  const [id, later] = [await vacancyThat(), await vacancyThat()];
  const made = await keep(as, id);
  expect([made.status, made.body.data.id, made.body.data.attributes.vacancy_id]).toEqual([201, id, id]);
  const again = await keep(as, id);
  expect(again.body.data.attributes.created_at).toBe(made.body.data.attributes.created_at);
  await keep(as, later);
  const both = [id, later].toSorted();
  expect([(await keptBy(as)).toSorted(), (await signsOf(as))?.toSorted()]).toEqual([both, both]);
  expect([await keptBy(other), await signsOf(other)]).toEqual([[], []]);
  expect([(await take(other, id)).status, (await take(as, id)).status, (await take(as, id)).status]).toEqual([
    404, 200, 404,
  ]);
  expect(await keptBy(as)).toEqual([later]);
});

test('what was taken off goes back to its place, and nothing before what is kept now', async () => {
  const as = await volunteer();
  const ids = [await vacancyThat(), await vacancyThat(), await vacancyThat()];
  await join(as, ids);
  const newestFirst = ids.toReversed();
  expect(await keptBy(as)).toEqual(newestFirst);
  const taken = [];
  for (const id of ids.slice(0, 2)) taken.push((await take(as, id)).body.data);
  for (const { id, attributes } of taken)
    expect((await keep(as, id, { created_at: attributes.created_at })).status).toBe(201);
  expect(await keptBy(as)).toEqual(newestFirst);
  const ahead = await keep(as, await vacancyThat(), { created_at: '2099-01-01T00:00:00.000Z' });
  expect(Date.parse(ahead.body.data.attributes.created_at)).toBeLessThan(Date.parse('2099-01-01'));
  expect((await keep(as, await vacancyThat(), { created_at: 'gisteren' })).status).toBe(422);
});

test('pressing many times at once keeps one', async () => {
  const as = await volunteer();
  const id = await vacancyThat();
  const sent = await Promise.all(Array.from({ length: 8 }, () => keep(as, id)));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await keptBy(as)).toEqual([id]);
});

test('what one may not know of, of another centre and what is no vacancy is refused alike', async () => {
  const as = await volunteer();
  const elsewhere = await vacancyThat({ center: second.id });
  const hidden = await Promise.all(
    ['draft', 'archived', 'deleted'].map((status) => vacancyThat({ status, title: 'Geheim plan' })),
  );
  const organization = await server.build.organization({ status: 'pending' });
  const waiting = await vacancyThat({ organization_id: organization.id });
  for (const id of [elsewhere, ...hidden, waiting, randomUUID()]) {
    const answer = await keep(as, id);
    expect([answer.status, problemOf(answer)]).toEqual([
      422,
      ['unknown_record', '/data/attributes/vacancy_id'],
    ]);
  }
  for (const wrong of ['vacature', '', null, 7])
    expect([(await keep(as, wrong)).status, (await join(as, [wrong])).status]).toEqual([422, 422]);
  await join(as, [elsewhere, ...hidden, waiting, randomUUID()]);
  expect(await keptBy(as)).toEqual([]);
});

test('what a device kept joins what the account keeps: none twice, in its order, and what is gone is left out', async () => {
  const as = await volunteer();
  const [a, b, c] = [await vacancyThat(), await vacancyThat({ status: 'filled' }), await vacancyThat()];
  await keep(as, b);
  const gone = await vacancyThat({ status: 'deleted' });
  expect((await join(as, [a, b, gone, c])).status).toBe(204);
  expect((await join(as, [a, b, gone, c])).status).toBe(204);
  // The clock stands still here: what the account kept is as old as what joins it.
  expect((await keptBy(as)).filter((id) => id !== b)).toEqual([c, a]);
  expect(await keptBy(as)).toHaveLength(3);
  expect((await join(as, [])).status).toBe(204);
  expect((await join(as, [a, a])).status).toBe(422);
});

test('there is an end to it, also for whoever sends them at once', async () => {
  const as = await volunteer();
  const full = await vacancyThat();
  await server.build.sql(
    first.id,
    `insert into bookmarks (volunteer_center_id, user_id, id)
     select 1, $1, gen_random_uuid() from generate_series(1, $2)`,
    [as.userId, mostBookmarks - 3],
  );
  const some = await Promise.all(Array.from({ length: 5 }, () => vacancyThat()));
  const sent = await Promise.all(some.map((id) => keep(as, id)));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(problemOf(await keep(as, full))).toEqual(['too_many', '/data/attributes/vacancy_id']);
  await join(as, [full]);
  expect(await keptBy(as)).toHaveLength(mostBookmarks);
  // One place: the newest of what the device has.
  await take(as, (await keptBy(as))[0] ?? '');
  const newest = await vacancyThat();
  await join(as, [full, newest]);
  expect([await keptBy(as)].map((ids) => [ids.length, ids.includes(newest), ids.includes(full)])).toEqual([
    [mostBookmarks, true, false],
  ]);
  const tooMany = Array.from({ length: mostBookmarks + 1 }, () => randomUUID());
  expect((await join(as, tooMany)).status).toBe(422);
});

test('what went offline stays in the list, and its words are nowhere', async () => {
  const as = await volunteer();
  const [archived, moved] = [await vacancyThat({ title: 'Een geheim' }), await vacancyThat()];
  await join(as, [archived, moved]);
  await server.build.sql(first.id, "update vacancies set status = 'archived' where id = $1", [archived]);
  await server.build.sql(first.id, 'delete from vacancies where id = $1', [moved]);
  const answer = await server.call(first.host, 'GET', path, { as });
  expect(answer.body.data.map(({ id }: { id: string }) => id)).toEqual([moved, archived]);
  const read = await server.call(
    first.host,
    'GET',
    `/api/v1/vacancies/by_ids?filter[ids]=${archived},${moved}`,
    { as },
  );
  expect([read.status, read.body.data]).toEqual([200, []]);
  expect(JSON.stringify([answer.body, read.body])).not.toContain('geheim');
  expect((await take(as, moved)).status).toBe(200);
});

test('vacancies are read by their ids in that order, with how far they are', async () => {
  const [near, far] = [
    await vacancyThat({ lat: 52.4, lon: 5.9 }),
    await vacancyThat({ status: 'expired', lat: null, lon: null }),
  ];
  const hidden = await vacancyThat({ status: 'draft' });
  const elsewhere = await vacancyThat({ center: second.id });
  const read = async (query: string) =>
    server.call(first.host, 'GET', `/api/v1/vacancies/by_ids?${query}`, {});
  const ids = [far, hidden, near, elsewhere, randomUUID()].join(',');
  const answer = await read(`filter[ids]=${ids}&filter[near]=8091`);
  expect(
    answer.body.data.map(({ id, attributes }: { id: string; attributes: { distance_km: number | null } }) => [
      id,
      typeof attributes.distance_km,
    ]),
  ).toEqual([
    [far, 'object'],
    [near, 'number'],
  ]);
  expect((await read('')).body.data).toEqual([]);
  for (const wrong of [
    'filter[ids]=x',
    `filter[ids]=${near},${near}`,
    `filter[ids]=${near}&filter[near]=Nergensland`,
  ])
    expect((await read(wrong)).status, wrong).toBe(400);
  const many = Array.from({ length: 51 }, () => randomUUID()).join(',');
  expect((await read(`filter[ids]=${many}`)).status).toBe(400);
});

test('how far private help is, is said in whole kilometres, so that nobody finds a front door by it', async () => {
  const place = { lat: 52.4317, lon: 5.9049 };
  const [open, closed] = [
    await vacancyThat(place),
    await vacancyThat({ ...place, vacancy_type: 'one-on-one' }),
  ];
  const distances = async (near: string): Promise<number[]> => {
    const ids = `filter[ids]=${open},${closed}&filter[near]=${near}`;
    const { body } = await server.call(first.host, 'GET', `/api/v1/vacancies/by_ids?${ids}`, {});
    return body.data.map((one: { attributes: { distance_km: number } }) => one.attributes.distance_km);
  };
  const [exact = 0, rough = 0] = await distances('3811');
  expect([Number.isInteger(exact), Number.isInteger(rough)]).toEqual([false, true]);
  expect(Math.abs(exact - rough)).toBeLessThan(10);
});

test('an admin whose account is elsewhere keeps nothing here', async () => {
  const as = await somebody(server, { center: second.id, roles: ['admin'] });
  const id = await vacancyThat();
  expect([(await keep(as, id)).status, (await join(as, [id])).status, await signsOf(as)]).toEqual([
    403,
    403,
    null,
  ]);
});
