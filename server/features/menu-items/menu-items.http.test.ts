/** Menus: two levels in an order of one's own, kept apart by centre, and only what visitors can open reaches the site. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { makeMenuItem } from './menu-items.cases.ts';

let server: TestServer;
let as: Session;
beforeAll(async () => {
  server = await testServer({ connections: 4 });
  as = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());
beforeEach(() => server.build.sql(first.id, 'delete from menu_items'));

const path = '/api/v1/menu_items';
const document = (attributes: object) => ({ data: { type: 'menu_items', attributes } });
const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', address: string, body?: unknown) =>
  server.call(first.host, method, address, { as, ...(body === undefined ? {} : { body }) });
const add = (attributes: object) =>
  send(
    'POST',
    path,
    document({
      name: 'Vacatures',
      menu: 'main',
      link_type: 'system_page',
      system_page_id: 'vacancies',
      ...attributes,
    }),
  );
const added = async (name: string, besides: object = {}): Promise<string> => {
  const answer = await add({ name, ...besides });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.id;
};
const place = (itemId: string, parentId: string | null, order: number) =>
  send('POST', `${path}/reorder`, { item_id: itemId, parent_id: parentId, order });
const change = (id: string, attributes: object) =>
  send('PATCH', `${path}/${id}`, { data: { type: 'menu_items', id, attributes } });
type Row = { id: string; attributes: Record<string, string | number | null> };
const rows = async (query = ''): Promise<Row[]> =>
  (await send('GET', `${path}?page[size]=1000${query}`)).body.data;

/** `A(1) B(2: C D)` of the main menu. */
async function tree(): Promise<string> {
  const all = (await rows('&filter[menu_eq]=main')).map(({ id, attributes }) => ({ id, ...attributes }));
  const of = (parent: string | null): string =>
    all
      .filter((row) => (row as Record<string, unknown>)['parent_id'] === parent)
      .map((row) => {
        const { name, order } = row as Record<string, unknown>;
        const under = of(row.id);
        return `${String(name)}${String(order)}${under === '' ? '' : `(${under})`}`;
      })
      .join(' ');
  return of(null);
}

const site = async (language = 'nl', host = first.host) =>
  (
    await server.call(host, 'GET', '/api/v1/volunteer_centers/current?include=profile', {
      headers: { 'accept-language': language },
    })
  ).body.included[0].attributes.menus;
const labels = (menu: { label: string; links: { label: string }[] }[]) =>
  menu.map(({ label, links }) => [label, ...links.map((one) => one.label)].join(' > '));

test('items come last, and go up, down, in and out; their numbers stay without a gap', async () => {
  const [a, b, c] = [await added('A'), await added('B'), await added('C')];
  expect(await tree()).toBe('A1 B2 C3');
  expect((await place(c, null, 1)).body.data.attributes).toMatchObject({ order: 1, parent_id: null });
  expect(await tree()).toBe('C1 A2 B3');
  await place(b, a, 1);
  await place(c, a, 2);
  expect(await tree()).toBe('A1(B1 C2)');
  await place(b, a, 2);
  expect(await tree()).toBe('A1(C1 B2)');
  await place(b, null, 1);
  expect(await tree()).toBe('B1 A2(C1)');
  expect((await change(c, { parent_id: null })).status).toBe(200);
  expect(await tree()).toBe('B1 A2 C3');
  expect((await send('DELETE', `${path}/${a}`)).status).toBe(204);
  expect(await tree()).toBe('B1 C2');
});

test('there are two levels: nothing goes under itself, under the second level, or under what is not in its menu', async () => {
  const [a, b, other] = [await added('A'), await added('B'), await added('D', { menu: 'footer' })];
  const c = await added('C', { parent_id: b });
  const refused = async (sent: Promise<{ status: number; body: { errors?: { code: string }[] } }>) => {
    const { status, body } = await sent;
    return [status, body.errors?.[0]?.code];
  };
  expect(await refused(place(a, c, 1))).toEqual([422, 'menu_too_deep']);
  expect(await refused(place(b, a, 1))).toEqual([422, 'menu_too_deep']);
  expect(await refused(place(a, a, 1))).toEqual([422, 'menu_too_deep']);
  expect(await refused(change(b, { parent_id: a }))).toEqual([422, 'menu_too_deep']);
  expect(await refused(add({ parent_id: c }))).toEqual([422, 'menu_too_deep']);
  expect(await refused(place(a, other, 1))).toEqual([422, 'unknown_record']);
  expect(await refused(place(randomUUID(), null, 1))).toEqual([422, 'unknown_record']);
  const theirs = await makeMenuItem(server, { center: second.id });
  expect(await refused(place(a, theirs, 1))).toEqual([422, 'unknown_record']);
  expect(await tree()).toBe('A1 B2(C1)');
  // Into another menu it takes along what stands under it.
  expect((await change(b, { menu: 'account' })).status).toBe(200);
  expect((await rows('&filter[menu_eq]=account')).map(({ attributes }) => attributes['name'])).toEqual([
    'B',
    'C',
  ]);
});

