/** What somebody keeps of a list is theirs alone, by name, and not without end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ connections: 4 });
});
afterAll(() => server.close());

const path = '/api/v1/saved_filters';
const staff = async () => somebody(server, { roles: ['center_superuser'] });
const send = (as: Session, name: string, query = 'status=invited&q=jansen', list = 'users') =>
  server.call(first.host, 'POST', path, {
    as,
    body: { data: { type: 'saved_filters', attributes: { list, name, query } } },
  });
const namesOf = async (as: Session) =>
  (await server.call(first.host, 'GET', `${path}?filter[list_eq]=users`, { as })).body.data.map(
    (one: { attributes: { name: string } }) => one.attributes.name,
  );

test('a filter is kept, renamed and removed by whose it is, and seen by nobody else', async () => {
  const [as, other] = [await staff(), await staff()];
  const made = await send(as, 'Nog niet gereageerd');
  expect([made.status, made.body.data.attributes.query]).toEqual([201, 'status=invited&q=jansen']);
  expect([await namesOf(as), await namesOf(other)]).toEqual([['Nog niet gereageerd'], []]);
  const own = `${path}/${made.body.data.id}`;
  const rename = (who: Session) =>
    server.call(first.host, 'PATCH', own, {
      as: who,
      body: { data: { type: 'saved_filters', id: made.body.data.id, attributes: { name: 'Uitgenodigd' } } },
    });
  expect((await rename(other)).status).toBe(404);
  expect((await rename(as)).body.data.attributes).toMatchObject({
    name: 'Uitgenodigd',
    query: 'status=invited&q=jansen',
  });
  expect((await server.call(first.host, 'DELETE', own, { as: other })).status).toBe(404);
  expect((await server.call(first.host, 'DELETE', own, { as })).status).toBe(204);
  expect(await namesOf(as)).toEqual([]);
});

test('a name is there once, there are ten of them, and what is no query is refused', async () => {
  const as = await staff();
  const code = async (name: string, query?: string) =>
    (await send(as, name, query)).body.errors?.map((one: { code: string; source: { pointer: string } }) => [
      one.code,
      one.source.pointer,
    ])[0];
  expect(await code('Stil')).toBeUndefined();
  expect(await code('STIL')).toEqual(['duplicate', '/data/attributes/name']);
  expect(await code('Vreemd', '<script>')).toEqual(['invalid', '/data/attributes/query']);
  const sent = await Promise.all(Array.from({ length: 12 }, (_, at) => send(as, `Lijst ${at}`)));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(9);
  expect(await code('Nog een')).toEqual(['too_many', '/data/attributes/name']);
});

test('a name is of one list: filters of vacancies are kept apart from those of users', async () => {
  const as = await staff();
  expect((await send(as, 'Stil')).status).toBe(201);
  expect((await send(as, 'Stil', 'status=draft', 'vacancies')).status).toBe(201);
  expect((await send(as, 'Stil', '', 'organizations')).status).toBe(422);
  expect(await namesOf(as)).toEqual(['Stil']);
});
