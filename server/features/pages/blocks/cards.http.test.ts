/** What cards that fill themselves ask the API for, each by its rule. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

type Cards = { kind: string; items: { title?: string; name?: string }[]; records: number; href: string };
type Call = { url: string };

// By their addresses, as the screens are no part of this project for the type checker.
const fromApp = (file: string) => import(new URL(`../../../../app/${file}`, import.meta.url).href);
const { blockData } = (await fromApp('features/pages/block-data.server.ts')) as {
  blockData: (page: object, blocks: object[]) => Promise<Record<string, Cards>>;
};
const { createApi } = (await fromApp('api/client.ts')) as { createApi: (send: unknown) => object };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const { build } = server;
  const organization_id = (await build.organization({ name: 'De Tuin', approved_at: '2026-01-02' })).id;
  await build.organization({ name: 'Wacht nog', status: 'pending' });
  await build.vacancy({ organization_id, title: 'Oud', published_at: '2026-01-01' });
  await build.vacancy({
    organization_id,
    title: 'Taal',
    category_ids: ['language'],
    published_at: '2026-01-02',
  });
  await build.vacancy({ center: second.id, title: 'Van de buren' });
});
afterAll(() => server.close());

async function cards(rule: object): Promise<Cards | undefined> {
  const send = async ({ url }: Call) => {
    const { status, body } = await server.call(first.host, 'GET', url);
    return { status, body };
  };
  const block = { type: 'DynamicCards', id: 'b', category: null, near: null, count: 4, ...rule };
  return (await blockData({ api: createApi(send), locale: 'nl' }, [block]))['b'];
}
const named = (found: Cards | undefined) => found?.items.map(({ title, name }) => title ?? name);

test('the newest, those that close first, and of one category, each with the way to all of them', async () => {
  const newest = await cards({ source: 'newest' });
  expect(named(newest)).toEqual(['Taal', 'Oud']);
  expect(newest).toMatchObject({ records: 2, href: '/vacancies/search' });
  expect(await cards({ source: 'closing_soon' })).toMatchObject({
    records: 2,
    href: '/vacancies/search?sort=closing_soon',
  });
  const ofCategory = await cards({ source: 'category', category: 'language' });
  expect(named(ofCategory)).toEqual(['Taal']);
  expect(ofCategory).toMatchObject({ records: 1, href: '/vacancies/search?category=language' });
  expect(named(await cards({ source: 'newest', count: 1 }))).toEqual(['Taal']);
});

test('a category or a place that nobody knows shows nothing, and the page goes on', async () => {
  expect(named(await cards({ source: 'category', category: 'bestaat_niet' }))).toEqual([]);
  expect(named(await cards({ source: 'near', near: 'Nergenshuizen' }))).toEqual([]);
});

test('organisations that are approved, and nothing where no call has it yet', async () => {
  const organizations = await cards({ source: 'organizations' });
  expect(named(organizations)).toContain('De Tuin');
  expect(named(organizations)).not.toContain('Wacht nog');
  expect(await cards({ source: 'news' })).toEqual({ kind: 'stories', items: [] });
});
