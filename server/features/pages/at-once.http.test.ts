/** Pages that several people move, address and join at the same moment, and what stands in the way of one that goes or comes back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let as: Session;
beforeAll(async () => {
  server = await testServer({ connections: 8 });
  as = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Verb, path: string, body?: unknown) =>
  server.call(first.host, method, `/api/v1/pages${path}`, { as, ...(body !== undefined && { body }) });
const documentOf = (attributes: object) => ({ data: { type: 'pages', attributes } });
const create = (over: object) =>
  call('POST', '', documentOf({ title: 'Over ons', slug: newSlug(), locale: 'nl', ...over }));

let made = 0;
const newSlug = () => {
  made += 1;
  return `tegelijk-${made}`;
};
async function begin(over: object = {}): Promise<{ id: string; slug: string }> {
  const answer = await create(over);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { id: answer.body.data.id, slug: answer.body.data.attributes.slug };
}
const move = (id: string, act: string) => call('POST', `/${id}/${act}`, {});
async function online(over: object = {}) {
  const page = await begin(over);
  expect((await move(page.id, 'publish')).status).toBe(200);
  return page;
}
const change = (id: string, attributes: object) => call('PATCH', `/${id}`, documentOf(attributes));
const many = async (count: number, act: (at: number) => Promise<{ status: number }>) =>
  (await Promise.all(Array.from({ length: count }, (_, at) => act(at))))
    .map(({ status }) => status)
    .toSorted((a, b) => a - b);
const one = (count: number, status: number, others: number) => [
  status,
  ...Array<number>(count - 1).fill(others),
];
const inPublic = async () =>
  server.build.sql(
    first.id,
    'select o.id from published_pages o join pages p using (volunteer_center_id, id) where p.deleted_at is not null or p.published_version is null',
    [],
  );

test('of ten that take one address one has it', async () => {
  const slug = newSlug();
  expect(await many(10, () => create({ slug }))).toEqual(one(10, 201, 422));
  const pages = await Promise.all(Array.from({ length: 6 }, () => begin()));
  const wanted = newSlug();
  expect(await many(6, (at) => change(pages[at]?.id ?? '', { slug: wanted }))).toEqual(one(6, 200, 422));
});

test('of ten translations that are added at once there is one', async () => {
  const { id } = await begin();
  expect(await many(10, () => create({ locale: 'en', translation_of: id }))).toEqual(one(10, 201, 422));
});

test('of pages that are made home at once the last one is', async () => {
  const pages = await Promise.all(Array.from({ length: 6 }, () => online()));
  expect(await many(12, (at) => move(pages[at % 6]?.id ?? '', 'make_home'))).toEqual(
    Array<number>(12).fill(200),
  );
  const homes = `select id from pages where is_home and locale = 'nl'`;
  const shown = `select id from published_pages where is_home and locale = 'nl'`;
  const found = await server.build.sql(first.id, homes, []);
  expect(found).toHaveLength(1);
  expect(await server.build.sql(first.id, shown, [])).toEqual(found);
});

test('what is deleted while others write and publish it is off the site', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await online();
    const acts = ['publish', 'delete', 'publish', 'update', 'unpublish', 'make_home', 'publish', 'delete'];
    const answers = await many(acts.length, (at) => {
      const act = acts[at] ?? '';
      if (act === 'delete') return call('DELETE', `/${id}`);
      return act === 'update' ? change(id, { title: 'Nog net' }) : move(id, act);
    });
    for (const status of answers) expect([200, 204, 404, 422]).toContain(status);
    expect(await inPublic()).toEqual([]);
  }
});

test('what is restored twenty times at once is restored once', async () => {
  const { id } = await begin();
  await call('DELETE', `/${id}`);
  const answers = await many(20, () => move(id, 'restore'));
  expect(answers).toEqual(one(20, 200, 404));
});

test('an address is free once the page that had it is online with its new one', async () => {
  const { id, slug } = await online();
  await change(id, { slug: newSlug() });
  const other = await begin({ slug });
  const early = await move(other.id, 'publish');
  expect([early.status, early.body.errors?.[0].code, early.body.errors?.[0].source.pointer]).toEqual([
    422,
    'taken',
    '/data/attributes/slug',
  ]);
  await move(id, 'publish');
  expect((await move(other.id, 'publish')).status).toBe(200);
});

test('the first of a pair comes out of the bin beside the one that took its place', async () => {
  const dutch = await online();
  const english = await online({ locale: 'en', translation_of: dutch.id });
  await call('DELETE', `/${dutch.id}`);
  await online({ translation_of: english.id });
  const back = await move(dutch.id, 'restore');
  expect([back.status, back.body.data?.attributes.translations]).toEqual([200, []]);
  expect((await move(dutch.id, 'publish')).status).toBe(200);
});