test('changes at once leave one order, and a save in between is told', async () => {
  const ids = await Promise.all(['A', 'B', 'C', 'D'].map((name) => added(name)));
  const answers = await Promise.all(ids.map((id, at) => place(id, null, ids.length - at)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const orders = (await rows()).map(({ attributes }) => attributes['order']);
  expect(orders).toEqual([1, 2, 3, 4]);
  const [id = ''] = ids;
  expect((await change(id, { name: 'Eerst', lock_version: 0 })).status).toBe(200);
  expect((await change(id, { name: 'Later', lock_version: 0 })).status).toBe(409);
});

test('what is added, moved and put under others at once ends in two levels, each place taken once', async () => {
  for (let round = 0; round < 4; round += 1) {
    await server.build.sql(first.id, 'delete from menu_items');
    const [a, b] = [await added('A'), await added('B'), await added('C')];
    const answers = await Promise.all([
      add({ name: 'D' }),
      add({ name: 'E', parent_id: b }),
      place(b, a, 1),
      place(a, null, 3),
      add({ name: 'F', parent_id: b }),
      change(b, { parent_id: a }),
      add({ name: 'G' }),
    ]);
    for (const { status } of answers) expect([200, 201, 422]).toContain(status);
    const all = (await rows()).map(
      ({ id, attributes }) => ({ id, ...attributes }) as Record<string, unknown>,
    );
    const parents = new Map(all.map((row) => [row['id'], row['parent_id']]));
    expect(all.filter((row) => parents.get(row['parent_id'])).map((row) => row['name'])).toEqual([]);
    for (const row of Object.values(Object.groupBy(all, (one) => String(one['parent_id']))))
      expect(row?.map((one) => one['order'])).toEqual(row?.map((_one, at) => at + 1));
  }
});

test('of two who move an item at once neither takes back what the other did', async () => {
  for (let round = 0; round < 6; round += 1) {
    await server.build.sql(first.id, 'delete from menu_items');
    const [a = '', , , d = ''] = [await added('A'), await added('B'), await added('C'), await added('D')];
    await Promise.all([place(a, null, 4), place(d, null, 1)]);
    expect(await tree()).toBe('D1 B2 C3 A4');
  }
});

test('no more are added at once than there may be', async () => {
  await server.build.sql(
    first.id,
    `insert into menu_items (volunteer_center_id, id, menu, position, name, link_type)
     select 1, gen_random_uuid(), 'main', n, 'Kop', 'heading' from generate_series(1, 498) n`,
  );
  const answers = await Promise.all(Array.from({ length: 6 }, () => add({})));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422, 422]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//elders.example',
  String.raw`/\elders.example`,
  String.raw`\\elders.example`,
  'https:elders',
  'https://',
  'blob:https://elders.example/x',
])('an address such as %s is refused', async (url) => {
  const answer = await add({ link_type: 'address', system_page_id: undefined, url });
  expect([answer.status, answer.body.errors?.[0]?.source]).toEqual([
    422,
    { pointer: '/data/attributes/url' },
  ]);
});

test('an item leads one way: what it might have led to otherwise is dropped, and what is not there is refused', async () => {
  const page = await server.build.page();
  const id = await added('A', { page_id: page.id, url: 'voorbeeld.nl' });
  const targets = async () => {
    const [row] = await rows();
    return [row?.attributes['page_id'], row?.attributes['system_page_id'], row?.attributes['url']];
  };
  expect(await targets()).toEqual([null, 'vacancies', null]);
  await change(id, { link_type: 'address', url: 'voorbeeld.nl' });
  expect(await targets()).toEqual([null, null, 'https://voorbeeld.nl']);
  await change(id, { link_type: 'content_page', page_id: page.id });
  expect(await targets()).toEqual([page.id, null, null]);
  const code = async (attributes: object) => {
    const { body } = await change(id, attributes);
    return [body.errors[0].code, body.errors[0].source.pointer];
  };
  const theirs = await server.build.page({ center: second.id });
  const binned = await server.build.page({ is_published: false, deleted_at: server.clock.now });
  for (const one of [theirs.id, binned.id, randomUUID()])
    expect(await code({ page_id: one })).toEqual(['unknown_record', '/data/attributes/page_id']);
  expect(await code({ link_type: 'address' })).toEqual(['blank', '/data/attributes/url']);
  // Screens that are not there yet, or not at this centre.
  expect(await code({ link_type: 'system_page', system_page_id: 'social_map' })).toEqual([
    'inclusion',
    '/data/attributes/system_page_id',
  ]);
  expect((await change(id, { link_type: 'system_page', system_page_id: 'constructor' })).status).toBe(422);
});

test('the site has the items in the language of the request, without what nobody can open', async () => {
  const key = randomUUID();
  const about = await server.build.page({ slug: 'wie-we-zijn', translation_key: key });
  await server.build.page({ slug: 'who-we-are', locale: 'en', translation_key: key });
  const draft = await server.build.page({ is_published: false });
  const later = await server.build.page({ online_from: '2099-01-01T00:00:00Z' });
  const over = await added('Over ons', { name_en: 'About us', link_type: 'content_page', page_id: about.id });
  await added('Concept', { link_type: 'content_page', page_id: draft.id, parent_id: over });
  await added('Straks', { link_type: 'content_page', page_id: later.id });
  await added('Nieuws', { system_page_id: 'news', parent_id: over });
  await added('Elders', { link_type: 'address', url: 'https://elders.example/a?b=c', menu: 'footer' });
  await added('Leeg kopje', { link_type: 'heading', menu: 'footer' });
  await added('Mijn overzicht', { system_page_id: 'dashboard', menu: 'account' });
  expect(labels((await site()).main)).toEqual(['Over ons > Nieuws']);
  const english = (await site('en')).main;
  expect([labels(english), english[0].href]).toEqual([['About us > Nieuws'], '/who-we-are']);
  expect((await site()).main[0].href).toBe('/wie-we-zijn');
  expect((await site()).footer).toEqual([
    { label: 'Elders', href: 'https://elders.example/a?b=c', audience: 'everybody', under: null, links: [] },
  ]);
  expect((await site()).account[0]).toMatchObject({ href: '/dashboard', audience: 'signed_in' });
  expect(await site('nl', second.host)).toEqual({ main: [], footer: [], account: [] });
  // Taken off the site, what stands under it goes along, and the tree says why.
  await send('POST', `/api/v1/pages/${about.id}/unpublish`, {});
  await server.build.sql(first.id, `delete from published_pages where translation_key = $1`, [key]);
  expect((await site()).main).toEqual([]);
  const reasons = Object.fromEntries(
    (await rows()).map(({ attributes }) => [attributes['name'], attributes['hidden_because']]),
  );
  expect(reasons).toMatchObject({
    'Over ons': 'not_online',
    Concept: 'not_online',
    Straks: 'not_online',
    Nieuws: 'parent',
    Elders: null,
    'Leeg kopje': 'empty',
    'Mijn overzicht': null,
  });
});

test('a page is asked what leads to it, and one that goes for good leaves its items behind', async () => {
  const page = await server.build.page({ title: 'Welkom' });
  await added('A', { link_type: 'content_page', page_id: page.id });
  await added('B');
  const about = async () => rows(`&filter[page_id_eq]=${page.id}`);
  expect((await about()).map(({ attributes }) => [attributes['name'], attributes['page_title']])).toEqual([
    ['A', 'Welkom'],
  ]);
  await server.build.sql(first.id, 'delete from pages where id = $1', [page.id]);
  expect(await about()).toEqual([]);
  expect((await rows())[0]?.attributes).toMatchObject({ page_id: null, hidden_because: 'page_gone' });
  expect((await site()).main).toHaveLength(1);
});

test('an item whose page is in the bin is called otherwise by what was read of it', async () => {
  const page = await server.build.page();
  const id = await added('A', { link_type: 'content_page', page_id: page.id });
  expect((await send('DELETE', `/api/v1/pages/${page.id}`)).status).toBe(200);
  const { attributes } = (await send('GET', `${path}/${id}`)).body.data;
  const answer = await change(id, { ...attributes, name: 'B' });
  expect([answer.status, answer.body.data?.attributes.name]).toEqual([200, 'B']);
  expect((await change(id, { link_type: 'content_page', page_id: randomUUID() })).status).toBe(422);
});

test('an id in capitals is the same item', async () => {
  const [a, b] = [await added('A'), await added('B')].map((id) => id.toUpperCase());
  expect((await change(b ?? '', { parent_id: a })).status).toBe(200);
  expect((await place(b ?? '', null, 1)).status).toBe(200);
  expect((await send('DELETE', `${path}/${a}`)).status).toBe(204);
  expect(await tree()).toBe('B1');
});

test('a change is on record, and no menu grows without end', async () => {
  const id = await added('A');
  await place(id, null, 1);
  await change(id, { name: 'B' });
  const { body } = await send('GET', `/api/v1/audit_events?filter[subject_id_eq]=${id}`);
  expect(body.data.map((one: Row) => one.attributes['act']).toSorted()).toEqual([
    'create',
    'reorder',
    'update',
  ]);
  expect(body.data[0].attributes.subject_name).toBe('B');
  await server.build.sql(
    first.id,
    `insert into menu_items (volunteer_center_id, id, menu, position, name, link_type)
     select 1, gen_random_uuid(), 'main', n + 1, 'Kop', 'heading' from generate_series(1, 499) n`,
  );
  expect((await add({})).body.errors[0].code).toBe('too_many');
});
