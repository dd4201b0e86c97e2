import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstAdminLink } from '#server/database.ts';
import { documentOf } from '#tests/cases/case.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let token = '';
const host = 'first.localhost';

const linkNow = async () =>
  new URL((await firstAdminLink(server.ownerUrl, 'http://localhost')) ?? 'http://localhost').searchParams.get(
    'token',
  ) ?? '';

beforeAll(async () => {
  server = await testServer();
  for (const table of ['volunteer_center_profiles', 'content_versions', 'volunteer_centers'])
    for (const center of [1, 2]) await server.build.sql(center, `delete from ${table}`);
  await server.running.services.centers.refresh();
  token = await linkNow();
});
afterAll(() => server.close());

const person = {
  first_name: 'Ada',
  last_name: 'Jansen',
  email: 'ada@post.example',
  password: 'een lang wachtwoord',
};
const center = { center_name: 'Vrijwilligers Noord', center_key: 'noord', hosts: [host] };
const send = (attributes: object) =>
  server.call(host, 'POST', '/api/v1/first_admins', { body: documentOf('first_admins', attributes) });
const show = (asked: string, at = host) =>
  server.call(at, 'POST', '/api/v1/first_admins/check', { body: { token: asked } });

test('while there is no centre a visitor hears that the site is being set up, and is asked to come back', async () => {
  const answer = await server.call(host, 'GET', '/api/v1/volunteer_centers/current');
  expect([answer.status, answer.headers['retry-after'], answer.body.errors[0].code]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
    'no_center',
  ]);
  expect((await server.running.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('what is wrong is said, and costs no link; an unknown link is none', async () => {
  const weak = await send({ token, ...person, ...center, password: 'ada@post.example' });
  expect(weak.body.errors[0]).toMatchObject({
    code: 'password_is_address',
    source: { pointer: '/data/attributes/password' },
  });
  const nameless = await send({ token, ...person, hosts: [host] });
  expect(nameless.body.errors[0]).toMatchObject({
    code: 'blank',
    source: { pointer: '/data/attributes/center_name' },
  });
  expect((await send({ token: `${token}x`, ...person, ...center })).status).toBe(404);
  expect((await show(token)).body.data.attributes.needs_center).toBe(true);
});

test('two press at once: one account and one centre, which is there with a whole site, and signing in works', async () => {
  const other = { ...person, email: 'eva@post.example' };
  const [one, two] = await Promise.all([
    send({ token, ...person, ...center }),
    send({ token, ...other, ...center, center_key: 'zuid', hosts: ['zuid.localhost'] }),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([201, 404]);
  const { email } = one.status === 201 ? person : other;
  const site = one.status === 201 ? host : 'zuid.localhost';
  await server.running.services.centers.refresh();
  expect(server.running.services.centers.all()).toHaveLength(1);
  const session = await server.signIn(site, email);
  const user = await server.call(site, 'GET', '/api/v1/current_user?include=roles', { as: session });
  expect(user.body.included[0].attributes.name).toBe('admin');
  expect((await server.call(site, 'GET', '/api/v1/pages/by_slug/over-ons')).status).toBe(200);
  expect((await server.call(site, 'GET', '/api/v1/managed_centers', { as: session })).body.data).toHaveLength(
    1,
  );
});

test('no link works once there is an admin, and no start prints another', async () => {
  expect((await show(token)).status).toBe(404);
  expect(await firstAdminLink(server.ownerUrl, 'http://localhost')).toBe(null);
});

test('an installation whose only admin is gone is asked for one again, and for no centre', async () => {
  await server.owner.query("select set_config('app.center', '1001', false)");
  await server.owner.query("update users set status = 'archived'");
  const again = await linkNow();
  const site = server.running.services.centers.all()[0]?.host ?? '';
  const asked = await show(again, site);
  expect(asked.body.data.attributes).toMatchObject({ needs_center: false });
  const body = documentOf('first_admins', { token: again, ...person, email: 'noor@post.example' });
  expect((await server.call(site, 'POST', '/api/v1/first_admins', { body })).status).toBe(201);
  await server.signIn(site, 'noor@post.example');
});
