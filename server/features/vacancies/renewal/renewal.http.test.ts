/** Vacancies that end or were not looked at for long: their organisation hears of it, and says by a link that one is true still. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renewalKey } from '#server/auth/renewal-key.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { takeMails } from '#tests/support/applying.ts';
import { problems, vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first, second, type CallOptions } from '#tests/support/server.ts';
import { expireVacancies } from '../expiry/commands.ts';
import { remindOfVacancies } from './notify.ts';

let { server, organizationId, manager, staff } = {} as VacancyWorld;

beforeAll(async () => {
  ({ server, organizationId, manager, staff } = await vacancyWorld(new Date()));
});
afterAll(() => server.close());

/** Whatever another test left is nobody's concern. */
beforeEach(async () => {
  await server.build.sql(first.id, "update vacancies set status = 'archived'");
  await takeMails(server);
});

const services = () => server.running.services;
const remind = (center = first.id) =>
  inScope(services().pool, center, (scope) => remindOfVacancies(scope, services(), server.clock.now));
const expire = () => inScope(services().pool, first.id, expireVacancies);

/** Online for a month; `ends` is from now, as an interval of the database. */
async function online(ends: string | null, over: object = {}): Promise<string> {
  const { id } = await server.build.vacancy({ organization_id: organizationId, title: 'Tuinhulp', ...over });
  await server.build.sql(
    first.id,
    "update vacancies set published_at = now() - interval '1 month', expires_at = now() + $2::interval where id = $1",
    [id, ends],
  );
  return id;
}
const set = (id: string, columns: string) =>
  server.build.sql(first.id, `update vacancies set ${columns} where id = $1`, [id]);
const stateOf = async (id: string) =>
  (
    await server.build.sql(
      first.id,
      'select status, submitted_at, extract(day from expires_at - now())::int as days_left from vacancies where id = $1',
      [id],
    )
  )[0];
const told = async () => (await takeMails(server)).map(({ subject }) => subject);
/** The path and the key of the link in a mail. */
const linkIn = (text: string) => /\/vacancies\/([\w-]+)\/renew\?key=([\w-]+)/.exec(text)?.slice(1) ?? [];
/** The same of every link. */
const linksIn = (text: string) =>
  [...text.matchAll(/\/vacancies\/([\w-]+)\/renew\?key=([\w-]+)/g)].map(([, id = '', key = '']) => [id, key]);
const renew = (id: string, body: object, options: CallOptions = {}, host = first.host) =>
  server.call(host, 'POST', `/api/v1/vacancies/${id}/renew`, { body, ...options });

test('it is told two weeks before and three days before, once each, however often it is looked', async () => {
  const id = await online('10 days');
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  expect(await told()).toEqual(['Je vacature gaat bijna van de site']);
  await set(id, "expires_at = expires_at - interval '8 days'");
  expect([await remind(), await remind()]).toEqual([1, 0]);
  expect(await told()).toEqual(['Je vacature gaat bijna van de site']);
  const { body } = await server.call(first.host, 'GET', '/api/v1/notifications', { as: manager });
  expect(body.data[0].attributes).toMatchObject({
    kind: 'vacancy_ending',
    vacancy_title: 'Tuinhulp',
    path: `/vacancies/${id}/renew`,
  });
});

test('of several that end together one mail goes to each person, with a link for each that works', async () => {
  const ids = await Promise.all([online('2 days'), online('2 days', { title: 'Kok' }), online('3 days')]);
  expect(await remind()).toBe(ids.length);
  const [mail, ...more] = await takeMails(server);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Een paar vacatures gaan bijna van de site');
  const links = linksIn(mail?.body_text ?? '');
  expect(links.map(([id]) => id).toSorted()).toEqual(ids.toSorted());
  for (const [id = '', key = ''] of links) expect((await renew(id, { key })).status).toBe(200);
});

test('two that look at the same time tell once', async () => {
  await online('10 days');
  const counts = await Promise.all([remind(), remind(), remind()]);
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await told()).toHaveLength(1);
});

test('nobody hears of what ends later, was put online just now, is not online or is of a pending organisation', async () => {
  await online('20 days');
  await set(await online('2 days'), 'published_at = now()');
  await online('2 days', { status: 'draft' });
  await set(await online('2 days'), 'organization_approved = false');
  expect(await remind()).toBe(0);
  expect(await told()).toEqual([]);
});

