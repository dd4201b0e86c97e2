/** Reading vacancies: who sees what, and the grammar of the list. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let organizationId: string;
let manager: Session;

beforeAll(async () => {
  server = await testServer({ now: new Date('2026-11-24T09:00:00Z') });
  await server.build.lookAlikes();
  organizationId = (await server.build.organization({ name: 'De Speeltuin' })).id;
  manager = await somebody(server, { roles: [['organization_superuser', organizationId]] });
});
afterAll(() => server.close());

const get = (path: string, as?: Session, headers?: Record<string, string>) =>
  server.call(first.host, 'GET', `/api/v1/vacancies${path}`, { as, headers });
const make = (over: object = {}) => server.build.vacancy({ organization_id: organizationId, ...over });

const contact = {
  contact_person: 'Iris Kuiper',
  contact_phone: '0612345678',
  contact_email: 'iris@speeltuin.example',
  street: 'Zandstraat',
  house_number: '12',
  postcode: '8091 AB',
};

describe('what is hidden', () => {
  test('contact details, but the phone where the organisation says so', async () => {
    const { id } = await make(contact);
    expect((await get(`/${id}`)).body.data.attributes).toMatchObject({
      contact_person: 'Iris Kuiper',
      contact_email: null,
      contact_phone: null,
      street: 'Zandstraat',
      submitted_at: null,
    });
    expect((await get(`/${id}`, manager)).body.data.attributes).toMatchObject({
      contact_email: 'iris@speeltuin.example',
      contact_phone: '0612345678',
    });
    const open = await make({ ...contact, contact_phone_visible: true });
    expect((await get(`/${open.id}`)).body.data.attributes).toMatchObject({
      contact_phone: '0612345678',
      contact_email: null,
    });
    const mail = await make({ ...contact, contact_email_visible: true });
    expect((await get(`/${mail.id}`)).body.data.attributes).toMatchObject({
      contact_phone: null,
      contact_email: 'iris@speeltuin.example',
    });
  });

  test.each(['p2p', 'one-on-one', 'neighbour-help'])(
    'of %s also address and names, everywhere',
    async (vacancy_type) => {
      const { id } = await make({
        ...contact,
        vacancy_type,
        contact_phone_visible: true,
        contact_email_visible: true,
        title: `Hulp ${vacancy_type}`,
      });
      const hidden = {
        street: null,
        house_number: null,
        contact_person: null,
        contact_phone: null,
        contact_email: null,
        postcode: '8091',
        // Of that postcode: nobody put it there.
        lat: 52.462_46,
        lon: 6.001_17,
      };
      expect((await get(`/${id}`)).body.data.attributes).toMatchObject(hidden);
      expect((await get(`/${id}`, manager)).body.data.attributes).toMatchObject(contact);
      for (const path of [`?filter[title_eq]=Hulp ${vacancy_type}`, `/search?filter[q]=Hulp ${vacancy_type}`])
        expect((await get(path)).body.data[0].attributes, path).toMatchObject(hidden);
      const included = await server.call(
        first.host,
        'GET',
        `/api/v1/organizations/${organizationId}?include=vacancies`,
      );
      expect(included.body.included.find((one: { id: string }) => one.id === id).attributes).toMatchObject(
        hidden,
      );
    },
  );
});

describe('the list', () => {
  test('pages without overlap, with links and counts', async () => {
    const organization_id = (await server.build.organization()).id;
    for (let number = 0; number < 7; number++)
      await make({ organization_id, title: `Blad ${number}`, created_at: new Date('2026-11-01T00:00:00Z') });
    const seen = new Set<string>();
    let path: string | undefined =
      `/api/v1/vacancies?filter[organization_id_eq]=${organization_id}&page[size]=3`;
    for (let page = 1; path; page++) {
      const answer = await server.call(first.host, 'GET', path);
      const { data, meta, links } = answer.body;
      expect(meta.pagination).toMatchObject({
        current: page,
        first: 1,
        prev: page > 1 ? page - 1 : null,
        next: page < 3 ? page + 1 : null,
        last: 3,
        records: 7,
      });
      expect([links.first, links.last].every((link: string) => link.includes('page%5Bnumber%5D='))).toBe(
        true,
      );
      expect('prev' in links).toBe(page > 1);
      for (const one of data) seen.add(one.id);
      path = links.next;
    }
    expect(seen.size).toBe(7);
    const past = await get(`?filter[organization_id_eq]=${organization_id}&page[size]=3&page[number]=9`);
    expect([past.body.data, past.body.meta.pagination]).toEqual([
      [],
      { current: 9, first: 1, prev: 3, next: null, last: 3, records: 7, after: null },
    ]);
  });

  test('each predicate, each way', async () => {
    const organization_id = (await server.build.organization()).id;
    await make({
      organization_id,
      title: 'Appel 100%',
      city: 'Wezep',
      tags: ['once'],
      positions: 1,
      requires_vog: true,
      created_at: new Date('2026-01-01T00:00:00Z'),
    });
    await make({
      organization_id,
      title: 'Banaan',
      city: null,
      tags: ['once', 'free'],
      positions: 5,
      created_at: new Date('2026-02-01T00:00:00Z'),
    });
    await make({
      organization_id,
      title: 'Citroen_x',
      city: 'Oldebroek',
      tags: [],
      positions: null,
      created_at: new Date('2026-03-01T00:00:00Z'),
    });
    const letters = async (query: string) => {
      const answer = await get(`?filter[organization_id_eq]=${organization_id}&sort=title&${query}`);
      return answer.body.data
        .map((one: { attributes: { title: string } }) => one.attributes.title[0])
        .join('');
    };
    const expected: Record<string, string> = {
      'filter[title_eq]=Banaan': 'B',
      'filter[title_not_eq]=Banaan': 'AC',
      'filter[title_cont]=AN': 'B',
      'filter[title_cont]=0%25': 'A',
      'filter[title_cont]=_': 'C',
      'filter[title_i_cont_any]=app,ban': 'AB',
      'filter[title_cont_any][]=app&filter[title_cont_any][]=citr': 'AC',
      'filter[title_start]=Ap': 'A',
      'filter[title_end]=x': 'C',
      'filter[title_in]=Banaan,Citroen_x': 'BC',
      'filter[title_not_in]=Banaan,Citroen_x': 'A',
      'filter[city_null]=1': 'B',
      'filter[city_not_null]=1': 'AC',
      'filter[city_present]=0': 'B',
      'filter[city_not_eq]=Wezep': 'BC',
      'filter[tags_eq]=once': 'AB',
      'filter[tags_in]=free,regularly': 'B',
      'filter[requires_vog_true]=1': 'A',
      'filter[requires_vog_true]=0': 'BC',
      'filter[requires_vog_eq]=false': 'BC',
      'filter[positions_gt]=1': 'B',
      'filter[positions_lteq]=1.5': 'A',
      'filter[positions_in]=1,5': 'AB',
      'filter[created_at_gteq]=2026-02-01': 'BC',
      'filter[created_at_lt]=2026-02-01T00:00:00Z': 'A',
      'filter[status_in][]=published&filter[status_in][]=draft': 'ABC',
      'filter[q]=banaan': 'B',
      'filter[q]=%25': 'A',
    };
    for (const [query, titles] of Object.entries(expected)) expect(await letters(query), query).toBe(titles);
    const sorted = async (sort: string) =>
      (await get(`?filter[organization_id_eq]=${organization_id}&sort=${sort}`)).body.data
        .map((one: { attributes: { title: string } }) => one.attributes.title[0])
        .join('');
    expect([
      await sorted('-title'),
      await sorted('created_at'),
      await sorted('-created_at'),
      await sorted('status,-title'),
    ]).toEqual(['CBA', 'ABC', 'CBA', 'CBA']);
  });

  test('of what one manages, with how many end soon and what other filters find', async () => {
    const organization_id = (await server.build.organization()).id;
    const keeper = await somebody(server, { roles: [['organization_superuser', organization_id]] });
    const day = (number: number) => new Date(Date.UTC(2026, 10, 24 + number));
    const own = { organization_id, title: 'Klokkenluider' };
    const soon = await make({ ...own, expires_at: day(13) });
    await make({ ...own, expires_at: day(15) });
    const draft = await make({ ...own, status: 'draft', expires_at: day(1) });
    await make({ title: 'Klokkenmaker', expires_at: day(2) });
    const ids = (answer: { body: { data: { id: string }[] } }) => answer.body.data.map(({ id }) => id);
    const managed = '?filter[managed]=true&filter[q]=klokken';
    const counts = encodeURIComponent('filter[q]=klokkenm|filter[managed]=true&filter[status_eq]=draft');
    const { data, meta } = (await get(`${managed}&facets=true&counts=${counts}`, keeper)).body;
    expect(data).toHaveLength(3);
    expect(meta.facets).toMatchObject({ waiting: 0, ends_soon: 1 });
    expect(meta.counts).toEqual([1, 1]);
    expect(ids(await get(`${managed}&filter[ends_soon]=true`, keeper))).toEqual([soon.id]);
    expect(ids(await get(`${managed}&filter[status_eq]=draft`, keeper))).toEqual([draft.id]);
    expect(ids(await get('?filter[q]=klokken', keeper))).toHaveLength(4);
    // Who manages none finds none of theirs; the file is of what one manages alone, whatever is said.
    const volunteer = await somebody(server);
    expect([ids(await get(managed)), ids(await get(managed, volunteer))]).toEqual([[], []]);
    const file = await server.call(first.host, 'GET', '/api/v1/vacancies/export?filter[q]=klokken', {
      as: keeper,
    });
    expect(String(file.body).trim().split('\n')).toHaveLength(4);
  });

  test('include and fields', async () => {
    const { id } = await make({
      category_ids: ['nature', 'sport'],
      target_group_ids: ['elderly'],
      age_group_ids: ['18_27'],
    });
    const answer = await get(
      `/${id}?include=organization,categories,target_groups,age_groups&fields[vacancies]=title,categories&fields[organizations]=name`,
    );
    const { data, included } = answer.body;
    expect([Object.keys(data.attributes), Object.keys(data.relationships)]).toEqual([
      ['title'],
      ['categories'],
    ]);
    expect(included.map((one: { type: string; id: string }) => `${one.type} ${one.id}`)).toEqual([
      `organizations ${organizationId}`,
      'categories nature',
      'categories sport',
      'target_groups elderly',
      'age_groups 18_27',
    ]);
    expect(included[0].attributes).toEqual({ name: 'De Speeltuin' });
    expect((await get(`/${id}`)).body).not.toHaveProperty('included');
  });
});

describe('caching', () => {
  test('an unchanged public answer is 304; signed in nothing is kept', async () => {
    const { id } = await make();
    const one = await get(`/${id}`);
    expect([one.headers['cache-control'], one.headers['etag']]).toEqual([
      'no-cache',
      expect.stringMatching(/^W\//),
    ]);
    const again = await get(`/${id}`, undefined, { 'if-none-match': String(one.headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
    await server.build.sql(first.id, "update vacancies set title = 'Nieuw' where id = $1", [id]);
    expect((await get(`/${id}`, undefined, { 'if-none-match': String(one.headers['etag']) })).status).toBe(
      200,
    );
    const mine = await get(`/${id}`, manager, { 'if-none-match': String(one.headers['etag']) });
    expect([mine.status, mine.headers['cache-control'], mine.headers['etag']]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
  });
});

test('how many people applied stands in the list, for who manages the vacancy alone', async () => {
  const [{ id: vacancy_id }, quiet] = [await make(), await make()];
  const applied = { vacancy_id, organization_id: organizationId };
  await server.build.application({ ...applied, status: 'accepted', decided_at: '2026-11-24T08:00:00Z' });
  await server.build.application(applied);
  await server.build.application({ ...applied, confirmed_at: null });
  await server.build.application({ ...applied, withdrawn_at: '2026-11-24T08:00:00Z' });
  const counts = async (id: string, as?: Session) => {
    const { data } = (await get('?page[size]=1000', as)).body;
    const found = data.find((one: { id: string }) => one.id === id);
    const { application_count, unanswered_count } = found.attributes;
    return [application_count, unanswered_count];
  };
  expect(await counts(vacancy_id, manager)).toEqual([2, 1]);
  expect(await counts(quiet.id, manager)).toEqual([0, 0]);
  expect(await counts(vacancy_id)).toEqual([null, null]);
  const other = await server.build.organization();
  const stranger = await somebody(server, { roles: [['organization_superuser', other.id]] });
  expect(await counts(vacancy_id, stranger)).toEqual([null, null]);
});

test('similar ones: open, not itself, the same kind of work first', async () => {
  const { id } = await make({ category_ids: ['ict'] });
  const same = await make({ category_ids: ['ict'] });
  await make({ category_ids: ['ict'], positions: 1, accepted_count: 1 });
  const past = await make({ category_ids: ['ict'], expires_at: '2026-11-24T08:00:00Z' });
  const answer = await get(`/${id}/similar`);
  const ids = answer.body.data.map((one: { id: string }) => one.id);
  expect([ids.length, ids[0], ids.includes(id), ids.includes(past.id)]).toEqual([3, same.id, false, false]);
});

test('similar ones: a second of one organisation only when there is no other', async () => {
  const { id } = await make({ category_ids: ['transport'] });
  await Promise.all([1, 2, 3].map(() => make({ category_ids: ['transport'] })));
  const organization_id = (await server.build.organization({ name: 'De Overkant' })).id;
  await make({ organization_id, category_ids: ['transport'] });
  const { data } = (await get(`/${id}/similar`)).body;
  const whose = data.map(
    (one: { relationships: { organization: { data: { id: string } } } }) =>
      one.relationships.organization.data.id,
  );
  expect([whose[0], new Set(whose).size]).toEqual([organizationId, 3]);
});

test('similar ones of a vacancy without a place are found as well', async () => {
  const { id } = await make({ is_remote: true, lat: null, lon: null, postcode: null, city: null });
  expect((await get(`/${id}/similar`)).status).toBe(200);
});

test('what ends soon does so by its deadline or its last day, whichever comes first, in that order', async () => {
  const organization_id = (await server.build.organization()).id;
  const keeper = await somebody(server, { roles: [['organization_superuser', organization_id]] });
  const day = (number: number) => new Date(Date.UTC(2026, 10, 24 + number));
  const byDeadline = await make({ organization_id, expires_at: day(13) });
  const byLastDay = await make({ organization_id, expires_at: day(40), ends_on: '2026-11-28' });
  await make({ organization_id, ends_on: '2026-12-08' });
  // Over by now.
  await make({ organization_id, expires_at: day(40), ends_on: '2026-11-23' });
  await make({ organization_id, expires_at: day(-1) });
  const found = async (sort: string) => {
    const query = `?filter[managed]=true&facets=true&filter[ends_soon]=true&sort=${sort}`;
    const { data, meta } = (await get(query, keeper)).body;
    return [meta.facets.ends_soon, ...data.map(({ id }: { id: string }) => id)];
  };
  expect(await found('expires_at')).toEqual([2, byLastDay.id, byDeadline.id]);
  expect(await found('-expires_at')).toEqual([2, byDeadline.id, byLastDay.id]);
});
