/** What leads to a page is told before it is deleted. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { makeMenuItem } from '../../menu-items/menu-items.cases.ts';

let server: TestServer;
let editor: Session;
beforeAll(async () => {
  server = await testServer();
  editor = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());

const markdown = (text: string) => [{ type: 'markdown', version: 1, text }];
const uses = async (id: string) => {
  const { body } = await server.call(first.host, 'GET', `/api/v1/pages/${id}/uses`, { as: editor });
  return body.data.map(({ attributes }: { attributes: object }) => Object.values(attributes).join(' '));
};

test('items of menus and links in texts and fields, in both languages, and nothing that only looks like it', async () => {
  const { build } = server;
  const page = await build.page({ slug: 'over-ons-hier' });
  const id = String(page.id);
  expect(await uses(id)).toEqual([]);
  await makeMenuItem(server, { pageId: id, name: 'Over ons' });
  const links = {
    'a text': '[Lees](/over-ons-hier) verder',
    'b with a place': '[Lees](/over-ons-hier#wie)',
    'c in English': '[Read](/en/over-ons-hier)',
    'x longer': '[Lees](/over-ons-hierna)',
    'x deeper': '[Lees](/nieuws/over-ons-hier)',
    'x only its name': 'Niet over-ons-hier maar daar',
  };
  for (const [title, text] of Object.entries(links)) await build.page({ title, blocks: markdown(text) });
  const button = [{ type: 'call_to_action', version: 1, buttons: [{ href: '/over-ons-hier' }] }];
  await build.page({ title: 'd in a field', blocks: button });
  await build.page({
    title: 'x in the bin',
    blocks: button,
    is_published: false,
    deleted_at: server.clock.now,
  });
  await build.page({ center: second.id, title: 'x elsewhere', blocks: button });
  expect(await uses(id)).toEqual([
    'menu_items Over ons main',
    'pages a text ',
    'pages b with a place ',
    'pages c in English ',
    'pages d in a field ',
  ]);
});

test('a link that was taken out is still one while the page is online with it', async () => {
  const { id } = await server.build.page({ slug: 'doel' });
  const from = await server.build.page({ title: 'Was zo', blocks: markdown('[Lees](/doel)') });
  await server.build.sql(first.id, `update pages set blocks = '[]' where id = $1`, [from.id]);
  expect(await uses(String(id))).toEqual(['pages Was zo ']);
});

test('a list of pages says of each in which menus it stands, and how many pages lead to it', async () => {
  const { build } = server;
  const page = await build.page({ slug: 'geteld', title: 'Geteld' });
  const alone = await build.page({ slug: 'alleen', title: 'Geteld, zonder iets' });
  await makeMenuItem(server, { pageId: String(page.id), name: 'Geteld' });
  for (const text of ['[a](/geteld) en [b](/en/geteld#c)', '[c](/geteld)', '[d](/gered)'])
    await build.page({ title: 'Wijst', blocks: markdown(text) });
  await build.page({ center: second.id, title: 'Elders', blocks: markdown('[e](/geteld)') });
  const ask = (more: string, as = editor) =>
    server.call(first.host, 'GET', `/api/v1/pages?filter[q]=geteld${more}`, { as });
  const { body } = await ask('&uses=true');
  expect(body.meta.uses).toHaveLength(2);
  expect(body.meta.uses).toEqual(
    expect.arrayContaining([
      { id: page.id, menus: ['main'], pages: 2 },
      { id: alone.id, menus: [], pages: 0 },
    ]),
  );
  expect((await ask('')).body.meta.uses, 'unasked').toBeUndefined();
  const manager = await somebody(server, { roles: ['page_manager'] });
  expect((await ask('&uses=true', manager)).body.meta.uses, 'of pages that are not theirs').toBeUndefined();
});

test('what somebody threw away leads nowhere any more', async () => {
  const { id } = await server.build.page({ slug: 'weggegooid-doel', title: 'Weggegooid doel' });
  await server.build.page({
    title: 'Weg',
    blocks: markdown('[a](/weggegooid-doel)'),
    is_published: false,
    deleted_at: server.clock.now,
  });
  const { body } = await server.call(first.host, 'GET', '/api/v1/pages?filter[q]=weggegooid&uses=true', {
    as: editor,
  });
  expect(body.meta.uses).toEqual([{ id, menus: [], pages: 0 }]);
});