test('who has the link keeps it online without signing in, once', async () => {
  const id = await online('2 days');
  await remind();
  const [mail] = await takeMails(server);
  const [linked = '', key = ''] = linkIn(mail?.body_text ?? '');
  expect(linked).toBe(id);
  const answer = await renew(id, { key, term: 'six_months' });
  expect(answer.status).toBe(200);
  expect((await stateOf(id))?.['days_left']).toBeGreaterThan(170);
  expect((await renew(id, { key })).status).toBe(401);
  const acts = await server.build.sql(first.id, 'select act from audit_events where subject_id = $1', [id]);
  expect(acts.map(({ act }) => act)).toEqual(['renew']);
  expect(await remind()).toBe(0);
});

test('a key is of one vacancy, of one centre, and of its end as it was', async () => {
  const [id, other] = [await online('2 days'), await online('2 days')];
  await remind();
  const keys = Object.fromEntries(
    (await takeMails(server)).flatMap(({ body_text: text }) => linksIn(text)),
  ) as Record<string, string>;
  expect(Object.keys(keys).toSorted()).toEqual([id, other].toSorted());
  expect((await renew(other, { key: keys[id] })).status).toBe(401);
  expect((await renew(id, { key: keys[id] }, {}, second.host)).status).toBe(404);
  expect(problems(await renew(id, { key: 'a b' }))).toEqual(['invalid /key']);
  await set(id, "expires_at = expires_at + interval '1 day'");
  expect((await renew(id, { key: keys[id] })).status).toBe(401);
});

test('one whose time was over is told of, and comes back onto the site', async () => {
  const id = await online('-1 hour');
  expect(await expire()).toBe(1);
  expect([await remind(), await remind()]).toEqual([1, 0]);
  const [mail] = await takeMails(server);
  expect(mail?.subject).toBe('Je vacature staat niet meer online');
  const [, key = ''] = linkIn(mail?.body_text ?? '');
  const { attributes } = (await renew(id, { key })).body.data;
  expect(attributes.status).toBe('published');
  expect((await stateOf(id))?.['days_left']).toBeGreaterThan(80);
});

test('what was changed after its end comes back by whoever signs in, not by the link of an older mail', async () => {
  const id = await online('-1 hour');
  await expire();
  await remind();
  const [mail] = await takeMails(server);
  const [, key = ''] = linkIn(mail?.body_text ?? '');
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const body = { data: { type: 'vacancies', id, attributes: { title: 'Nog niet af' } } };
  await server.call(first.host, 'PATCH', `/api/v1/vacancies/${id}`, { as: manager, body });
  expect((await renew(id, { key })).status).toBe(401);
  expect((await stateOf(id))?.['status']).toBe('expired');
  expect((await renew(id, {}, { as: manager })).body.data.attributes.status).toBe('published');
});

test('where the centre checks before, it is put before the centre', async () => {
  await server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'before'");
  const id = await online('-1 hour', { status: 'expired' });
  await set(id, "expired_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'");
  expect(await remind()).toBe(1);
  const [mail] = await takeMails(server);
  const [, key = ''] = linkIn(mail?.body_text ?? '');
  expect((await renew(id, { key })).body.data.attributes.status).toBe('expired');
  const submitted = async () => (await stateOf(id))?.['submitted_at'];
  const since = await submitted();
  expect(since).not.toBeNull();
  // On its way back: nobody is told that it has ended, and a second press changes nothing.
  expect(await remind()).toBe(0);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  expect((await renew(id, {}, { as: manager })).status).toBe(200);
  expect(await submitted()).toEqual(since);
  await server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'after'");
});

test('one without an end is asked about after half a year, asked again, and taken off when nobody answers', async () => {
  const id = await online(null);
  expect(await remind()).toBe(0);
  await set(id, "published_at = now() - interval '7 months'");
  expect([await remind(), await remind()]).toEqual([1, 0]);
  expect(await told()).toEqual(['Klopt je vacature nog?']);
  const later = (days: number) =>
    server.build.sql(
      first.id,
      `update vacancy_reminders set created_at = created_at - interval '${days} days'`,
    );
  await later(15);
  expect([await expire(), await remind(), await remind()]).toEqual([0, 1, 0]);
  expect(await told()).toEqual(['Klopt je vacature nog?']);
  // The second question is as old as an answer may take, however late it was asked.
  await later(13);
  expect(await expire()).toBe(0);
  await later(1);
  expect(await expire()).toBe(1);
  expect((await stateOf(id))?.['status']).toBe('expired');
  await remind();
  expect(await told()).toEqual(['Je vacature staat niet meer online']);
});

