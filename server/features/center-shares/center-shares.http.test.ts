/** What one centre shares is found at the other and nowhere else, by nobody's word but both centres', and is gone at once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentOf } from '#tests/cases/case.ts';
import {
  first,
  second,
  testServer,
  type Body,
  type Session,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
let owner: Session;
let partner: Session;

beforeAll(async () => {
  server = await testServer({ connections: 4 });
  const staff = async (center: typeof first) => {
    const { email } = await server.build.user({ center: center.id, roles: ['center_superuser'] });
    return server.signIn(center.host, email);
  };
  owner = await staff(first);
  partner = await staff(second);
});
afterAll(() => server.close());

const here = (text: string, values?: unknown[]) => server.build.sql(first.id, text, values);
const there = (text: string, values?: unknown[]) => server.build.sql(second.id, text, values);
beforeEach(async () => {
  for (const sql of [here, there]) {
    await sql('delete from center_shares');
    await sql('delete from vacancies');
    await sql("update volunteer_center_profiles set features_off = '{}'");
  }
  await server.owner.query("update volunteer_centers set closed_at = null, features_off = '{}'");
  await server.running.services.centers.refresh();
});

const path = '/api/v1/center_shares';
const offer = (center = second, as = owner, host = first.host) =>
  server.call(host, 'POST', path, {
    as,
    body: documentOf('center_shares', { center_id: String(center.id) }),
  });
const sharesOf = async (host: string, as: Session): Promise<Body[]> =>
  (await server.call(host, 'GET', path, { as })).body.data;
const accept = async () => {
  const [share] = await sharesOf(second.host, partner);
  return server.call(second.host, 'POST', `${path}/${share?.id}/accept`, { as: partner });
};
const end = async (host: string, as: Session) => {
  const [share] = await sharesOf(host, as);
  return server.call(host, 'DELETE', `${path}/${share?.id}`, { as });
};
async function agree() {
  expect((await offer()).status).toBe(201);
  expect((await accept()).status).toBe(200);
  await server.running.services.centers.refresh();
}

const search = (query = '', host = second.host) =>
  server.call(host, 'GET', `/api/v1/vacancies/search?${query}`, {});
const found = async (query = '', host = second.host): Promise<string[]> =>
  (await search(query, host)).body.data.map(({ attributes }: Body) => attributes.title);

const shared = (over: Record<string, unknown> = {}) =>
  server.build.vacancy({ title: 'Zwemles geven', is_shared: true, ...over });

test('a centre offers, the other accepts, and what is marked is found there with its owner', async () => {
  const { id } = await shared();
  await server.build.vacancy({ title: 'Niet gedeeld' });
  await server.build.vacancy({ center: second.id, title: 'Eigen werk' });
  expect(await found()).toEqual(['Eigen werk']);
  const made = await offer();
  expect([made.status, made.body.data.attributes]).toMatchObject([
    201,
    { center_id: '2', status: 'offered', is_giving: false, is_getting: false },
  ]);
  expect(await found()).toEqual(['Eigen werk']);
  expect((await sharesOf(second.host, partner))[0]).toMatchObject({
    attributes: { status: 'received', center_name: expect.stringMatching(/./), is_getting: false },
    meta: { can: { accept: true } },
  });
  const accepted = await accept();
  expect([accepted.status, accepted.body.data.attributes.status]).toEqual([200, 'accepted']);
  await server.running.services.centers.refresh();
  expect((await found()).toSorted()).toEqual(['Eigen werk', 'Zwemles geven']);
  const [row] = (await search('filter[q]=zwemles')).body.data;
  expect(row).toMatchObject({
    id,
    attributes: {
      shared_by: { url: expect.stringMatching(new RegExp(`//${first.host}.*/vacancies/${id}$`)) },
    },
  });
  // The other way nothing goes: that centre has no sharing of its own.
  await there('update vacancies set is_shared = true where volunteer_center_id = 2');
  expect((await found('', first.host)).toSorted()).toEqual(['Niet gedeeld', 'Zwemles geven']);
});

test('named by one side alone, or by both with other centres, nothing crosses', async () => {
  await shared();
  await here(
    "insert into center_shares (volunteer_center_id, id, partner_id, status) values (1, gen_random_uuid(), 2, 'accepted')",
  );
  await server.running.services.centers.refresh();
  expect(await found()).toEqual([]);
  await there(
    "insert into center_shares (volunteer_center_id, id, partner_id, status) values (2, gen_random_uuid(), 7, 'accepted')",
  );
  await server.running.services.centers.refresh();
  expect(await found()).toEqual([]);
});

test('an offer stands among what waits for the staff of the other centre until it is answered', async () => {
  const waiting = async (host: string, as: Session) =>
    (await server.call(host, 'GET', '/api/v1/dashboard', { as })).body.data.attributes.waiting_shares;
  await offer();
  expect([await waiting(first.host, owner), await waiting(second.host, partner)]).toEqual([0, 1]);
  await accept();
  expect(await waiting(second.host, partner)).toBe(0);
});

test('either side ends it, and nothing is found at the next request', async () => {
  await shared();
  for (const [host, as] of [
    [first.host, owner],
    [second.host, partner],
  ] as const) {
    await agree();
    expect(await found()).toEqual(['Zwemles geven']);
    expect((await end(host, as)).status).toBe(204);
    expect(await found()).toEqual([]);
    expect([await sharesOf(first.host, owner), await sharesOf(second.host, partner)]).toEqual([[], []]);
  }
});

test.each([
  ['unmarked', 'is_shared = false'],
  ['taken offline', "status = 'draft'"],
  ['filled', "status = 'filled'"],
  ['expired', "expires_at = now() - interval '1 day'"],
  ['past its last day', "ends_on = '2020-01-01'"],
  ['archived', "status = 'archived'"],
  ['help to a person', "vacancy_type = 'one-on-one'"],
  ['of an organisation that is not approved', 'organization_approved = false'],
])('what is %s is not found there', async (_what, change) => {
  const { id } = await shared();
  await agree();
  expect(await found()).toEqual(['Zwemles geven']);
  await here(`update vacancies set ${change} where id = $1`, [id]);
  expect(await found()).toEqual([]);
});

test.each([
  [
    'switched off by the centre',
    () =>
      here(
        `update volunteer_center_profiles set features_off = '{centerSharing}' where volunteer_center_id = 1`,
      ),
  ],
  [
    'switched off by an admin',
    () => server.owner.query("update volunteer_centers set features_off = '{centerSharing}' where id = 1"),
  ],
  ['closed', () => server.owner.query('update volunteer_centers set closed_at = now() where id = 1')],
])('of a centre that is %s nothing is found, without anybody hearing of it first', async (_what, change) => {
  await shared();
  await agree();
  await change();
  expect(await found()).toEqual([]);
});

test('words, place, kinds, counts, order and pages are as of its own', async () => {
  await agree();
  const place = { postcode: '8091 AB', city: 'Wezep', lat: 52.46, lon: 5.99 };
  await shared({ ...place, category_ids: ['sport'], published_at: '2026-11-03T10:00:00Z' });
  await shared({ title: 'Tuinieren', category_ids: ['nature'], published_at: '2026-11-01T10:00:00Z' });
  await server.build.vacancy({
    center: second.id,
    title: 'Zwemmen met ouderen',
    category_ids: ['sport'],
    published_at: '2026-11-02T10:00:00Z',
  });
  expect(await found('sort=newest')).toEqual(['Zwemles geven', 'Zwemmen met ouderen', 'Tuinieren']);
  expect(await found('sort=-newest')).toEqual(
    ['Zwemles geven', 'Zwemmen met ouderen', 'Tuinieren'].toReversed(),
  );
  const pages = await Promise.all([1, 2, 3].map((number) => found(`page[size]=1&page[number]=${number}`)));
  expect(pages).toEqual([['Zwemles geven'], ['Zwemmen met ouderen'], ['Tuinieren']]);
  expect((await found('filter[q]=zwemmen')).toSorted()).toEqual(['Zwemles geven', 'Zwemmen met ouderen']);
  expect(await found('filter[q]=tuinieern')).toEqual(['Tuinieren']);
  expect(await found('filter[near]=8091&filter[distance]=5&filter[q]=zwemles')).toEqual(['Zwemles geven']);
  const { body } = await search('filter[category]=sport');
  expect([body.data.length, body.meta.pagination.records]).toEqual([2, 2]);
  expect(body.meta.facets.category).toContainEqual({ value: 'sport', count: 2 });
  expect(body.meta.facets.category).toContainEqual({ value: 'nature', count: 1 });
  expect(body.meta.facets.organization.every(({ name }: Body) => name !== '')).toBe(true);
});

test('it is found in the search alone: no other call of the partner knows it, and nobody manages it there', async () => {
  const { id } = await shared({ contact_email: 'geheim@post.example', contact_email_visible: true });
  await agree();
  const [row] = (await search('', second.host)).body.data;
  expect(row.id).toBe(id);
  const asStaff = await server.call(second.host, 'GET', '/api/v1/vacancies/search', { as: partner });
  expect(Object.values(asStaff.body.data[0].meta.can)).not.toContain(true);
  expect(JSON.stringify(asStaff.body)).not.toContain('geheim');
  const as = partner;
  const status = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', at: string, body?: unknown) =>
    (await server.call(second.host, method, `/api/v1/${at}`, { as, ...(body !== undefined && { body }) }))
      .status;
  expect([
    await status('GET', `vacancies/${id}`),
    await status('GET', `vacancies/${id}/similar`),
    await status('PATCH', `vacancies/${id}`, documentOf('vacancies', { title: 'Van ons' })),
    await status('POST', `vacancies/${id}/archive`, {}),
    await status('GET', `organizations/${row.relationships.organization.data.id}`),
  ]).toEqual([404, 404, 404, 404, 404]);
  const kept = await server.call(second.host, 'POST', '/api/v1/bookmarks', {
    as,
    body: documentOf('bookmarks', { vacancy_id: id }),
  });
  expect(kept.status).toBe(422);
  const read = async (at: string) =>
    (await server.call(second.host, 'GET', `/api/v1/${at}`, { as })).body.data;
  expect(await read(`vacancies/by_ids?filter[ids]=${id}`)).toEqual([]);
  expect(await read('vacancies')).toEqual([]);
  expect(await read('vacancies?filter[managed]=true')).toEqual([]);
});

test('who may share with whom: a centre that there is, once, where sharing is on', async () => {
  const problem = async (answer: ReturnType<typeof offer>) => {
    const { status, body } = await answer;
    return [status, body.errors?.[0]?.code, body.errors?.[0]?.source?.pointer];
  };
  const pointer = '/data/attributes/center_id';
  expect(await problem(offer(first))).toEqual([422, 'unknown_record', pointer]);
  expect(await problem(offer({ id: 9999, host: '' }))).toEqual([422, 'unknown_record', pointer]);
  // Without sharing of its own a centre takes part, and offers nothing; its list says so.
  expect((await problem(offer(first, partner, second.host)))[0]).toBe(403);
  const mayOffer = async (host: string, as: Session) =>
    (await server.call(host, 'GET', path, { as })).body.meta.can.create;
  expect(await mayOffer(second.host, partner)).toBe(false);
  expect(await mayOffer(first.host, owner)).toBe(true);
  expect((await offer()).status).toBe(201);
  expect(await problem(offer())).toEqual([422, 'taken', pointer]);
  const [mine] = await sharesOf(first.host, owner);
  const own = await server.call(first.host, 'POST', `${path}/${mine?.id}/accept`, { as: owner });
  expect([own.status, own.body.errors[0].code]).toEqual([422, 'move_refused']);
  expect((await server.call(first.host, 'DELETE', `${path}/${randomUUID()}`, { as: owner })).status).toBe(
    404,
  );
});

test('at once: two who accept and one who takes it back leave both centres of one mind', async () => {
  await offer();
  const [ours] = await sharesOf(first.host, owner);
  const [theirs] = await sharesOf(second.host, partner);
  const accepting = () => server.call(second.host, 'POST', `${path}/${theirs?.id}/accept`, { as: partner });
  await Promise.all([
    accepting(),
    accepting(),
    server.call(first.host, 'DELETE', `${path}/${ours?.id}`, { as: owner }),
  ]);
  expect([await here('select 1 from center_shares'), await there('select 1 from center_shares')]).toEqual([
    [],
    [],
  ]);
});

test('what is done is on the record of both, with the name here alone', async () => {
  await agree();
  const acts =
    "select act, actor_id is null as is_nameless from audit_events where subject_type = 'center_shares' and volunteer_center_id = $1 order by id";
  const last = async ({ id }: typeof first) => (await server.build.sql(id, acts, [id])).slice(-2);
  expect(await last(first)).toEqual([
    { act: 'offer', is_nameless: false },
    { act: 'accepted_here', is_nameless: true },
  ]);
  expect(await last(second)).toEqual([
    { act: 'offered_here', is_nameless: true },
    { act: 'accept', is_nameless: false },
  ]);
});

test('pages of the partner that are kept in memory hear of what changes', async () => {
  const { id } = await shared();
  await agree();
  const listener = await server.running.services.pool.connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen content_changed');
  try {
    await here("update vacancies set title = 'Anders' where id = $1", [id]);
    await expect.poll(() => heard).toContain('2');
  } finally {
    listener.release(true);
  }
});
