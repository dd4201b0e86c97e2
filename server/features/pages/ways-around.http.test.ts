/** What a page manager may not do by another way than the one that is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let editor: Session;
beforeAll(async () => {
  server = await testServer();
  editor = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, as: Session, body?: unknown) =>
  server.call(first.host, method, `/api/v1/${path}`, { as, ...(body !== undefined && { body }) });
const change = (id: string, attributes: object, as = editor) =>
  call('PATCH', `pages/${id}`, as, { data: { type: 'pages', attributes } });

/** A page that is online, and the page manager it was given to. */
async function givenPage() {
  const manager = await server.build.user({ roles: ['page_manager'] });
  const { id } = await server.build.page({ editor_ids: [manager.id] });
  return { id: String(id), as: await server.signIn(first.host, manager.email) };
}
const at = (minutes: number) => new Date(server.clock.now.getTime() + minutes * 60_000).toISOString();
const home = () => server.call(first.host, 'GET', '/api/v1/pages/by_slug/home');

test('no moments take the home page off the site', async () => {
  const { id, as } = await givenPage();
  expect((await call('POST', `pages/${id}/make_home`, editor, {})).status).toBe(200);
  for (const [name, moments] of [
    ['online_from', { online_from: at(60) }],
    ['online_until', { online_from: null, online_until: at(1) }],
  ] as const) {
    await change(id, moments);
    const { body } = await call('POST', `pages/${id}/publish`, as, {});
    expect([body.errors?.[0].code, body.errors?.[0].source?.pointer]).toEqual([
      'home_page_stays',
      `/data/attributes/${name}`,
    ]);
  }
  server.clock.now = new Date(at(2));
  expect((await home()).body.data.id).toBe(id);
});

test('no beginning that is still to come takes a page off the site, nor does an earlier version with one', async () => {
  const { id, as } = await givenPage();
  const soon = at(60);
  await change(id, { title: 'Voor later', online_from: soon });
  const { body } = await call('GET', `pages/${id}/versions`, as);
  // Later than what is still one version.
  server.clock.now = new Date(at(15));
  await change(id, { title: 'Nu', online_from: null });
  const refused = await change(id, { online_from: at(600) }, as);
  expect([refused.status, refused.body.errors[0].code, refused.body.errors[0].source.pointer]).toEqual([
    422,
    'page_stays_online',
    '/data/attributes/online_from',
  ]);
  // One that passed changes nothing for visitors.
  expect((await change(id, { online_from: at(-60) }, as)).status).toBe(200);
  const back = await call('POST', `pages/${id}/restore_version`, as, { version_id: body.data[0].id });
  expect(back.body.data.attributes).toMatchObject({ online_from: at(-60) });
  expect((await call('POST', `pages/${id}/publish`, as, {})).status).toBe(200);
  // Whoever keeps all pages sets it, and the page manager sends back what it holds.
  expect((await change(id, { online_from: soon })).status).toBe(200);
  expect((await change(id, { title: 'Van mij', online_from: soon }, as)).status).toBe(200);
  await call('POST', `pages/${id}/unpublish`, editor, {});
  expect((await change(id, { online_from: at(600) }, as)).status).toBe(200);
});

test('a page that is online for a while is no home page', async () => {
  const { id, as } = await givenPage();
  await change(id, { online_from: at(60) });
  await call('POST', `pages/${id}/publish`, as, {});
  const { body } = await call('POST', `pages/${id}/make_home`, editor, {});
  expect(body.errors?.[0].code).toBe('home_page_stays');
});

test('no other kind of page, and no version of another kind, gives it another address', async () => {
  const { id, as } = await givenPage();
  await change(id, { title: 'Toen nieuws', page_type: 'news' });
  await call('POST', `pages/${id}/publish`, editor, {});
  const { body } = await call('GET', `pages/${id}/versions`, as);
  await change(id, { page_type: 'default' });
  expect((await change(id, { page_type: 'news' }, as)).status).toBe(403);
  expect((await change(id, { page_type: 'default', title: 'Van mij' }, as)).status).toBe(200);
  const back = await call('POST', `pages/${id}/restore_version`, as, { version_id: body.data[0].id });
  expect([back.status, back.body.data.attributes.title, back.body.data.attributes.page_type]).toEqual([
    200,
    'Toen nieuws',
    'default',
  ]);
});

test('whose page it was does not read in the list of what happened what others call it since', async () => {
  const { id, as } = await givenPage();
  await change(id, { title: 'Van mij' }, as);
  const seen = async () => JSON.stringify((await call('GET', 'audit_events', as)).body);
  expect(await seen()).toContain('Van mij');
  await change(id, { editor_ids: [], title: 'Nog geheim' });
  expect(await seen()).not.toContain('Nog geheim');
});
