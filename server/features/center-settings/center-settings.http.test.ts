/** What a centre sets itself: saved in one go, told, and seen on its site. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mailSender } from '#server/features/volunteer-centers/mail-branding.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { uploadPicture } from '#tests/support/busy-organization.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { soon } from '#tests/support/soon.ts';

const path = '/api/v1/volunteer_centers/current/settings';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  const { email } = await server.build.user({ roles: ['center_superuser'] });
  staff = await server.signIn(first.host, email);
});
afterAll(() => server.close());
beforeEach(() =>
  server.build.sql(
    first.id,
    `update volunteer_center_profiles set name = 'Eerste centrale', features_off = '{}', retention = '{}', mail_name = null,
      mail_reply_to = null, rsin = null, show_anbi_logo = false, website_logo_url = null where volunteer_center_id = 1`,
  ),
);

const change = (attributes: object, as = staff) =>
  server.call(first.host, 'PATCH', path, { as, body: { data: { type: 'center_settings', attributes } } });
const settings = async () => (await server.call(first.host, 'GET', path, { as: staff })).body.data.attributes;
const configuration = async () =>
  (await server.call(first.host, 'GET', '/api/v1/configuration')).body.data.attributes;
const profile = async () =>
  (await server.call(first.host, 'GET', '/api/v1/volunteer_centers/current?include=profile')).body.included[0]
    .attributes;

test('what is saved stands on the site, and what was changed is on record in words', async () => {
  const times = [{ day: 'monday', opens: '09:30', closes: '16:00' }];
  const answer = await change({
    tagline: 'Samen doen',
    tagline_en: 'Doing it together',
    opening_hours: times,
    social_links: [{ network: 'mastodon', url: 'https://social.example/@punt' }],
    vacancy_check: 'before',
  });
  expect(answer.status).toBe(200);
  expect(await profile()).toMatchObject({
    tagline: 'Samen doen',
    tagline_en: 'Doing it together',
    opening_hours: times,
  });
  const events = await server.call(first.host, 'GET', '/api/v1/audit_events', { as: staff });
  expect(events.body.data[0].attributes).toMatchObject({
    subject_type: 'center_settings',
    act: 'update',
    subject_name: 'naam en logo, adres en openingstijden, controleren',
  });
  // The same again changes nothing, which nobody has to read of.
  await change({ tagline: 'Samen doen', opening_hours: times });
  const after = await server.call(first.host, 'GET', '/api/v1/audit_events', { as: staff });
  expect(after.body.data[0].id).toBe(events.body.data[0].id);
});

test('words that look like data are words', async () => {
  for (const tagline of ['[concept] Samen doen', '{', '[1]', 'null'])
    expect((await change({ tagline })).body.data?.attributes.tagline, tagline).toBe(tagline);
});

test('who saves over another save is told', async () => {
  const { lock_version } = await settings();
  expect((await change({ tagline: 'Eerst', lock_version })).status).toBe(200);
  const late = await change({ tagline: 'Later', lock_version });
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'stale']);
  expect((await settings()).tagline).toBe('Eerst');
});

test('a feature is switched off and on again on the next request, but never on against the specification', async () => {
  expect((await settings()).available_features).toContain('i18n');
  const left = (await settings()).available_features.filter(
    (name: string) => !/i18n|oneOnOneHelp/.test(name),
  );
  expect((await change({ features: left })).status).toBe(200);
  await vi.waitFor(
    async () =>
      expect(await configuration()).toMatchObject({
        locales: ['nl'],
        features: { i18n: false, one_on_one_help: false, activities: true },
      }),
    soon,
  );
  expect((await settings()).features).toEqual(left);
  await change({ features: [...left, 'i18n'] });
  await vi.waitFor(async () => expect((await configuration()).locales).toEqual(['nl', 'en']), soon);

  const { email } = await server.build.user({ center: second.id, roles: ['center_superuser'] });
  const body = { data: { type: 'center_settings', attributes: { features: ['i18n'] } } };
  const refused = await server.call(second.host, 'PATCH', path, {
    as: await server.signIn(second.host, email),
    body,
  });
  expect([refused.status, refused.body.errors[0].source.pointer]).toEqual([422, '/data/attributes/features']);
});

test('other processes hear that a centre changed', async () => {
  const heard: unknown[] = [];
  server.owner.on('notification', ({ channel, payload }) => heard.push([channel, payload]));
  await server.owner.query('listen centers_changed');
  await change({ tagline: 'Niets dat een proces onthoudt' });
  await change({ name: 'Nieuwe naam' });
  await vi.waitFor(() => expect(heard).toEqual([['centers_changed', '1']]), soon);
  expect((await profile()).name).toBe('Nieuwe naam');
  await server.owner.query('unlisten centers_changed');
});

test('a mark needs its number', async () => {
  const refused = await change({ show_anbi_logo: true });
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'mark_needs_number']);
  expect((await change({ show_anbi_logo: true, rsin: '123456782' })).status).toBe(200);
  const emptied = await change({ rsin: null });
  expect(emptied.body.errors[0].source.pointer).toBe('/data/attributes/show_anbi_logo');
});

test('keeping data for less time is done after a yes to how much goes', async () => {
  const { id } = await server.build.application({ status: 'rejected' });
  await server.build.sql(
    first.id,
    "update applications set decided_at = now() - interval '20 days' where volunteer_center_id = 1 and id = $1",
    [id],
  );
  const shorter = { applications_not_taken: 10 };
  const asked = await change(shorter);
  expect(asked.body.errors[0]).toMatchObject({
    code: 'removal_unconfirmed',
    source: { pointer: '/data/attributes/confirms_removal' },
    detail: expect.stringContaining('1 aanmeldingen'),
  });
  expect((await change({ ...shorter, confirms_removal: true })).status).toBe(200);
  expect((await settings()).applications_not_taken).toBe(10);
  expect((await change({ applications_not_taken: 60 })).status).toBe(200);
  expect((await change({ applications_not_taken: 3 })).body.errors[0].code).toBe('too_small');
});

test('a logo is a picture of this centre', async () => {
  const id = await uploadPicture(server);
  const unknown = await change({ website_logo_id: randomUUID() });
  expect(unknown.body.errors[0].code).toBe('unknown_record');
  const answer = await change({ website_logo_id: id });
  expect(answer.body.data.attributes.website_logo).toMatchObject({ id });
  expect((await profile()).website_logo_url).toBe(answer.body.data.attributes.website_logo.url);
  await change({ website_logo_id: null });
  expect((await profile()).website_logo_url).toBeNull();
});

test('what is for staff alone stands in no public answer', async () => {
  await change({ mail_reply_to: 'geheim@eerste.example', mail_name: 'Het punt' });
  const open = await server.call(first.host, 'GET', '/api/v1/volunteer_centers?include=profile');
  expect(JSON.stringify(open.body)).not.toMatch(/geheim@|requires_second_factor|vacancy_check/);
  const { services } = server.running;
  expect(
    await inScope(services.pool, first.id, (scope) => mailSender(services)(scope, 'nl', 'password_reset')),
  ).toEqual({
    name: 'Het punt',
    replyTo: 'geheim@eerste.example',
  });
});
