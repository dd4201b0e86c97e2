/** A translation that no longer says what the Dutch page says is told so, until somebody writes it or finds that it still fits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadPicture } from '#tests/support/busy-organization.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let as: Session;
beforeAll(async () => {
  server = await testServer();
  as = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
const call = (method: Verb, path: string, body?: unknown) =>
  server.call(first.host, method, `/api/v1/${path}`, { as, ...(body !== undefined && { body }) });
const change = (id: string, attributes: object) =>
  call('PATCH', `pages/${id}`, { data: { type: 'pages', attributes } });
const attributesOf = async (id: string) => (await call('GET', `pages/${id}`)).body.data.attributes;
/** Titles of those that the list finds behind. */
const behind = async (): Promise<string[]> =>
  (await call('GET', 'pages?filter[state]=behind&sort=title&page[size]=100')).body.data.map(
    ({ attributes }: { attributes: { title: string } }) => attributes.title,
  );

/** A Dutch page, and its English translation as the API begins it. */
async function pair(word: string) {
  const dutch = await server.build.page({ title: `Over ${word}` });
  const { body } = await call('POST', 'pages', {
    data: {
      type: 'pages',
      attributes: { title: `About ${word}`, slug: `about-${word}`, locale: 'en', translation_of: dutch.id },
    },
  });
  return { dutch: dutch.id, english: String(body.data.id) };
}

const publish = (id: string) => call('POST', `pages/${id}/publish`, {});
/** A change that visitors read. */
async function say(id: string, attributes: object) {
  await change(id, attributes);
  expect((await publish(id)).status).toBe(200);
}

test('what visitors read anew in Dutch is told of the translation, not of the Dutch page; drafts and settings are no text', async () => {
  const { dutch, english } = await pair('tuin');
  await say(dutch, { page_layout: 'narrow', featured: true, title: 'Over tuin' });
  expect(await behind()).toEqual([]);
  await change(dutch, { summary: 'Anders' });
  expect(await behind(), 'a draft').toEqual([]);
  await publish(dutch);
  expect(await behind()).toEqual(['About tuin']);
  expect((await attributesOf(english)).behind_since).toBe(server.clock.now.toISOString());
  const { behind_since, translations } = await attributesOf(dutch);
  expect([behind_since, translations]).toEqual([null, [expect.objectContaining({ is_behind: true })]]);
  await change(english, { page_layout: 'narrow' });
  expect(await behind()).toEqual(['About tuin']);
  await change(english, { summary: 'Different' });
  expect(await behind()).toEqual([]);
});

test('what the server knows of a picture comes back with a text that is written, and changes nothing of it', async () => {
  const { dutch } = await pair('foto');
  const id = await uploadPicture(server);
  await say(dutch, { image: { image: { kind: 'upload', id }, alt: 'Een tuin', focus: { x: 0.5, y: 0.5 } } });
  expect(await behind()).toEqual(['About foto']);
  const { image } = await attributesOf(dutch);
  expect(image.image.picture).toMatchObject({ id });
  await server.build.sql(first.id, 'update pages set behind_since = null where behind_since is not null');
  await say(dutch, { image });
  expect(await behind()).toEqual([]);
  await say(dutch, { image: { ...image, alt: 'Een moestuin' } });
  expect(await behind()).toEqual(['About foto']);
  await server.build.sql(first.id, 'update pages set behind_since = null where behind_since is not null');
});

test('a translation that is online is behind until visitors read something else of it', async () => {
  const { dutch, english } = await pair('park');
  await publish(english);
  await say(dutch, { summary: 'Anders' });
  await change(english, { summary: 'Different' });
  expect(await behind(), 'a draft of the translation').toEqual(['About park']);
  await publish(english);
  expect(await behind()).toEqual([]);
});

