/** Writing pages: a draft is apart from what is online, saves do not get lost, and what was comes back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/all-tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { mostVersions } from '#contract/page-fields.ts';
import { mostPageShares } from '#contract/page-shares.ts';
import { first, testServer, type Body, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let editor: Session;
let colleague: Session;
beforeAll(async () => {
  server = await testServer();
  editor = await somebody(server, { roles: ['content_manager'] });
  colleague = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Verb, path: string, body?: unknown, as: Session | undefined = editor) =>
  server.call(first.host, method, `/api/v1/${path}`, {
    ...(as && { as }),
    ...(body !== undefined && { body }),
  });
const documentOf = (attributes: object) => ({ data: { type: 'pages', attributes } });
const visit = (slug: string, language = 'nl') =>
  server.call(first.host, 'GET', `/api/v1/pages/by_slug/${slug}`, {
    headers: { 'accept-language': language },
  });
const later = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};

const at = (minutes: number) => new Date(server.clock.now.getTime() + minutes * 60_000).toISOString();

let made = 0;
async function begin(over: object = {}): Promise<{ id: string; slug: string }> {
  made += 1;
  const slug = `over-ons-${made}`;
  const answer = await call('POST', 'pages', documentOf({ title: 'Over ons', slug, locale: 'nl', ...over }));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { id: answer.body.data.id, slug };
}
const change = (id: string, attributes: object, as = editor) =>
  call('PATCH', `pages/${id}`, documentOf(attributes), as);
const online = async (over: object = {}) => {
  const page = await begin(over);
  expect((await call('POST', `pages/${page.id}/publish`, {})).status).toBe(200);
  return page;
};

test('what is written shows in public once it is put online, and not before', async () => {
  const { id, slug } = await begin({ summary: 'Wie wij zijn' });
  expect((await visit(slug)).status).toBe(404);
  const { body } = await call('POST', `pages/${id}/publish`, {});
  expect(body.data.attributes).toMatchObject({ is_published: true, has_changes: false });
  await change(id, { title: 'Over ons en jou' });
  expect((await visit(slug)).body.data.attributes.title).toBe('Over ons');
  expect((await call('GET', `pages/${id}`)).body.data.attributes).toMatchObject({
    title: 'Over ons en jou',
    is_published: true,
    has_changes: true,
  });
  await call('POST', `pages/${id}/publish`, {});
  expect((await visit(slug)).body.data.attributes).toMatchObject({
    title: 'Over ons en jou',
    updated_by_name: null,
    editor_ids: [],
  });
  expect((await call('POST', `pages/${id}/unpublish`, {})).status).toBe(200);
  expect((await visit(slug)).status).toBe(404);
  expect((await call('POST', `pages/${id}/unpublish`, {})).body.errors[0].code).toBe('page_not_online');
});

test('a save in between is told with both numbers, and nothing of either is lost', async () => {
  const { id } = await begin();
  expect((await change(id, { title: 'Eerst', lock_version: 0 })).status).toBe(200);
  const late = await change(id, { title: 'Laat', lock_version: 0 }, colleague);
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'stale']);
  expect((await call('GET', `pages/${id}`)).body.data.attributes).toMatchObject({
    title: 'Eerst',
    lock_version: 1,
  });
  for (const act of ['publish', 'restore_version'])
    expect(
      (
        await call('POST', `pages/${id}/${act}`, {
          lock_version: 0,
          ...(act !== 'publish' && { version_id: id }),
        })
      ).status,
    ).toBe(409);
});

test('twenty saves at once of the same state: one is kept, nineteen are told', async () => {
  const { id } = await begin();
  const saves = Array.from({ length: 20 }, (_, place) =>
    change(id, { title: `Nummer ${place}`, lock_version: 0 }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
});

test('saves of one person within ten minutes are one version, and any version comes back', async () => {
  const { id } = await begin({ title: 'Eerste' });
  const listed = async () => (await call('GET', `pages/${id}/versions`)).body.data;
  await change(id, { title: 'Tweede' });
  expect(await listed()).toHaveLength(1);
  later(1);
  await change(id, { title: 'Van een ander' }, colleague);
  later(11);
  await change(id, { title: 'Derde' });
  const versions = await listed();
  const titleOf = ({ attributes }: { attributes: { title: string } }) => attributes.title;
  expect(versions.map(titleOf)).toEqual(['Derde', 'Van een ander', 'Tweede']);
  expect(versions[0].attributes.content).toBeNull();
  const whole = await call('GET', `page_versions/${versions[2].id}`);
  expect(whole.body.data.attributes.content).toMatchObject({ title: 'Tweede', page_type: 'default' });
  later(1);
  const back = await call('POST', `pages/${id}/restore_version`, { version_id: versions[2].id });
  expect(back.body.data.attributes.title).toBe('Tweede');
  expect((await listed()).map(titleOf)).toEqual(['Tweede', 'Derde', 'Van een ander', 'Tweede']);
});

test(`no more than ${mostVersions} versions stay, the newest`, async () => {
  const { id } = await begin();
  for (let save = 0; save < mostVersions + 3; save += 1) {
    later(11);
    await change(id, { title: `Titel ${save}` });
  }
  const { body } = await call('GET', `pages/${id}/versions?page[size]=100`);
  expect(body.data).toHaveLength(mostVersions);
  expect(body.data[0].attributes.title).toBe(`Titel ${mostVersions + 2}`);
});

test('an address that it had leads on, until another page takes it', async () => {
  const { id, slug } = await online();
  await change(id, { slug: `${slug}-nieuw` });
  expect((await visit(slug)).body.data.attributes.slug).toBe(slug);
  await call('POST', `pages/${id}/publish`, {});
  expect((await visit(slug)).body.data.attributes.slug).toBe(`${slug}-nieuw`);
  const other = await online({ slug, title: 'Een ander' });
  expect((await visit(slug)).body.data.attributes.title).toBe('Een ander');
  await call('DELETE', `pages/${other.id}`);
  expect((await visit(slug)).status).toBe(404);
});

test('an address of the site or of another page is refused at its field', async () => {
  const { slug } = await begin();
  const codes = async (given: string) =>
    (await call('POST', 'pages', documentOf({ title: 'X', slug: given, locale: 'nl' }))).body.errors.map(
      (error: { code: string; source: { pointer: string } }) => [error.code, error.source.pointer],
    );
  const pointer = '/data/attributes/slug';
  expect(await codes(slug)).toEqual([['taken', pointer]]);
  expect(await codes('vacancies')).toEqual([['reserved_slug', pointer]]);
  for (const wrong of ['Over Ons', '-a', 'é', '../x'])
    expect(await codes(wrong)).toEqual([['invalid_slug', pointer]]);
});

test('a page without an address gets one of its title, and asks for one where that has none', async () => {
  const begun = (title: string, slug?: string | null) =>
    call('POST', 'pages', documentOf({ title, locale: 'nl', ...(slug !== undefined && { slug }) }));
  for (const slug of [undefined, null])
    expect((await begun(`Søndag met Øystein ${slug}`, slug)).body.data.attributes.slug).toBe(
      `sondag-met-oystein-${slug}`,
    );
  const refused = await begun('Добро пожаловать');
  expect(refused.body.errors).toMatchObject([
    { code: 'no_slug_in_title', source: { pointer: '/data/attributes/slug' } },
  ]);
  expect((await begun('Добро пожаловать', 'welkom-hier')).status).toBe(201);
});

test('the Dutch and the English version of a page point at each other', async () => {
  const { id, slug } = await online();
  const english = await call(
    'POST',
    'pages',
    documentOf({ title: 'About us', slug: `about-${slug}`, locale: 'en', translation_of: id }),
  );
  expect((await visit(slug)).body.data.attributes.translations).toEqual([]);
  await call('POST', `pages/${english.body.data.id}/publish`, {});
  expect((await visit(slug)).body.data.attributes.translations).toEqual([
    { id: english.body.data.id, locale: 'en', slug: `about-${slug}`, is_home: false },
  ]);
  const again = await call(
    'POST',
    'pages',
    documentOf({ title: 'Again', slug: `again-${slug}`, locale: 'en', translation_of: id }),
  );
  expect(again.body.errors[0]).toMatchObject({
    code: 'taken',
    source: { pointer: '/data/attributes/translation_of' },
  });
});

test('the home page stays until another one is', async () => {
  const [one, other] = [await online({ title: 'Welkom' }), await online({ title: 'Hallo' })];
  const makeHome = (id: string) => call('POST', `pages/${id}/make_home`, {});
  expect((await makeHome((await begin()).id)).body.errors[0].code).toBe('page_not_online');
  await makeHome(one.id);
  expect((await visit('home')).body.data.attributes.title).toBe('Welkom');
  for (const [method, path] of [
    ['DELETE', `pages/${one.id}`],
    ['POST', `pages/${one.id}/unpublish`],
  ] as const)
    expect((await call(method, path, method === 'POST' ? {} : undefined)).body.errors[0].code).toBe(
      'home_page_stays',
    );
  await makeHome(other.id);
  expect((await visit('home')).body.data.attributes.title).toBe('Hallo');
  expect((await call('DELETE', `pages/${one.id}`)).status).toBe(200);
});

test('a page goes online and off again at the moments that are set', async () => {
  const { id, slug } = await begin({ online_from: at(10), online_until: at(20) });
  await call('POST', `pages/${id}/publish`, {});
  expect((await visit(slug)).status).toBe(404);
  later(11);
  expect((await visit(slug)).status).toBe(200);
  later(10);
  expect((await visit(slug)).status).toBe(404);
  expect((await call('POST', `pages/${id}/publish`, {})).body.errors[0]).toMatchObject({
    code: 'date_in_past',
  });
  expect((await change(id, { online_until: at(-60) })).body.errors[0].source.pointer).toBe(
    '/data/attributes/online_until',
  );
});

test('what was deleted can be restored for thirty days, and is not online then', async () => {
  const { id, slug } = await online();
  await call('DELETE', `pages/${id}`);
  expect((await visit(slug)).status).toBe(404);
  expect((await call('GET', `pages/${id}`)).status).toBe(404);
  const bin = await call('GET', 'pages?filter[deleted]=true');
  expect(bin.body.data.map(({ id: one }: { id: string }) => one)).toContain(id);
  const back = await call('POST', `pages/${id}/restore`, {});
  expect(back.body.data.attributes).toMatchObject({ is_published: false, deleted_at: null });
  await call('DELETE', `pages/${id}`);
  await server.build.sql(first.id, "update pages set deleted_at = now() - interval '31 days' where id = $1", [
    id,
  ]);
  expect((await call('POST', `pages/${id}/restore`, {})).status).toBe(404);
});

test('a link shows a draft to somebody without an account, for seven days', async () => {
  const { id } = await begin({ title: 'Nog niet af' });
  await begin({ locale: 'en', translation_of: id });
  const { url } = (await call('POST', `pages/${id}/share`)).body.data.attributes;
  const token = String(url).split('/').at(-1);
  const look = () => server.call(first.host, 'GET', `/api/v1/pages/by_share/${token}`);
  expect((await look()).body.data.attributes).toMatchObject({
    title: 'Nog niet af',
    updated_by_name: null,
    // Another draft is nothing that this link was given for.
    translations: [],
  });
  expect((await server.call(first.host, 'GET', `/api/v1/pages/by_share/${token}x`)).status).toBe(404);
  later(7 * 24 * 60 + 1);
  expect((await look()).status).toBe(404);
});

test('links to a draft are listed without what is in them, taken back, and no more than ten work at a time', async () => {
  const { id } = await begin({ title: 'Veel gedeeld' });
  const share = () => call('POST', `pages/${id}/share`);
  const listed = async () => (await call('GET', `pages/${id}/shares`)).body.data;
  const links: Body[] = [];
  for (let count = 0; count < mostPageShares; count += 1) {
    later(1);
    links.push((await share()).body.data);
  }
  const refused = await share();
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'too_many']);
  expect((await listed()).map((one: { id: string }) => one.id)).toEqual(
    links.map((one) => one.id).toReversed(),
  );
  expect((await listed())[0].attributes).toEqual({
    url: null,
    created_at: links.at(-1).attributes.created_at,
    expires_at: links.at(-1).attributes.expires_at,
  });
  const look = ({ attributes }: { attributes: { url: string } }) =>
    server.call(first.host, 'GET', `/api/v1/pages/by_share/${attributes.url.split('/').at(-1)}`);
  expect([(await look(links[0])).status, (await look(links[1])).status]).toEqual([200, 200]);
  expect((await call('DELETE', `page_shares/${links[0].id}`)).status).toBe(204);
  expect([(await look(links[0])).status, (await look(links[1])).status]).toEqual([404, 200]);
  expect((await call('DELETE', `page_shares/${links[0].id}`)).status).toBe(404);
  expect((await share()).status).toBe(201);
  // One whose time is over is no link any more.
  later(7 * 24 * 60 + 1);
  expect(await listed()).toEqual([]);
  expect((await share()).status).toBe(201);
});

test('who may edit a page is no change of it: nothing waits to be put online, and no version is kept', async () => {
  const { id } = await online();
  const manager = await server.build.user({ roles: ['page_manager'] });
  const kept = async () => (await call('GET', `pages/${id}/versions`)).body.data.length;
  const before = await kept();
  const given = (await change(id, { editor_ids: [manager.id] })).body.data.attributes;
  expect([given.has_changes, await kept()]).toEqual([false, before]);
  expect((await change(id, { title: 'Anders' })).body.data.attributes.has_changes).toBe(true);
  expect((await change(id, { editor_ids: [] })).body.data.attributes.has_changes).toBe(true);
});

test('what nobody can bring back goes for good, with its versions, and so do links that no longer work', async () => {
  const [{ id }, { id: recent }] = [await begin(), await begin()];
  await call('POST', `pages/${recent}/share`);
  for (const one of [id, recent]) await call('DELETE', `pages/${one}`);
  await server.build.sql(first.id, "update pages set deleted_at = now() - interval '31 days' where id = $1", [
    id,
  ]);
  await server.build.sql(first.id, "update pages set deleted_at = now() - interval '29 days' where id = $1", [
    recent,
  ]);
  await server.build.sql(first.id, "update page_shares set expires_at = now() - interval '1 minute'");
  await inScope(server.running.services.pool, first.id, cleanUp);
  const ids = async (table: string, column: string) =>
    (
      await server.build.sql(first.id, `select ${column} as id from ${table} where ${column} in ($1, $2)`, [
        id,
        recent,
      ])
    ).map((row) => row['id']);
  expect(await ids('pages', 'id')).toEqual([recent]);
  expect(await ids('page_versions', 'page_id')).toEqual([recent]);
  expect(await server.build.sql(first.id, 'select 1 from page_shares')).toEqual([]);
});

test('a page manager writes what was given to them, and puts it online', async () => {
  const manager = await server.build.user({ roles: ['page_manager'] });
  const as = await server.signIn(first.host, manager.email);
  const { id, slug } = await begin();
  expect((await change(id, { title: 'Van mij' }, as)).status).toBe(404);
  expect((await change(id, { editor_ids: [editor.userId] })).body.errors[0].code).toBe('unknown_record');
  await change(id, { editor_ids: [manager.id] });
  expect((await change(id, { title: 'Van mij' }, as)).status).toBe(200);
  expect((await change(id, { slug: 'elders' }, as)).status).toBe(403);
  expect((await change(id, { editor_ids: [] }, as)).status).toBe(403);
  expect((await call('POST', `pages/${id}/publish`, {}, as)).status).toBe(200);
  expect((await visit(slug)).body.data.attributes.title).toBe('Van mij');
  const shown = await call('GET', 'pages', undefined, as);
  expect(shown.body.data.map((one: { id: string }) => one.id)).toEqual([id]);
  expect(shown.body.data[0].meta.can).toMatchObject({
    update: true,
    publish: true,
    delete: false,
    editors: false,
  });
});

test('news: what is featured first, then the newest, of the language that is asked for', async () => {
  const news = { page_type: 'news' };
  await online({ ...news, title: 'Oud' });
  later(1);
  await online({ ...news, title: 'Uitgelicht', featured: true });
  later(1);
  await online({ ...news, title: 'Nieuw' });
  await online({ ...news, title: 'English', locale: 'en' });
  await begin({ ...news, title: 'Concept' });
  const titles = async (query: string) =>
    (
      await server.call(first.host, 'GET', `/api/v1/pages/published?filter[page_type_eq]=news${query}`)
    ).body.data.map(({ attributes }: { attributes: { title: string; blocks: null } }) => attributes.title);
  expect(await titles('')).toEqual(['Uitgelicht', 'Nieuw', 'Oud']);
  expect(await titles('&sort=published_at')).toEqual(['Oud', 'Uitgelicht', 'Nieuw']);
  expect(await titles('&filter[locale]=en')).toEqual(['English']);
});

test('a page manager says neither when it goes off the site nor that it stands before others, also by an earlier version', async () => {
  const manager = await server.build.user({ roles: ['page_manager'] });
  const as = await server.signIn(first.host, manager.email);
  const { id } = await begin({ page_type: 'news', featured: true, online_until: at(500) });
  later(1);
  await change(id, { editor_ids: [manager.id], featured: false, online_until: at(600) });
  later(1);
  const refused = await change(id, { title: 'Van mij', featured: true, online_until: null }, as);
  expect([
    refused.status,
    refused.body.errors.map((error: Body) => [error.code, error.source.pointer]),
  ]).toEqual([
    403,
    [
      ['forbidden', '/data/attributes/featured'],
      ['forbidden', '/data/attributes/online_until'],
    ],
  ]);
  const {
    title,
    featured,
    online_until: until,
  } = (await call('GET', `pages/${id}`, undefined, as)).body.data.attributes;
  expect([title === 'Van mij', featured]).toEqual([false, false]);
  // What it holds may be sent back.
  expect((await change(id, { title: 'Van mij', featured, online_until: until }, as)).status).toBe(200);
  const versions = await call('GET', `pages/${id}/versions`, undefined, as);
  const oldest = versions.body.data.at(-1).id;
  const restored = await call('POST', `pages/${id}/restore_version`, { version_id: oldest }, as);
  expect(restored.body.data.attributes).toMatchObject({ title, featured: false, online_until: until });
});
