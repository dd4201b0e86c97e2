/** Who answers for what: whose number is public, and where answers to mails go. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailSender } from '#server/features/volunteer-centers/mail-branding.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

const path = '/api/v1/contact_people';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  const { email } = await server.build.user({ roles: ['center_superuser'] });
  staff = await server.signIn(first.host, email);
});
afterAll(() => server.close());
beforeEach(() => server.build.sql(first.id, 'delete from contact_people where volunteer_center_id = 1'));

const add = async (attributes: object) => {
  const body = { data: { type: 'contact_people', attributes } };
  return server.call(first.host, 'POST', path, { as: staff, body });
};
const seen = async (as: Session | null) =>
  (await server.call(first.host, 'GET', path, { as })).body.data.map(
    ({ attributes }: { attributes: Record<string, unknown> }) => [
      attributes['name'],
      attributes['phone_number'],
      attributes['email'],
    ],
  );

test('a number and an address are public only after a yes', async () => {
  const hidden = { phone_number: '0525 00 00 20', email: 'hetty@punt.example' };
  await add({ name: 'Hetty', position: 2, ...hidden });
  await add({ name: 'Wouter', position: 1, ...hidden, phone_number_visible: true, email_visible: true });
  expect(await seen(null)).toEqual([
    ['Wouter', '0525 00 00 20', 'hetty@punt.example'],
    ['Hetty', null, null],
  ]);
  expect((await seen(staff))[1]).toEqual(['Hetty', '0525 00 00 20', 'hetty@punt.example']);
});

test('answers to a mail go to the first who answers for what it is about, else to the centre', async () => {
  await server.build.sql(
    first.id,
    "update volunteer_center_profiles set email = 'info@punt.example' where volunteer_center_id = 1",
  );
  const { services } = server.running;
  const replyTo = (template: string) =>
    inScope(services.pool, first.id, async (scope) => {
      const sender = await mailSender(services)(scope, 'nl', template);
      return sender.replyTo;
    });
  expect(await replyTo('organization_received')).toBe('info@punt.example');
  const about = { topics: ['organizations'], answers_mail: true };
  await add({ name: 'Later', position: 2, email: 'later@punt.example', ...about });
  await add({ name: 'Zonder adres', position: 1, ...about });
  await add({ name: 'Leest geen mail', position: 1, topics: about.topics, email: 'nee@punt.example' });
  expect(await replyTo('organization_received')).toBe('later@punt.example');
  expect(await replyTo('vacancy_checked')).toBe('info@punt.example');
  expect(await replyTo('password_reset')).toBe('info@punt.example');
});

test('times are in order', async () => {
  const refused = await add({ name: 'Hetty', opens: '16:00', closes: '09:00' });
  expect([refused.status, refused.body.errors[0].source.pointer]).toEqual([422, '/data/attributes/closes']);
  expect((await add({ name: 'Hetty', opens: '09:00', closes: '16:00' })).status).toBe(201);
  expect((await add({ name: 'Bram', opens: '19:00', closes: '00:00' })).status).toBe(201);
});

test('each gets a place in one call, also of several at once, and whoever is open in a form can still be saved', async () => {
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C', 'D']) ids.push((await add({ name, position: 7 })).body.data.id);
  const place = (at: number, order: number) =>
    server.call(first.host, 'POST', `${path}/${ids[at]}/reorder`, { as: staff, body: { order } });
  const names = async () => (await seen(staff)).map(([name]: unknown[]) => name).join('');
  expect((await place(3, 1)).status).toBe(204);
  expect(await names()).toBe('DABC');
  await place(3, 1000);
  expect(await names()).toBe('ABCD');
  await Promise.all([place(0, 4), place(1, 4), place(2, 1), place(3, 2)]);
  const places = await server.build.sql(
    first.id,
    'select array_agg(position order by position) as all from contact_people where volunteer_center_id = 1',
  );
  expect(places[0]).toEqual({ all: [1, 2, 3, 4] });
  const body = { data: { type: 'contact_people', id: ids[0], attributes: { name: 'A2', lock_version: 0 } } };
  expect((await server.call(first.host, 'PATCH', `${path}/${ids[0]}`, { as: staff, body })).status).toBe(200);
  expect((await place(0, 0)).body.errors[0].source.pointer).toBe('/order');
});
