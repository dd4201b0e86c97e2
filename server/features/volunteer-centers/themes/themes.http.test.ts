/** The look of a centre: what is tried stays apart from what is online, and nothing that is typed gets out of its value. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { presetShades } from '#contract/colour-presets.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let as: Session;
beforeAll(async () => {
  server = await testServer({ connections: 4 });
  as = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.build.sql(first.id, 'delete from themes');
  await server.build.sql(first.id, 'delete from theme_versions');
  await server.build.sql(first.id, `update volunteer_center_profiles set theme = '{}'`);
});

const path = '/api/v1/volunteer_centers/current/theme';
const send = (method: 'GET' | 'POST' | 'PATCH', address: string, body?: unknown) =>
  server.call(first.host, method, address, { as, ...(body === undefined ? {} : { body }) });
const attempt = (theme: object, more: object = {}) =>
  send('PATCH', path, { data: { type: 'themes', attributes: { theme, ...more } } });
const publish = (body: object = {}) => send('POST', `${path}/publish`, body);
const onSite = async () => {
  const { body } = await server.call(first.host, 'GET', '/api/v1/volunteer_centers/current?include=profile');
  return body.included[0].attributes;
};
const versions = async (): Promise<{ id: string; attributes: Record<string, unknown> }[]> =>
  (await send('GET', `${path}/versions`)).body.data;

test('what is tried is seen by nobody until it is put online; then by everybody at once', async () => {
  const tried = await attempt({ primary_color_preset: 'teal', shape: 'straight' });
  expect(tried.status, JSON.stringify(tried.body)).toBe(200);
  expect(tried.body.data.attributes).toMatchObject({ is_online: false, lock_version: 1, online: {} });
  expect((await onSite()).primary_color).toBe('indigo');
  expect((await publish()).body.data.attributes).toMatchObject({ is_online: true });
  expect((await onSite()).primary_color).toBe('teal');
});

test('a save in between is told, also to who puts online', async () => {
  await attempt({ shape: 'straight' }, { lock_version: 0 });
  expect((await attempt({ shape: 'rounded' }, { lock_version: 0 })).status).toBe(409);
  expect((await publish({ lock_version: 0 })).status).toBe(409);
  expect((await onSite()).theme).toEqual({});
  expect((await publish({ lock_version: 1 })).status).toBe(200);
});

test('the last ten looks are kept, with the one that the centre began with, and can be taken up again', async () => {
  await attempt({ shape: 'straight' });
  await publish();
  const [newest, oldest] = await versions();
  expect(newest?.attributes).toMatchObject({ theme: { shape: 'straight' } });
  expect(newest?.attributes['author_name']).toBeTypeOf('string');
  expect(oldest?.attributes).toMatchObject({ theme: {}, author_name: null });
  const restored = await send('POST', `${path}/restore_version`, { version_id: oldest?.id });
  expect(restored.body.data.attributes).toMatchObject({
    theme: {},
    is_online: false,
    online: { shape: 'straight' },
  });
  for (const preset of [
    'sky',
    'teal',
    'lime',
    'rose',
    'pink',
    'violet',
    'purple',
    'yellow',
    'orange',
    'mauve',
  ]) {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    // One after the other, as people do.
    // oxlint-disable-next-line no-await-in-loop
    await attempt({ primary_color_preset: preset });
    // oxlint-disable-next-line no-await-in-loop
    await publish();
  }
  const kept = await versions();
  expect(kept).toHaveLength(10);
  expect(kept[0]?.attributes).toMatchObject({ theme: { primary_color_preset: 'mauve' } });
  // What is online already is not put there again.
  await publish();
  expect((await versions())[0]?.id).toBe(kept[0]?.id);
});

const hostile = [
  '#fff;} body{display:none',
  'red;background:url(https://elders.example/x)',
  '</style><script>hit()</script>',
  'url(javascript:hit())',
  'expression(hit())',
  '#fff/*',
  'var(--x)',
  '\\3c script>',
  '{"50":"#fff"}',
];

test.each(hostile)('a look with %s in one of its values is refused', async (value) => {
  const tries = [
    { background_color: value },
    { text_color: value },
    { css_variables: { bgc: value } },
    { css_variables: { rctl: value } },
    { css_variables: { [value]: '#fff' } },
    { primary_color_shades: JSON.stringify({ ...presetShades('teal'), 500: value }) },
    { secondary_color_shades: { ...presetShades('teal'), 950: value } },
    { primary_color_shades: value },
    { fonts: { sans: value } },
    { shape: value },
    { header: { tab_variant: value } },
  ];
  for (const theme of tries) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await attempt(theme);
    expect(answer.status, JSON.stringify(theme)).toBe(422);
  }
});

test('a shade set that is far too long is refused before anybody reads it', async () => {
  const answer = await attempt({ primary_color_shades: JSON.stringify({ x: 'a'.repeat(5000) }) });
  expect(answer.status).toBe(422);
});

test('the address of a preview shows what is tried to whoever has it, at this centre, for two days at the most', async () => {
  await attempt({ shape: 'straight' });
  const token = (await send('GET', path)).body.data.attributes.preview_token as string;
  const preview = (host: string, text = token) => server.call(host, 'GET', `/api/v1/theme_previews/${text}`);
  expect((await preview(first.host)).body.data.attributes).toEqual({ theme: { shape: 'straight' } });
  expect((await preview(second.host)).status).toBe(404);
  expect((await preview(first.host, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(
    404,
  );
  expect((await preview(first.host, `zzzzz.${token.split('.')[1]}`)).status).toBe(404);
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000);
  expect((await preview(first.host)).status).toBe(404);
  server.clock.now = now;
});