test('an answer gives one without an end another half year', async () => {
  const id = await online(null);
  await set(id, "published_at = now() - interval '7 months'");
  await remind();
  const [mail] = await takeMails(server);
  const [, key = ''] = linkIn(mail?.body_text ?? '');
  const { attributes } = (await renew(id, { key })).body.data;
  expect([attributes.status, attributes.expires_at]).toEqual(['published', null]);
  expect(attributes.renewed_at).toBe(server.clock.now.toISOString());
  expect([await remind(), await expire()]).toEqual([0, 0]);
  expect((await renew(id, { key })).status).toBe(401);
});

test('in another state there is nothing to go on with', async () => {
  const id = await online('2 days', { status: 'filled' });
  expect(problems(await renew(id, {}, { as: staff }))).toEqual(['move_refused /data/attributes/status']);
});

test('whoever turned these mails off sees it at the bell alone', async () => {
  await server.build.sql(
    first.id,
    `update users set notification_preferences = '{"vacancy_ending": {"mail": false}}' where id = $1`,
    [manager.userId],
  );
  const id = await online('2 days');
  // Newer than what the bell has already.
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  expect(await remind()).toBe(1);
  expect(await told()).toEqual([]);
  const { body } = await server.call(first.host, 'GET', '/api/v1/notifications', { as: manager });
  expect(body.data[0].attributes.path).toBe(`/vacancies/${id}/renew`);
  await server.build.sql(first.id, "update users set notification_preferences = '{}' where id = $1", [
    manager.userId,
  ]);
});

test('what ended long ago is no news when somebody mends its text, and no key brings it back', async () => {
  const id = await online('-100 days', { status: 'expired' });
  await set(id, "expired_at = now() - interval '100 days', updated_at = now()");
  expect(await remind()).toBe(0);
  const { secret } = services().env;
  const [row] = await server.build.sql(first.id, 'select expires_at from vacancies where id = $1', [id]);
  const key = renewalKey(secret, first.id, { id, about: row?.['expires_at'] as Date });
  expect((await renew(id, { key })).status).toBe(401);
  expect((await renew(id, {}, { as: manager })).status).toBe(200);
});

test('who changes one that is online has looked at it', async () => {
  const id = await online(null);
  await set(id, "published_at = now() - interval '7 months'");
  const body = { data: { type: 'vacancies', id, attributes: { summary: 'Elke week' } } };
  await server.call(first.host, 'PATCH', `/api/v1/vacancies/${id}`, { as: manager, body });
  expect(await remind()).toBe(0);
});

test('no end is put further off than a year', async () => {
  const id = await online('300 days');
  await renew(id, { term: 'six_months' }, { as: manager });
  const { days_left: left } = (await stateOf(id)) ?? {};
  expect(left).toBeGreaterThan(350);
  expect(left).toBeLessThan(367);
});

test.each([
  ['three_months', '2026-12-28T22:59:59.999Z', '2027-03-28T21:59:59.999Z'],
  ['one_month', '2027-02-28T22:59:59.999Z', '2027-03-28T21:59:59.999Z'],
  ['three_months', '2027-07-31T21:59:59.999Z', '2027-10-31T22:59:59.999Z'],
  // That night goes from two o'clock to three.
  ['three_months', '2026-12-28T01:30:00.000Z', '2027-03-28T01:30:00.000Z'],
])('%s from %s is at the same time of the clock, when that changed meanwhile: %s', async (term, from, to) => {
  const { now } = server.clock;
  server.clock.now = new Date(Date.parse(from) - 5 * 86_400_000);
  const id = await online(null);
  await set(id, `expires_at = '${from}'`);
  const { secret } = services().env;
  const key = renewalKey(secret, first.id, { id, about: new Date(from) });
  expect((await renew(id, { key, term })).body.data.attributes.expires_at).toBe(to);
  server.clock.now = now;
});

test('the staff of the centre hear of what belongs to an organisation without people', async () => {
  const alone = await server.build.organization({ name: 'Zonder mensen' });
  await online('2 days', { organization_id: alone.id });
  expect(await remind()).toBe(1);
  const mails = await takeMails(server);
  expect(mails.map(({ subject }) => subject)).toEqual(['Je vacature gaat bijna van de site']);
});

test('those of whom nobody can be told do not keep the others from it', async () => {
  const alone = await server.build.organization({ name: 'Zonder mensen en zonder centrum' });
  for (let count = 0; count < 26; count += 1) await online('2 days', { organization_id: alone.id });
  await online('2 days');
  const leave = "update users set status = 'archived' where id = $1";
  await server.build.sql(first.id, leave, [staff.userId]);
  expect(await remind()).toBe(1);
  expect(await told()).toEqual(['Je vacature gaat bijna van de site']);
});
