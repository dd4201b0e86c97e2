/** The list as editors have it, what of a page stays hidden, and a page that was deleted by mistake. */
import { v7 as uuidv7 } from 'uuid';
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
const visit = (slug: unknown) => server.call(first.host, 'GET', `/api/v1/pages/by_slug/${String(slug)}`);
const change = (id: string, attributes: object) =>
  call('PATCH', `pages/${id}`, { data: { type: 'pages', attributes } });
const block = (id: string, more: object = {}) => ({
  type: 'SectionTitle',
  id,
  version: 1,
  title: id,
  intro: null,
  ...more,
});

test('tabs count what there is of each type, whichever of them is shown, and the bin apart', async () => {
  const made = await Promise.all([
    server.build.page({ title: 'Teltuin', page_type: 'news' }),
    server.build.page({ title: 'Teltuin twee', page_type: 'news', is_published: false }),
    server.build.page({ title: 'Teltuin drie' }),
  ]);
  await change(made[0].id, { summary: 'Anders' });
  await call('DELETE', `pages/${made[2].id}`);
  const { body } = await call(
    'GET',
    'pages?filter[q]=teltuin&filter[page_type_eq]=default&facets=true&page[size]=1',
  );
  expect(body.data).toEqual([]);
  expect(body.meta.facets).toEqual({
    page_type: [
      { value: 'news', count: 2 },
      { value: 'default', count: 0 },
    ].toSorted((a, b) => a.value.localeCompare(b.value)),
    changed: 1,
    deleted: 1,
  });
  const mine = await call('GET', 'pages?filter[q]=teltuin&filter[changed_by]=me');
  expect(mine.body.data.map(({ id }: { id: string }) => id)).toEqual([made[0].id]);
});

test('a page and its translation are one row, unless the Dutch one is not there for the reader', async () => {
  const manager = await somebody(server, { roles: ['page_manager'] });
  const pair = async (word: string, dutch: object = {}, english: object = {}) => {
    const translation_key = uuidv7();
    const over = { translation_key, title: `Tweetalig ${word}` };
    await server.build.page({ ...over, locale: 'nl', ...dutch });
    return server.build.page({ ...over, title: `Bilingual ${word}`, locale: 'en', ...english });
  };
  await pair('a');
  await pair('b', { is_published: false, deleted_at: server.clock.now });
  await pair('c', {}, { editor_ids: [manager.userId] });
  await pair('d', {}, { page_type: 'news' });
  await pair('e', {}, { is_published: false, deleted_at: server.clock.now });
  const listed = async (more: string, reader = as): Promise<string[]> => {
    const { body } = await server.call(first.host, 'GET', `/api/v1/pages?sort=title&page[size]=500${more}`, {
      as: reader,
    });
    return body.data
      .map(({ attributes }: { attributes: { title: string } }) => attributes.title)
      .filter((title: string) => /lingual|Tweetalig/.test(title));
  };
  expect(await listed('&filter[once]=true')).toEqual([
    'Bilingual b',
    'Bilingual d',
    'Tweetalig a',
    'Tweetalig c',
    'Tweetalig d',
    'Tweetalig e',
  ]);
  expect(await listed('')).toHaveLength(8);
  expect(await listed('&filter[once]=true&filter[deleted]=true')).toEqual(['Bilingual e', 'Tweetalig b']);
  expect(await listed('&filter[once]=true', manager)).toEqual(['Bilingual c']);
});

test('a block that is hidden stays with what is written: visitors and who has the link do not get it', async () => {
  const { id, slug } = await server.build.page({ is_published: false });
  await change(id, { blocks: [block('a'), block('b', { is_hidden: true }), block('c', { isHidden: true })] });
  await change(id, { blocks: [block('a'), block('b', { isHidden: true }), block('c')] });
  await call('POST', `pages/${id}/publish`, {});
  const ids = (answer: { body: { data: { attributes: { blocks: { id: string }[] } } } }) =>
    answer.body.data.attributes.blocks.map((one) => one.id);
  expect(ids(await call('GET', `pages/${id}`))).toEqual(['a', 'b', 'c']);
  expect(ids(await visit(slug))).toEqual(['a', 'c']);
  const { url } = (await call('POST', `pages/${id}/share`)).body.data.attributes;
  const token = String(url).split('/').at(-1);
  expect(ids(await server.call(first.host, 'GET', `/api/v1/pages/by_share/${token}`))).toEqual(['a', 'c']);
});

test('a page that was deleted by mistake comes back for visitors as it was', async () => {
  const { id, slug } = await server.build.page({ title: 'Per ongeluk' });
  const { status, body } = await call('DELETE', `pages/${id}`);
  expect([status, (await visit(slug)).status]).toEqual([200, 404]);
  expect((await call('PUT', 'undo', { undo_id: body.meta.undo.id })).status).toBe(200);
  expect((await visit(slug)).body.data.attributes.title).toBe('Per ongeluk');
  expect((await call('GET', `pages/${id}`)).body.data.attributes).toMatchObject({
    is_published: true,
    has_changes: false,
    deleted_at: null,
  });
});