test('who finds that it still fits says so, which is on record; visitors read nothing of it, and what is put online after that counts', async () => {
  const { dutch, english } = await pair('buurt');
  await say(dutch, { title: 'Over de buurt' });
  await publish(english);
  const online = await server.call(first.host, 'GET', '/api/v1/pages/by_slug/about-buurt', {
    headers: { 'accept-language': 'en' },
  });
  expect(online.body.data.attributes.behind_since).toBe(null);
  const before = await call('GET', `pages/${english}`);
  expect(before.body.data.meta.can.confirm_translation).toBe(true);
  await change(dutch, { title: 'Over onze buurt' });
  const said = await call('POST', `pages/${english}/confirm_translation`, {});
  expect([said.status, said.body.data.attributes]).toMatchObject([
    200,
    { behind_since: null, has_changes: false },
  ]);
  expect(said.body.data.meta.can.confirm_translation).toBe(false);
  expect(await behind()).toEqual([]);
  const events = await server.build.sql(first.id, 'select act from audit_events where subject_id = $1', [
    english,
  ]);
  expect(events.map(({ act }) => act)).toContain('confirm_translation');
  await publish(dutch);
  expect(await behind()).toEqual(['About buurt']);
  await call('POST', `pages/${english}/confirm_translation`, {});
});

test('both languages put online at once keep up with each other, whichever was made first', async () => {
  const make = async (attributes: object) =>
    String((await call('POST', 'pages', { data: { type: 'pages', attributes } })).body.data.id);
  const english = await make({ title: 'About both', slug: 'about-both', locale: 'en' });
  const dutch = await make({
    title: 'Over beide',
    slug: 'over-beide',
    locale: 'nl',
    translation_of: english,
  });
  const ids = [english, dutch];
  const online = () =>
    call('POST', 'pages/bulk', {
      data: { type: 'page_bulk_edits', attributes: { act: 'publish', page_ids: ids } },
    });
  await online();
  for (const id of ids) await change(id, { summary: 'New' });
  const { body } = await online();
  expect(body.data.attributes).toMatchObject({ changed: 2, refused: 0 });
  expect(await behind()).not.toContain('About both');
});

test('many at once, at a moment that was set, and after a while off the site count as well; the first time does not', async () => {
  const { dutch, english } = await pair('plein');
  const confirm = () => call('POST', `pages/${english}/confirm_translation`, {});
  const many = (act: string) =>
    call('POST', 'pages/bulk', {
      data: { type: 'page_bulk_edits', attributes: { act, page_ids: [dutch] } },
    });
  await change(dutch, { summary: 'Samen' });
  await many('publish');
  expect(await behind(), 'many').toEqual(['About plein']);
  await confirm();
  const later = new Date(server.clock.now.getTime() + 24 * 60 * 60_000).toISOString();
  await say(dutch, { summary: 'Later', online_from: later });
  expect(await behind(), 'planned').toEqual(['About plein']);
  await confirm();
  await many('unpublish');
  await publish(dutch);
  expect(await behind(), 'as it was').toEqual([]);
  await many('unpublish');
  await say(dutch, { summary: 'Terug' });
  expect(await behind(), 'off and on').toEqual(['About plein']);
  await confirm();
  const draft = await server.build.page({ title: 'Over iets', is_published: false });
  const translation = { title: 'About it', slug: 'about-it', locale: 'en', translation_of: draft.id };
  await call('POST', 'pages', { data: { type: 'pages', attributes: translation } });
  await say(String(draft.id), { summary: 'Voor het eerst' });
  expect(await behind(), 'for the first time').toEqual([]);
});

test('an earlier version that comes back is a change like any other; without a Dutch page there is nothing to keep up with', async () => {
  const { dutch, english } = await pair('markt');
  await say(dutch, { title: 'Over de markt' });
  await call('POST', `pages/${english}/confirm_translation`, {});
  const { body } = await call('GET', `pages/${dutch}/versions`);
  const oldest = body.data.at(-1);
  // Another sitting, and so another version.
  server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000);
  await say(dutch, { title: 'Over de week' });
  await call('POST', `pages/${english}/confirm_translation`, {});
  expect((await call('POST', `pages/${dutch}/restore_version`, { version_id: oldest.id })).status).toBe(200);
  expect(await behind()).toEqual([]);
  await publish(dutch);
  expect(await behind()).toEqual(['About markt']);
  await call('DELETE', `pages/${dutch}`);
  expect(await behind()).toEqual([]);
  expect((await attributesOf(english)).behind_since).toBe(null);
});
