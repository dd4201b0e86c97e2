/** What pages read of the menus is kept in the process, and is never older than what was changed before they asked. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { SharedReading } from '#server/tenancy/shared-reading.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { makeMenuItem } from '../menu-items.cases.ts';
import { readSiteItems } from './queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ connections: 4 });
});
afterAll(() => server.close());
beforeEach(() => server.build.sql(first.id, 'delete from menu_items'));

const forPage = (center = first.id) =>
  new SharedReading(server.running.services.pool, center).run(readSiteItems);
const idsForPage = async (center = first.id) => (await forPage(center)).map(({ id }) => id);
const add = (center = first.id) => makeMenuItem(server, { center });
const rename = (name: string) => server.build.sql(first.id, 'update menu_items set name = $1', [name]);

test('a page gets the very items of the page before it while nothing changes', async () => {
  await add();
  expect(await forPage()).toBe(await forPage());
});

test('what is added, changed and removed is on the next page', async () => {
  await forPage();
  const id = await add();
  expect(await idsForPage()).toEqual([id]);
  await rename('Anders');
  expect((await forPage()).map(({ name }) => name)).toEqual(['Anders']);
  await server.build.sql(first.id, 'delete from menu_items');
  expect(await idsForPage()).toEqual([]);
});

test('each centre has its own', async () => {
  const here = await add();
  const there = await add(second.id);
  await forPage();
  expect(await idsForPage()).toEqual([here]);
  expect(await idsForPage(second.id)).toEqual([there]);
});

test('what a transaction takes back was never on a page, also where another change gets its stamp', async () => {
  const id = await add();
  await forPage();
  const takenBack = inScope(server.running.services.pool, first.id, async (scope: TenantScope) => {
    await scope.db.updateTable('menuItems').set({ name: 'Teruggenomen' }).execute();
    expect((await readSiteItems(scope)).map(({ name }) => name)).toEqual(['Teruggenomen']);
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  await rename('Gebleven');
  expect((await forPage()).map((item) => [item.id, item.name])).toEqual([[id, 'Gebleven']]);
});

test('the page that a page becomes a translation of counts as a change', async () => {
  await add();
  const { id } = await server.build.page({});
  const before = await forPage();
  await server.build.sql(first.id, 'update pages set translation_key = gen_random_uuid() where id = $1', [
    id,
  ]);
  expect(await forPage()).not.toBe(before);
});
