/** What programs look for on every host: robots.txt, sitemap.xml, and two files of /.well-known. */
import sharp from 'sharp';
import { legalPages } from '#contract/public-pages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPicture } from '#server/storage/picture-file.ts';
import { picture } from '#tests/support/pictures.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let here: Awaited<ReturnType<TestServer['build']['lookAlikes']>>;
let there: typeof here;
beforeAll(async () => {
  server = await testServer({ now: new Date('2026-11-24T09:00:00Z') });
  here = await server.build.lookAlikes(first.id);
  there = await server.build.lookAlikes(second.id);
});
afterAll(() => server.close());

const get = async (host: string, path: string) => server.call(host, 'GET', path);
const originOf = (host: string) => `http://${host}:${server.running.services.port}`;
const placesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
const profile = (columns: string, ...values: unknown[]) =>
  server.build.sql(
    second.id,
    `update volunteer_center_profiles set ${columns} where volunteer_center_id = ${second.id}`,
    values,
  );

test('robots.txt leads to the sitemap of its own host', async () => {
  for (const host of [first.host, second.host, 'localhost']) {
    const { status, body, headers } = await get(host, '/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`\nSitemap: ${originOf(host)}/sitemap.xml\n`);
    expect(body).toContain('Disallow: /api/\n');
  }
});

test('favicon.ico is the mark of its own centre as a picture, kept for a day, also after somebody sent a picture', async () => {
  expect(await readPicture(await picture(30, 20, 'png'))).toMatchObject({ mime: 'image/png' });
  const pictureAt = async (host: string) => {
    const { statusCode, headers, rawPayload } = await server.running.app.inject({
      url: '/favicon.ico',
      headers: { host: `${host}:${server.running.services.port}` },
    });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect([format, width, height]).toEqual(['png', 48, 48]);
    return rawPayload.toString('base64');
  };
  await profile('name = $1', 'Zonnestad');
  const [mine, theirs] = [await pictureAt(first.host), await pictureAt(second.host)];
  expect(theirs).not.toBe(mine);
});

describe('the sitemap', () => {
  test('lists what is public at its own host, in one language where there is one', async () => {
    const { build } = server;
    const hidden = [
      await build.vacancy({ center: second.id, status: 'draft' }),
      await build.vacancy({ center: second.id, status: 'filled' }),
      await build.vacancy({ center: second.id, expires_at: '2026-11-24T08:00:00Z' }),
      await build.organization({ center: second.id, status: 'pending' }),
    ];
    const { status, body, headers } = await get(second.host, '/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const origin = originOf(second.host);
    const places = placesOf(body);
    for (const path of [
      '/',
      '/vacancies/search',
      ...Object.values(legalPages),
      `/vacancies/${there.vacancy.id}`,
      `/organizations/${there.organization.id}`,
    ])
      expect(places).toContain(`${origin}${path}`);
    for (const { id } of [...hidden, here.vacancy, here.organization]) expect(body).not.toContain(id);
    expect(new Set(places).size).toBe(places.length);
    expect(body).not.toContain('hreflang');
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  });

  test('names both languages of each address where the centre has two', async () => {
    const { body } = await get(first.host, '/sitemap.xml');
    const origin = originOf(first.host);
    const path = `/vacancies/${here.vacancy.id}`;
    for (const place of [`${origin}/`, `${origin}/en`, `${origin}${path}`, `${origin}/en${path}`])
      expect(placesOf(body)).toContain(place);
    expect(body).toContain(
      [
        `<xhtml:link rel="alternate" hreflang="nl" href="${origin}${path}"/>`,
        `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en${path}"/>`,
        `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}${path}"/>`,
      ].join(''),
    );
  });

  test('holds pages and news by their own address in each language, and none that visitors do not see', async () => {
    const translation_key = '0190aaaa-0000-7000-8000-000000000001';
    await server.build.page({ slug: 'over-ons', translation_key });
    await server.build.page({ slug: 'about-us', locale: 'en', translation_key });
    await server.build.page({ slug: 'feest', page_type: 'news' });
    await server.build.page({ slug: 'geheim', is_published: false });
    await server.build.page({ slug: 'straks', online_from: '2026-12-01T00:00:00Z' });
    const { body } = await get(first.host, '/sitemap.xml');
    const origin = originOf(first.host);
    for (const place of ['/over-ons', '/en/about-us', '/nieuws/feest', '/nieuws'])
      expect(placesOf(body)).toContain(`${origin}${place}`);
    expect(body).toContain(
      `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/about-us"/><xhtml:link rel="alternate" hreflang="x-default" href="${origin}/over-ons"/>`,
    );
    for (const hidden of ['/en/over-ons', '/en/nieuws/feest', '/geheim', '/straks'])
      expect(placesOf(body)).not.toContain(`${origin}${hidden}`);
  });

  test('is an index of lists for a large site, each record in one of them', async () => {
    await server.build.sql(
      second.id,
      `insert into organizations (volunteer_center_id, id, name, organization_type, status)
       select ${second.id}, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Organisatie ' || n, 'NonProfit', 'approved'
       from generate_series(1, 5100) n`,
    );
    const index = await get(second.host, '/sitemap.xml');
    const lists = placesOf(index.body).map((place) => place?.replaceAll('&amp;', '&'));
    expect(lists.map((one) => one?.split('?')[1])).toEqual([
      'section=pages',
      'section=organizations&page=1',
      'section=organizations&page=2',
      'section=vacancies&page=1',
    ]);
    const places: string[] = [];
    for (const list of lists)
      places.push(...(placesOf((await get(second.host, list ?? '')).body) as string[]));
    expect(places.filter((place) => place.includes('/organizations/00000000-'))).toHaveLength(5100);
    expect(new Set(places).size).toBe(places.length);
    for (const wrong of [
      'section=onzin',
      'section=vacancies&page=2',
      'section=organizations&page=0',
      'section=vacancies&page=x',
    ])
      expect((await get(second.host, `/sitemap.xml?${wrong}`)).status, wrong).toBe(404);
  });
});

test('the news of each host is a feed in each of its languages, the newest first', async () => {
  const { build } = server;
  const item = { page_type: 'news', summary: 'Kom & <dans>' };
  await build.page({ center: second.id, slug: 'oud', title: 'Oud', ...item });
  server.clock.now = new Date('2026-11-24T10:00:00Z');
  const { id } = await build.page({ center: second.id, slug: 'nieuw', title: '“Nieuw” & fris', ...item });
  await build.page({ center: second.id, slug: 'gewoon', title: 'Gewone pagina' });
  const { status, body, headers } = await get(second.host, '/feed/news.atom');
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect([...body.matchAll(/<title>([^<]*)</g)].map(([, title]) => title)).toEqual([
    'Nieuws van Vacaturebank Oldebroek',
    '“Nieuw” &amp; fris',
    'Oud',
  ]);
  expect(body).toContain(`<id>urn:uuid:${id}</id>`);
  expect(body).toContain(`href="${originOf(second.host)}/nieuws/nieuw"/>`);
  expect(body).toContain('<summary>Kom &amp; &lt;dans&gt;</summary>');
  expect(body).toContain('<updated>2026-11-24T10:00:00.000Z</updated>\n<author>');
  expect((await get(second.host, '/en/feed/news.atom')).status).toBe(404);
  const english = await get(first.host, '/en/feed/news.atom');
  expect(english.body).toContain(`<id>${originOf(first.host)}/en/feed/news.atom</id>`);
});

test('vacancies are a feed for each search, without what is not online or of elsewhere', async () => {
  const { build } = server;
  server.clock.now = new Date('2026-11-24T10:00:00Z');
  const fresh = { published_at: new Date('2026-11-24T09:00:00Z') };
  const make = (over: object) => build.vacancy({ center: second.id, ...fresh, ...over });
  const { id } = await make({
    title: 'Geiten & kippen <voeren>',
    summary: 'Op het erf',
    city: 'Oldebroek',
    category_ids: ['nature'],
  });
  await make({ title: 'Kas van de club', category_ids: ['finance'] });
  await make({ title: 'Nog niet klaar', category_ids: ['nature'], status: 'draft', published_at: null });
  await build.vacancy({ ...fresh, title: 'Van een andere centrale', category_ids: ['nature'] });
  const path = '/feed/vacancies.atom?category=nature&q=geiten';
  const { status, body, headers } = await get(second.host, path);
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect([...body.matchAll(/<title>([^<]*)</g)].map(([, title]) => title)).toEqual([
    'Vrijwilligerswerk bij Vacaturebank Oldebroek',
    'Geiten &amp; kippen &lt;voeren&gt;',
  ]);
  expect(body).toContain(`<id>urn:uuid:${id}</id>`);
  expect(body).toContain(`href="${originOf(second.host)}/vacancies/${id}"/>`);
  expect(body).toContain(`href="${originOf(second.host)}/vacancies/search?category=nature&amp;q=geiten"/>`);
  expect(body).toContain('<published>2026-11-24T09:00:00.000Z</published>');
  expect(body).toContain('<summary>Oldebroek. Op het erf</summary>');
  const all = (await get(second.host, '/feed/vacancies.atom')).body;
  expect(all).toContain('Kas van de club');
  expect(all).not.toMatch(/Nog niet klaar|andere centrale/);
  for (const wrong of ['category=nature&onzin=1', 'type=onzin', 'q=a&q=b'])
    expect((await get(second.host, `/feed/vacancies.atom?${wrong}`)).status, wrong).toBe(404);
  expect((await get(second.host, '/en/feed/vacancies.atom')).status).toBe(404);
});

test('telephones get the name, the colours and the icons of the centre', async () => {
  const { body, headers } = await get(second.host, '/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = typeof body === 'string' ? JSON.parse(body) : body;
  expect(manifest).toMatchObject({ name: 'Vacaturebank Oldebroek', start_url: '/', lang: 'nl' });
  expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/);
  for (const { src, sizes } of manifest.icons) {
    const { statusCode, rawPayload } = await server.running.app.inject({
      url: src,
      headers: { host: second.host },
    });
    const { width, height } = await sharp(rawPayload).metadata();
    expect([statusCode, `${width}x${height}`]).toEqual([200, sizes]);
  }
});

test('a shared link has a picture of its title in the look of its centre, of what visitors see alone', async () => {
  const { build } = server;
  const page = await build.page({ title: 'Élke dinsdag: Žižek & co <koffie>, 日本' });
  const other = await build.page({ title: 'Iets anders' });
  const draft = await build.page({ is_published: false });
  const hidden = await build.vacancy({ status: 'draft' });
  const ask = (path: string, { host = first.host, etag = '' } = {}) =>
    server.running.app.inject({
      url: `/share-picture/${path}`,
      headers: { host, ...(etag && { 'if-none-match': etag }) },
    });
  const tags = new Set<unknown>();
  for (const path of [
    `pages/${page.id}/nl.png`,
    `pages/${other.id}/nl.png`,
    `vacancies/${here.vacancy.id}/nl.png`,
  ]) {
    const { statusCode, headers, rawPayload } = await ask(path);
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect([statusCode, format, width, height]).toEqual([200, 'png', 1200, 630]);
    expect((await ask(path, { etag: String(headers['etag']) })).statusCode).toBe(304);
    tags.add(headers['etag']);
  }
  expect(tags.size).toBe(3);
  for (const wrong of [
    `pages/${draft.id}/nl.png`,
    `vacancies/${hidden.id}/nl.png`,
    `vacancies/${there.vacancy.id}/nl.png`,
    `pages/${page.id}/fr.png`,
    `pages/x/nl.png`,
    `users/${page.id}/nl.png`,
  ])
    expect((await ask(wrong)).statusCode, wrong).toBe(404);
});

test('a shared link has a picture whatever colours its centre chose', async () => {
  const theme = {
    textColor: '#123',
    backgroundColor: 'hsl(40 50% 90%)',
    cssVariables: { p600: 'rgb(1 2 3)' },
  };
  await profile('theme = $1', JSON.stringify(theme));
  const { statusCode, headers } = await server.running.app.inject({
    url: `/share-picture/vacancies/${there.vacancy.id}/nl.png`,
    headers: { host: second.host },
  });
  await profile("theme = '{}'");
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
});

describe('security.txt', () => {
  test('names the configured contact, else the centre’s own, and is not there without any', async () => {
    const { configuration } = server.running.services;
    const text = async () => (await get(second.host, '/.well-known/security.txt')).body as string;
    await profile('email = $1, phone_number = $2', null, null);
    expect((await get(second.host, '/.well-known/security.txt')).status).toBe(404);
    await profile('phone_number = $1', '0525 12 34 56');
    expect(await text()).toMatch(/^Contact: tel:\+31525123456\n/);
    await profile('email = $1', 'info@oldebroek.example');
    expect(await text()).toBe(
      `Contact: mailto:info@oldebroek.example\nExpires: 2027-05-23T00:00:00.000Z\nPreferred-Languages: nl\nCanonical: ${originOf(second.host)}/.well-known/security.txt\n`,
    );
    configuration.securityContact = 'https://leaks.example/melden';
    try {
      expect(await text()).toMatch(/^Contact: https:\/\/leaks.example\/melden\n/);
      expect((await get(first.host, '/.well-known/security.txt')).body).toMatch(
        /\nPreferred-Languages: nl, en\n/,
      );
    } finally {
      configuration.securityContact = null;
    }
  });
});

test('change-password leads to the screen that changes it', async () => {
  const { status, headers } = await get(first.host, '/.well-known/change-password');
  expect([status, headers['location']]).toEqual([302, '/profile-edit/settings#security']);
});
