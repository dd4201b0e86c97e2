/** Reading organisations, and which are one's own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;

beforeAll(async () => {
  server = await testServer();
  await server.build.lookAlikes();
  staff = await somebody(server, { roles: ['center_superuser'] });
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

describe('the list by place and activity', () => {
  beforeAll(async () => {
    const wezep = { postcode: '8091', city: 'Wezep', lat: 52.4567, lon: 6.0003 };
    const rows = [
      { name: 'Kringloop Ver', city: 'Maastricht', lat: 50.85, lon: 5.69, activity_type_ids: ['nature'] },
      { name: 'Kringloop Dichtbij', ...wezep, lat: 52.49, activity_type_ids: ['eating_together', 'nature'] },
      { name: 'Kringloop Hier', ...wezep, activity_type_ids: ['meeting'] },
      { name: 'Kringloop Straks', ...wezep, status: 'pending', activity_type_ids: ['meeting'] },
    ];
    for (const row of rows) await server.build.organization(row);
  });
  const ask = (query: string, as?: Session) => get(`organizations?filter[q]=kringloop&${query}`, { as });
  const names = async (query: string, as?: Session) =>
    (await ask(query, as)).body.data.map((one: { attributes: { name: string } }) =>
      one.attributes.name.replace('Kringloop ', ''),
    );

  test('near a place, nearest first, with the distance', async () => {
    const answer = await ask('filter[near]=Wezep&filter[distance]=5');
    expect(answer.body.meta.near).toMatchObject({ name: 'Wezep', distance: 5 });
    expect(
      answer.body.data.map((one: { attributes: Record<string, unknown> }) => [
        one.attributes['name'],
        typeof one.attributes['distance_km'],
      ]),
    ).toEqual([
      ['Kringloop Hier', 'number'],
      ['Kringloop Dichtbij', 'number'],
    ]);
    expect(await names('filter[near]=8091&sort=name')).toEqual(['Dichtbij', 'Hier']);
    expect(await names('filter[area]=5.9,52.4,6.1,52.5&sort=name')).toEqual(['Dichtbij', 'Hier']);
    expect((await ask('filter[area]=6.1,52.4,5.9,52.5')).status).toBe(400);
    expect((await ask('filter[near]=Qqxxqqxx')).status).toBe(400);
    expect(await names('')).toEqual(['Dichtbij', 'Hier', 'Ver']);
  });

  test('by theme, with all that is below it, or by one type', async () => {
    expect(await names('filter[activity]=meeting')).toEqual(['Dichtbij', 'Hier']);
    expect(await names('filter[activity]=eating_together')).toEqual(['Dichtbij']);
    expect(await names('filter[activity]=living,meeting')).toEqual(['Dichtbij', 'Hier', 'Ver']);
    expect(await names('filter[activity]=onbekend')).toEqual([]);
  });

  test('a typing error is tolerated, and words of the place count', async () => {
    const forgiven = await get('organizations?filter[q]=kringlop%20wezep');
    expect(idsOf(forgiven)).toHaveLength(2);
    expect(idsOf(await get('organizations?filter[q]=wezep%20hier'))).toHaveLength(1);
  });

  test('counts follow all filters but their own', async () => {
    const { facets } = (await ask('facets=true&filter[activity]=meeting&filter[status_eq]=approved', staff))
      .body.meta;
    const sorted = (one: { value: string; count: number }[]) =>
      Object.fromEntries(one.map(({ value, count }) => [value, count]));
    expect(sorted(facets.status)).toEqual({ approved: 2, pending: 1 });
    expect(sorted(facets.activity)).toEqual({ meeting: 2, living: 2 });
    expect((await ask('')).body.meta.facets).toBeUndefined();
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
    const vacancy = await server.build.vacancy({ organization_id: id });
    for (const status of ['draft', 'archived', 'filled'])
      await server.build.vacancy({ organization_id: id, status });
    const answer = await get(`organizations/${id}?include=vacancies`);
    expect(answer.body.data.relationships.vacancies.data).toEqual([{ type: 'vacancies', id: vacancy.id }]);
    expect(idsOf({ body: { data: answer.body.included } })).toEqual([vacancy.id]);
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
    const as = await somebody(server);
    const answer = await get('current_organization?include=address,profile', { as });
    expect([answer.status, answer.body]).toEqual([200, { data: null }]);
  });
});
