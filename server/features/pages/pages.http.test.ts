import { randomUUID } from 'node:crypto';
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

test('blocks in snake case at every depth, in the newest version of their kind', async () => {
  expect((await read('over-ons')).body.data.attributes.blocks).toEqual([
    {
      type: 'TextWithUsps',
      id: 'b1',
      version: 2,
      title: 'Waarom',
      intro: 'Omdat',
      picture: { image: { kind: 'drawing', key: 'plein' }, alt: null, focus: { x: 0.5, y: 0.5 } },
      points: [{ icon: 'heart', title: 'Fijn', text: 'Samen' }],
    },
  ]);
});

test('a picture that was sent comes with its address; one of another centre or that is gone is none', async () => {
  const { build } = server;
  const sent = async (center: number) => {
    const id = randomUUID();
    await build.sql(
      center,
      `insert into uploads (volunteer_center_id, id, file_name, mime, byte_size, width, height, checksum, storage_key, alt_text)
       values ($1, $2, 'tuin.png', 'image/png', 10, 40, 30, repeat('a', 64), 'tuin.png', 'Een tuin')`,
      [center, id],
    );
    return id;
  };
  const own = await sent(first.id);
  const picture = (id: string) => ({ image: { kind: 'upload', id }, alt: null, focus: { x: 0.2, y: 0.8 } });
  const images = [own, await sent(second.id), randomUUID()];
  await build.page({
    slug: 'met-fotos',
    blocks: images.map((id, at) => ({
      type: 'Image',
      id: `b${at}`,
      version: 1,
      picture: picture(id),
      caption: null,
    })),
  });
  const blocksOfPage: { picture: { image: { picture: unknown } } }[] = (await read('met-fotos')).body.data
    .attributes.blocks;
  expect(blocksOfPage.map(({ picture: { image } }) => image.picture)).toEqual([
    {
      id: own,
      url: `/uploads/${own}.png`,
      width: 40,
      height: 30,
      alt_text: 'Een tuin',
      preview: null,
      seen_on: null,
    },
    null,
    null,
  ]);
});

test('a draft, another centre’s home, and what no slug can be: 404', async () => {
  for (const slug of ['concept', 'bestaat-niet', 'Over-Ons', '%00', 'a%00b', '..%2F', "'"])
    expect((await read(slug)).status, slug).toBe(404);
  expect((await read('home', 'nl', second.host)).status).toBe(404);
});
