import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeMails } from '#tests/support/applying.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.build.sql(
    second.id,
    "update volunteer_center_profiles set tagline = 'Samen', theme = $1 where volunteer_center_id = 2",
    [{ primaryColorPreset: 'teal', header: { tabVariant: 'pill' } }],
  );
});
afterAll(() => server.close());

test('all centres with their looks: the one read that crosses centres', async () => {
  const answer = await server.call(first.host, 'GET', '/api/v1/volunteer_centers?include=profile');
  expect(
    answer.body.data.map((one: { id: string; attributes: { host: string } }) => [
      one.id,
      one.attributes.host,
    ]),
  ).toEqual([
    ['1', first.host],
    ['2', second.host],
  ]);
  expect(
    answer.body.included.map((one: { id: string; attributes: { name: string } }) => [
      one.id,
      one.attributes.name,
    ]),
  ).toEqual([
    ['1', 'Eerste centrale'],
    ['2', 'Tweede centrale'],
  ]);
});

test('the centre of the site, with its profile in snake case at every depth', async () => {
  const answer = await server.call(second.host, 'GET', '/api/v1/volunteer_centers/current?include=profile');
  expect(answer.body.data).toMatchObject({
    id: '2',
    attributes: { key: 'oldebroek', app_name: 'Vacaturebank Oldebroek' },
  });
  expect(answer.body.included).toHaveLength(1);
  expect(answer.body.included[0].attributes).toMatchObject({
    tagline: 'Samen',
    theme: { primary_color_preset: 'teal', header: { tab_variant: 'pill' } },
    logos: { website: null, website_dark_mode: null, favicon: null },
    primary_color: 'teal',
    secondary_color: 'slate',
    muted_color: 'slate',
    background_color: '#ffffff',
  });
  const { primary_color_shades, secondary_color_shades, text_color } = answer.body.included[0].attributes;
  expect(Object.keys(primary_color_shades)).toHaveLength(11);
  expect([primary_color_shades['600'], secondary_color_shades['500']]).toEqual(['#009689', '#62748e']);
  expect(text_color).toBe(primary_color_shades['950']);
});

test('mails name the centre as its screens do: in English where it has such a name, and by its app name first', async () => {
  const rename =
    "update volunteer_center_profiles set name_en = $2, address = 'Plein 1', address_en = '1 Square' where volunteer_center_id = $1";
  await server.build.sql(first.id, rename, [first.id, 'First centre']);
  await server.build.sql(second.id, rename, [second.id, 'Second centre']);
  const named = [];
  for (const { center, locale } of [
    { center: first, locale: 'nl' },
    { center: first, locale: 'en' },
    { center: second, locale: 'nl' },
  ]) {
    const { email } = await server.build.user({ center: center.id, locale });
    await takeMails(server, center.id);
    await server.call(center.host, 'POST', '/auth/password', { body: { email } });
    const [mail] = await takeMails(server, center.id);
    named.push(/<h1[^>]*>([^<]*)</.exec(mail?.body_html ?? '')?.[1]);
    expect(mail?.body_html).toContain(locale === 'en' ? '1 Square' : 'Plein 1');
  }
  expect(named).toEqual(['Eerste centrale', 'First centre', 'Vacaturebank Oldebroek']);
});

test('mails show the mark of a centre without a logo, in its own shape; beside a logo there is none', async () => {
  const change =
    'update volunteer_center_profiles set theme = $2, website_logo_url = $3 where volunteer_center_id = $1';
  const marks = [];
  for (const { theme, logo } of [
    { theme: { shape: 'rounded' }, logo: null },
    { theme: { shape: 'straight' }, logo: null },
    { theme: { shape: 'straight' }, logo: '/logo.png' },
  ]) {
    await server.build.sql(first.id, change, [first.id, theme, logo]);
    const { email } = await server.build.user({ center: first.id, locale: 'nl' });
    await takeMails(server, first.id);
    await server.call(first.host, 'POST', '/auth/password', { body: { email } });
    const [mail] = await takeMails(server, first.id);
    marks.push(
      [...(mail?.body_html ?? '').matchAll(/<td class="mark" [^>]*>([^<]*)</g)].map(([, text]) => text),
    );
  }
  expect(marks).toEqual([['E'], ['&nbsp;', '&nbsp;', 'E'], []]);
});
