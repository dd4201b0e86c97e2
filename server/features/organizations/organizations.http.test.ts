/** Reading organisations, and which are one's own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let staff: Session;

beforeAll(async () => {
  server = await testServer();
  await server.build.lookAlikes();
  staff = await server.signIn(first.host, (await server.build.user({ roles: ['center_superuser'] })).email);
});
afterAll(() => server.close());

const get = (path: string, options: { as?: Session; headers?: Record<string, string> } = {}) =>
  server.call(first.host, 'GET', `/api/v1/${path}`, options);
const idsOf = (answer: { body: { data: { id: string }[] } }) => answer.body.data.map((one) => one.id);

describe('the list', () => {
  test('by name, filtered, searched, and in pages', async () => {
    for (const name of ['Zwaluw', 'Aalscholver', 'Merel_x'])
      await server.build.organization({ name, city: 'Vogelenzang' });
    const pending = await server.build.organization({
      name: 'Koekoek',
      city: 'Vogelenzang',
      status: 'pending',
    });
    const names = async (query: string, as?: Session) =>
      (await get(`organizations?filter[city_eq]=Vogelenzang&${query}`, { as })).body.data.map(
        (one: { attributes: { name: string } }) => one.attributes.name,
      );
    expect(await names('')).toEqual(['Aalscholver', 'Merel_x', 'Zwaluw']);
    expect(await names('', staff)).toEqual(['Aalscholver', 'Koekoek', 'Merel_x', 'Zwaluw']);
    expect(await names('sort=-name')).toEqual(['Zwaluw', 'Merel_x', 'Aalscholver']);
    expect(await names('filter[q]=MEREL')).toEqual(['Merel_x']);
    expect(await names('filter[q]=_')).toEqual(['Merel_x']);
    expect(await names('filter[status_eq]=pending', staff)).toEqual(['Koekoek']);
    expect(await names('filter[status_eq]=pending')).toEqual([]);
    const page = await get('organizations?filter[city_eq]=Vogelenzang&page[size]=2&page[number]=2');
    expect([page.body.data.length, page.body.meta.pagination.records]).toEqual([1, 3]);
    expect((await get(`organizations/${pending.id}`)).status).toBe(404);
  });
});

describe('include', () => {
  test('address and profile; a school has no non-profit profile', async () => {
    const { id } = await server.build.organization({
      street: 'Dorpsstraat',
      city: 'Wezep',
      lat: 52.4,
      lon: 6,
      show_on_social_map: true,
    });
    const one = await get(`organizations/${id}?include=address,profile`);
    expect(one.body.data.relationships.profile.data).toEqual({ type: 'non_profit_profiles', id });
    expect(one.body.included.map((found: { type: string }) => found.type)).toEqual([
      'addresses',
      'non_profit_profiles',
    ]);
    expect(one.body.included[0].attributes).toMatchObject({
      street: 'Dorpsstraat',
      city: 'Wezep',
      lat: 52.4,
    });
    expect(one.body.included[1].attributes.show_on_social_map).toBe(true);
    const school = await server.build.organization({ organization_type: 'School' });
    const other = await get(`organizations/${school.id}?include=profile`);
    expect([other.body.data.relationships.profile.data, other.body.included]).toEqual([null, []]);
  });

  test('vacancies: published ones only, each linked, none of others', async () => {
    const { id } = await server.build.organization();
    const shown = await server.build.vacancy({ organization_id: id });
    for (const status of ['draft', 'archived', 'filled'])
      await server.build.vacancy({ organization_id: id, status });
    const answer = await get(`organizations/${id}?include=vacancies`);
    expect(answer.body.data.relationships.vacancies.data).toEqual([{ type: 'vacancies', id: shown.id }]);
    expect(idsOf({ body: { data: answer.body.included } })).toEqual([shown.id]);
    const empty = await server.build.organization();
    expect(
      (await get(`organizations/${empty.id}?include=vacancies`)).body.data.relationships.vacancies.data,
    ).toEqual([]);
  });
});

describe('one’s own', () => {
  test('the chosen one, else the first school or centre, else the first by name', async () => {
    const [b, a, school, others] = [
      await server.build.organization({ name: 'Beuk' }),
      await server.build.organization({ name: 'Abeel', status: 'pending' }),
      await server.build.organization({ name: 'Zevensprong', organization_type: 'School' }),
      await server.build.organization({ name: 'Andermans' }),
    ];
    const two = await server.build.user({
      roles: [
        ['organization_superuser', b.id],
        ['organization_superuser', a.id],
      ],
    });
    const as = await server.signIn(first.host, two.email);
    expect(idsOf(await get('current_organizations', { as }))).toEqual([a.id, b.id]);
    const chosen = async (session: Session, id?: string) =>
      (
        await get('current_organization?include=address,profile', {
          as: session,
          headers: id ? { 'current-organization-id': id } : {},
        })
      ).body.data?.id;
    expect([await chosen(as), await chosen(as, b.id), await chosen(as, others.id)]).toEqual([
      a.id,
      b.id,
      a.id,
    ]);
    const third = await server.build.user({
      roles: [
        ['organization_superuser', b.id],
        ['mentor', school.id],
      ],
    });
    expect(await chosen(await server.signIn(first.host, third.email))).toBe(school.id);
  });

  test('nobody’s: null, without included', async () => {
    const as = await server.signIn(first.host, (await server.build.user()).email);
    const answer = await get('current_organization?include=address,profile', { as });
    expect([answer.status, answer.body]).toEqual([200, { data: null }]);
  });
});
