/** The footer: its shape is part of the look, its text of the profile, its columns are a menu; each is seen at once wherever it stands. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { makeMenuItem } from '#server/features/menu-items/menu-items.cases.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

const path = '/api/v1/volunteer_centers/current';

let server: TestServer;
let as: Session;
beforeAll(async () => {
  server = await testServer();
  as = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.build.sql(first.id, 'delete from themes');
  await server.build.sql(first.id, 'delete from menu_items');
  await server.build.sql(
    first.id,
    `update volunteer_center_profiles set theme = '{"shape": "straight"}', footer_text = null, footer_text_en = null
     where volunteer_center_id = 1`,
  );
});

const patch = (at: string, type: string, attributes: object) =>
  server.call(first.host, 'PATCH', `${path}/${at}`, { as, body: { data: { type, attributes } } });
const change = (attributes: object) => patch('settings', 'center_settings', attributes);
const read = async (at: string) =>
  (await server.call(first.host, 'GET', `${path}/${at}`, { as })).body.data.attributes;
const profile = async (host = first.host, language = 'nl') => {
  const { body } = await server.call(host, 'GET', `${path}?include=profile`, {
    headers: { 'accept-language': language },
  });
  return body.included[0].attributes;
};
const happened = async () =>
  (await server.call(first.host, 'GET', '/api/v1/audit_events', { as })).body.data[0].attributes;

test('its shape is the one of the look: what else is chosen there stays, and the other centre keeps its own', async () => {
  expect((await read('settings')).footer_variant).toBe('columns');
  const answer = await change({ footer_variant: 'compact' });
  expect([answer.status, answer.body.data.attributes.footer_variant]).toEqual([200, 'compact']);
  expect((await profile()).theme).toEqual({ shape: 'straight', footer: { variant: 'compact' } });
  expect((await profile(second.host)).theme).toEqual({});
  expect(await happened()).toMatchObject({ subject_type: 'center_settings', subject_name: 'voettekst' });
});

test('a look that is being tried takes the shape over, and its editor is told', async () => {
  await patch('theme', 'themes', { theme: { shape: 'rounded' } });
  await change({ footer_variant: 'centered' });
  expect(await read('theme')).toMatchObject({
    theme: { shape: 'rounded', footer: { variant: 'centered' } },
    online: { shape: 'straight', footer: { variant: 'centered' } },
    lock_version: 2,
  });
  const late = await patch('theme', 'themes', { theme: {}, lock_version: 1 });
  expect(late.status).toBe(409);
});

test('the shape that is there already leaves a look that is being tried alone', async () => {
  await patch('theme', 'themes', { theme: { footer: { variant: 'compact' } } });
  await change({ footer_variant: 'columns', footer_text: 'Kom langs' });
  expect(await read('theme')).toMatchObject({ theme: { footer: { variant: 'compact' } }, lock_version: 1 });
});

test('two who change the shape and put a look online at once both get through', async () => {
  await patch('theme', 'themes', { theme: { shape: 'rounded' } });
  const publish = () => server.call(first.host, 'POST', `${path}/theme/publish`, { as, body: {} });
  const answers = await Promise.all([
    change({ footer_variant: 'compact' }),
    publish(),
    change({ footer_variant: 'centered' }),
    publish(),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await profile()).theme).toMatchObject({
    shape: 'rounded',
    footer: { variant: (await read('settings')).footer_variant },
  });
});

test('what is wrong is said at its field', async () => {
  const answer = await change({
    footer_variant: 'sideways',
    footer_text: 'a'.repeat(301),
    footer_text_en: 7,
  });
  expect(answer.status).toBe(422);
  const pointers = answer.body.errors.map((error: { source: { pointer: string } }) => error.source.pointer);
  expect(pointers.toSorted()).toEqual([
    '/data/attributes/footer_text',
    '/data/attributes/footer_text_en',
    '/data/attributes/footer_variant',
  ]);
  expect((await read('settings')).footer_text).toBeNull();
});

test('its text stands on the site and under mails, in Dutch where there is no English', async () => {
  await change({ footer_text: 'De koffie is gratis.' });
  expect(await profile()).toMatchObject({ footer_text: 'De koffie is gratis.', footer_text_en: null });
  const { services } = server.running;
  const center = services.centers.byId(first.id);
  if (!center) throw new Error('The first centre is not there.');
  const foot = () =>
    inScope(
      services.pool,
      first.id,
      async (scope) => (await mailBranding(scope, center, 'https://een.example')).foot,
    );
  expect(await foot()).toMatchObject({
    nl: { text: 'De koffie is gratis.' },
    en: { text: 'De koffie is gratis.' },
  });
  await change({ footer_text_en: 'The coffee is free.' });
  expect((await foot()).en.text).toBe('The coffee is free.');
});

test('the columns of the profile are those of the menu, without what visitors cannot open', async () => {
  const column = await makeMenuItem(server, { menu: 'footer', name: 'Ik wil helpen' });
  const { id: draft } = await server.build.page();
  await server.build.sql(
    first.id,
    'delete from published_pages where translation_key = (select translation_key from pages where id = $1)',
    [draft],
  );
  await server.build.sql(
    first.id,
    `update menu_items set link_type = 'heading', system_page_id = null, name_en = 'I want to help'`,
  );
  await makeMenuItem(server, { menu: 'footer', parentId: column, name: 'Vacatures' });
  await makeMenuItem(server, {
    menu: 'footer',
    parentId: column,
    name: 'Concept',
    pageId: draft,
    position: 2,
  });
  await makeMenuItem(server, { menu: 'footer', name: 'Los', position: 2 });
  await makeMenuItem(server, { center: second.id, menu: 'footer', name: 'Van een ander' });
  const links = (await profile()).footer_columns;
  expect(links).toEqual([
    { title: 'Ik wil helpen', links: [{ label: 'Vacatures', href: '/vacancies/search' }] },
    { title: '', links: [{ label: 'Los', href: '/vacancies/search' }] },
  ]);
  expect((await profile(first.host, 'en')).footer_columns[0].title).toBe('I want to help');
});

test('columns that stood in the profile until now become items once, and none where the menu has some already', async () => {
  const columns = [
    {
      title: 'Ik wil helpen',
      titleEn: 'I want to help',
      links: [{ label: 'Vacatures', href: '/vacancies/search' }],
    },
    { title: '', links: [] },
    {
      title: 'Over ons',
      links: [
        { label: '', href: '/weg' },
        { label: 'Wie', labelEn: 'Who', href: '/over-ons' },
      ],
    },
  ];
  await server.build.sql(
    first.id,
    'update volunteer_center_profiles set footer_columns = $1 where volunteer_center_id = 1',
    [JSON.stringify(columns)],
  );
  const migration = await readFile('db/migrations/0072_footer_of_the_site.sql', 'utf8');
  const moving = migration.slice(migration.indexOf('do $$'));
  await server.owner.query(moving);
  const moved = [
    { title: 'Ik wil helpen', links: [{ label: 'Vacatures', href: '/vacancies/search' }] },
    { title: 'Over ons', links: [{ label: 'Wie', href: '/over-ons' }] },
  ];
  expect((await profile()).footer_columns).toEqual(moved);
  expect((await profile(first.host, 'en')).footer_columns[1]).toMatchObject({ links: [{ label: 'Who' }] });
  await server.owner.query(moving);
  expect((await profile()).footer_columns).toEqual(moved);
});
