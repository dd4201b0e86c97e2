/** A translation that no longer says what the Dutch page says is told so, until somebody writes it or finds that it still fits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('what changes in Dutch alone is told of the translation, not of the Dutch page, and settings are no text', async () => {
  const { dutch, english } = await pair('tuin');
  await change(dutch, { page_layout: 'narrow', featured: true, title: 'Over tuin' });
  expect(await behind()).toEqual([]);
  await change(dutch, { summary: 'Anders' });
  expect(await behind()).toEqual(['About tuin']);
  expect((await attributesOf(english)).behind_since).toBe(server.clock.now.toISOString());
  const { behind_since, translations } = await attributesOf(dutch);
  expect([behind_since, translations]).toEqual([null, [expect.objectContaining({ is_behind: true })]]);
  await change(english, { page_layout: 'narrow' });
  expect(await behind()).toEqual(['About tuin']);
  await change(english, { summary: 'Different' });
  expect(await behind()).toEqual([]);
});

test('who finds that it still fits says so, which is on record; visitors read nothing of it', async () => {
  const { dutch, english } = await pair('buurt');
  await change(dutch, { title: 'Over de buurt' });
  await call('POST', `pages/${english}/publish`, {});
  const online = await server.call(first.host, 'GET', '/api/v1/pages/by_slug/about-buurt', {
    headers: { 'accept-language': 'en' },
  });
  expect(online.body.data.attributes.behind_since).toBe(null);
  const before = await call('GET', `pages/${english}`);
  expect(before.body.data.meta.can.confirm_translation).toBe(true);
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
});

test('an earlier version that comes back is a change like any other; without a Dutch page there is nothing to keep up with', async () => {
  const { dutch, english } = await pair('markt');
  await change(dutch, { title: 'Over de markt' });
  await call('POST', `pages/${english}/confirm_translation`, {});
  const { body } = await call('GET', `pages/${dutch}/versions`);
  const oldest = body.data.at(-1);
  // Another sitting, and so another version.
  server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000);
  await change(dutch, { title: 'Over de week' });
  await call('POST', `pages/${english}/confirm_translation`, {});
  expect((await call('POST', `pages/${dutch}/restore_version`, { version_id: oldest.id })).status).toBe(200);
  expect(await behind()).toEqual(['About markt']);
  await call('DELETE', `pages/${dutch}`);
  expect(await behind()).toEqual([]);
  expect((await attributesOf(english)).behind_since).toBe(null);
});
