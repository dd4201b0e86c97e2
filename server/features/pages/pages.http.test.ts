import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
const blocks = [
  {
    type: 'TextWithUsps',
    id: 'b1',
    title: 'Waarom',
    intro: 'Omdat',
    imageKey: 'plein',
    points: [{ icon: 'heart', title: 'Fijn', text: 'Samen' }],
  },
];

beforeAll(async () => {
  server = await testServer();
  const { build } = server;
  await build.page({ slug: 'over-ons', title: 'Over ons', blocks });
  await build.page({ slug: 'over-ons', title: 'About us', locale: 'en' });
  await build.page({ slug: 'alleen-nl', title: 'Alleen Nederlands' });
  await build.page({ slug: 'concept', is_published: false });
  await build.page({ slug: 'welkom', title: 'Welkom', is_home: true });
  await build.page({ center: second.id, slug: 'over-ons', title: 'Over de buren' });
});
afterAll(() => server.close());

const read = (slug: string, language = 'nl', host = first.host) =>
  server.call(host, 'GET', `/api/v1/pages/by_slug/${slug}`, { headers: { 'accept-language': language } });
const title = async (...args: Parameters<typeof read>) => (await read(...args)).body.data.attributes.title;

test('in the language of the request, else in Dutch, of one’s own centre', async () => {
  expect([await title('over-ons'), await title('over-ons', 'en'), await title('alleen-nl', 'en')]).toEqual([
    'Over ons',
    'About us',
    'Alleen Nederlands',
  ]);
  expect(await title('over-ons', 'en', second.host)).toBe('Over de buren');
  expect([await title('home'), await title('welkom')]).toEqual(['Welkom', 'Welkom']);
});

test('blocks in snake case at every depth', async () => {
  expect((await read('over-ons')).body.data.attributes.blocks).toEqual([
    {
      type: 'TextWithUsps',
      id: 'b1',
      title: 'Waarom',
      intro: 'Omdat',
      image_key: 'plein',
      points: [{ icon: 'heart', title: 'Fijn', text: 'Samen' }],
    },
  ]);
});

test('a draft, another centre’s home, and what no slug can be: 404', async () => {
  for (const slug of ['concept', 'bestaat-niet', 'Over-Ons', '%00', 'a%00b', '..', "'"])
    expect((await read(slug)).status, slug).toBe(404);
  expect((await read('home', 'nl', second.host)).status).toBe(404);
});
