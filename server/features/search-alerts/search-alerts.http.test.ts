/** Being mailed of what comes in for a search: who has to prove the mailbox, what a mail says, and that nobody is told twice. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostSearchAlerts } from '#contract/search-alerts.ts';
import { filtersOfAddress } from '#contract/vacancy-search.ts';
import { cleanUp } from '#server/jobs/all-tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { documentOf } from '#tests/cases/case.ts';
import { takeMails } from '#tests/support/applying.ts';
import { first, second, testServer, type CallOptions, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { mailAlerts } from './mailing/commands.ts';
import { turnAt } from './mailing/queries.ts';
import { tieAlerts } from './tying/commands.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A Monday in winter: seven o'clock there is six in UTC. */
const monday = (time = '06:30') => new Date(`2026-11-30T${time}:00Z`);
const thursday = () => new Date('2026-12-03T06:30:00Z');

beforeEach(async () => {
  await server.build.sql(first.id, 'delete from search_alerts');
  await server.build.sql(first.id, "update vacancies set status = 'archived'");
  await takeMails(server);
});

const services = () => server.running.services;
const run = (now: Date, center = first.id) =>
  inScope(services().pool, center, (scope) => mailAlerts(scope, services(), now));
/** Until nobody is left whose turn it is, as the job does. */
async function mailAll(now: Date): Promise<number> {
  let mails = 0;
  for (let isDone = false; !isDone;) {
    const some = await run(now);
    mails += some.mails;
    ({ isDone } = some);
  }
  return mails;
}

const add = (over: object = {}, options: CallOptions = {}) =>
  server.call(first.host, 'POST', '/api/v1/search_alerts', {
    body: documentOf('search_alerts', {
      name: 'Taal dichtbij',
      query: 'category=language',
      days: ['monday', 'thursday'],
      ...over,
    }),
    ...options,
  });
const byKey = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, options: CallOptions = {}) =>
  server.call(first.host, method, `/api/v1/search_alerts/by_key/${path}`, options);
const keyIn = ({ body_text: text }: { body_text: string }) =>
  /alerts\/by-mail\?key=([\w-]+)/.exec(text)?.[1] ?? '';
/** As if it was asked for a week before that Monday. */
const longAgo = () =>
  server.build.sql(
    first.id,
    "update search_alerts set told_until = '2026-11-20T00:00:00Z', last_run_on = null",
  );

async function online(title: string, at: string, over: object = {}): Promise<string> {
  const { organization_id: known, ...rest } = over as { organization_id?: string };
  const organization_id = known ?? (await server.build.organization()).id;
  const { id } = await server.build.vacancy({ organization_id, title, category_ids: ['language'], ...rest });
  await server.build.sql(first.id, 'update vacancies set published_at = $2 where id = $1', [id, at]);
  return id;
}
const problem = ({ status, body }: Awaited<ReturnType<typeof add>>) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.source?.pointer,
];

test('an address without account is asked first: until the button is pressed no mail comes', async () => {
  const { status, body } = await add({ email: 'Sanne@Post.example' });
  expect(status).toBe(201);
  expect(body.data.attributes).toMatchObject({ status: 'unconfirmed', key: null, name: 'Taal dichtbij' });
  const [asked] = await takeMails(server);
  expect(asked).toMatchObject({ recipient: 'sanne@post.example', template: 'search_alert_confirm' });
  // What a stranger typed is not in a mail to somebody who asked for nothing.
  expect(asked?.body_text).not.toContain('Taal dichtbij');
  await longAgo();
  await online('Taalmaatje', '2026-11-29T12:00:00Z');
  expect(await mailAll(monday())).toBe(0);
  const key = keyIn(asked as never);
  expect((await byKey('POST', `${key}/confirm`)).body.data.attributes.status).toBe('active');
  expect(await mailAll(monday())).toBe(1);
  const [found] = await takeMails(server);
  expect(found).toMatchObject({ recipient: 'sanne@post.example', template: 'search_alert_found' });
  expect(found?.body_text).toContain('Taalmaatje');
  expect(found?.body_text).toContain('past bij ‘Taal dichtbij’');
  // As a mail program does it when its reader presses its own button.
  const stop = await server.running.app.inject({
    method: 'POST',
    url: new URL(found?.unsubscribe_url ?? '').pathname,
    headers: { host: first.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(stop.statusCode).toBe(204);
  expect((await byKey('GET', key)).status).toBe(404);
});

test('an account is mailed at once, in its own language, and only its owner sees it', async () => {
  const [person, other] = [await somebody(server, { locale: 'en' }), await somebody(server, {})];
  const { body } = await add({}, { as: person });
  expect(body.data.attributes).toMatchObject({ status: 'active' });
  expect(await takeMails(server)).toEqual([]);
  const own = async (as: typeof person) =>
    (await server.call(first.host, 'GET', '/api/v1/search_alerts', { as })).body.data.length;
  expect([await own(person), await own(other)]).toEqual([1, 0]);
});

test('one mail a person and day, each vacancy once, and none when there is nothing', async () => {
  const person = await somebody(server, {});
  await add({}, { as: person });
  await add({ name: 'Alles', query: '' }, { as: person });
  await longAgo();
  await online('Taalmaatje', '2026-11-29T12:00:00Z');
  await online('Tuin opknappen', '2026-11-29T13:00:00Z', { category_ids: ['nature'] });
  await online('Van vorige maand', '2026-11-01T12:00:00Z');
  expect(await mailAll(monday('05:59'))).toBe(0);
  expect(await mailAll(monday())).toBe(1);
  expect(await mailAll(monday('09:00'))).toBe(0);
  const [mail, ...more] = await takeMails(server);
  expect(more).toEqual([]);
  expect(mail?.body_text.match(/Taalmaatje/g)).toHaveLength(1);
  expect(mail?.body_text).toContain('Tuin opknappen');
  expect(mail?.body_text).not.toContain('Van vorige maand');
  // Off the site and on it again is no news.
  await server.build.sql(first.id, "update vacancies set published_at = '2026-12-01T12:00:00Z'");
  await server.build.sql(first.id, "update vacancies set status = 'archived' where title like 'Van%'");
  expect(await mailAll(thursday())).toBe(0);
  expect(await takeMails(server)).toEqual([]);
});

test('two that run at the same time mail once, and what was cut off is mailed the next time', async () => {
  await add({}, { as: await somebody(server, {}) });
  await longAgo();
  await online('Taalmaatje', '2026-11-29T12:00:00Z');
  const cut = inScope(services().pool, first.id, async (scope) => {
    await mailAlerts(scope, services(), monday());
    throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  expect(await takeMails(server)).toEqual([]);
  const counts = await Promise.all([run(monday()), run(monday()), run(monday())]);
  expect(counts.reduce((sum, { mails }) => sum + mails, 0)).toBe(1);
  expect(await takeMails(server)).toHaveLength(1);
});

test('nobody is mailed whose account is archived, and nothing of what has ended', async () => {
  const person = await somebody(server, {});
  await add({}, { as: person });
  await longAgo();
  const id = await online('Taalmaatje', '2026-11-29T12:00:00Z');
  await server.build.sql(first.id, 'update vacancies set expires_at = $2 where id = $1', [
    id,
    '2026-11-29T18:00:00Z',
  ]);
  expect(await mailAll(monday())).toBe(0);
  await longAgo();
  await server.build.sql(first.id, 'update vacancies set expires_at = null where id = $1', [id]);
  await server.build.sql(
    first.id,
    "update users set status = 'archived', archived_at = now() where id = $1",
    [person.userId],
  );
  expect(await mailAll(monday())).toBe(0);
});

test('who has the link changes and stops it without signing in; another’s link does nothing', async () => {
  await add({ email: 'sanne@post.example' });
  const key = keyIn((await takeMails(server))[0] as never);
  const { body } = await byKey('PATCH', key, {
    body: documentOf('search_alerts', { name: 'Taal', days: ['sunday'] }),
  });
  expect(body.data.attributes).toMatchObject({ name: 'Taal', days: ['sunday'], query: 'category=language' });
  await add({ name: 'Nog een', email: 'SANNE@post.example' });
  expect((await byKey('GET', key)).body.data).toHaveLength(2);
  const wrong = key.slice(0, -2) + (key.endsWith('AA') ? 'BB' : 'AA');
  expect((await byKey('DELETE', wrong)).status).toBe(404);
  expect((await server.call(second.host, 'GET', `/api/v1/search_alerts/by_key/${key}`)).status).toBe(404);
  expect((await byKey('POST', `${key}/stop_all`)).status).toBe(204);
  expect((await byKey('GET', key)).status).toBe(404);
  // An older mail stops it once more.
  expect((await byKey('DELETE', key)).status).toBe(204);
  expect((await byKey('POST', `${key}/stop_all`)).status).toBe(204);
  expect((await byKey('POST', `${wrong}/stop_all`)).status).toBe(404);
  expect(await server.build.sql(first.id, 'select id from search_alerts')).toEqual([]);
});

test('what cannot be searched for is refused at its field, and nothing is kept', async () => {
  const person = await somebody(server, {});
  const pointer = '/data/attributes/query';
  for (const query of ['category=Bestaat%20niet!', 'near=Nergenshuizen', 'sort=newest', 'q=a&q=b', 'naam=x'])
    expect(problem(await add({ query }, { as: person })), query).toEqual([422, 'invalid', pointer]);
  expect(problem(await add({ days: [] }, { as: person }))[0]).toBe(422);
  expect(problem(await add({}))).toEqual([422, 'blank', '/data/attributes/email']);
  expect(problem(await add({ email: 'sanne@post.example', website: 'x' }))[0]).toBe(422);
  expect(await server.build.sql(first.id, 'select id from search_alerts')).toEqual([]);
});

test('an account has no more than so many; of an address nobody is told how many there are', async () => {
  const person = await somebody(server, {});
  const made = [];
  for (let n = 0; n <= mostSearchAlerts; n += 1)
    made.push((await add({ name: `Nr ${n}` }, { as: person })).status);
  expect(made).toEqual([...Array.from({ length: mostSearchAlerts }, () => 201), 422]);
  const asked = [];
  for (let n = 0; n <= mostSearchAlerts; n += 1) {
    asked.push((await add({ name: `Nr ${n}`, email: 'vol@post.example' })).status);
    await server.build.sql(first.id, 'update search_alerts set confirmed_at = now() where email is not null');
  }
  expect(new Set(asked)).toEqual(new Set([201]));
  const [{ count }] = (await server.build.sql(
    first.id,
    "select count(*)::int as count from search_alerts where email = 'vol@post.example'",
  )) as [{ count: number }];
  expect(count).toBe(mostSearchAlerts);
});

test('what nobody confirmed makes room: a stranger cannot fill the mailbox of another', async () => {
  for (let n = 0; n < mostSearchAlerts + 2; n += 1) await add({ name: `Nr ${n}`, email: 'vol@post.example' });
  const rows = await server.build.sql(
    first.id,
    "select name from search_alerts where email = 'vol@post.example' order by created_at, id",
  );
  expect(rows.map(({ name }) => name)).toEqual(['Nr 9', 'Nr 10', 'Nr 11']);
});

test('one whose mail fails does not keep the others from theirs', async () => {
  const [one, other] = [await somebody(server, {}), await somebody(server, {})];
  await add({ name: 'Die niet gaat' }, { as: one });
  await add({}, { as: other });
  await longAgo();
  await online('Taalmaatje', '2026-11-29T12:00:00Z');
  await server.owner.query(
    `create function refuse_one() returns trigger language plpgsql as $$ begin
       if new.user_id = '${one.userId}' then raise exception 'no'; end if; return new; end $$;
     create trigger refuse_one before insert on email_deliveries for each row execute function refuse_one()`,
  );
  await server.build.sql(first.id, "update search_alerts set query = '' where name = 'Die niet gaat'");
  try {
    expect(await mailAll(monday())).toBe(1);
  } finally {
    await server.owner.query('drop function refuse_one cascade');
  }
  expect(await mailAll(monday())).toBe(0);
});

test('what an address confirmed belongs to its account once there is one, and comes in one mail with the rest', async () => {
  const email = 'straks@post.example';
  await add({ email });
  await byKey('POST', `${keyIn((await takeMails(server))[0] as never)}/confirm`);
  const person = await somebody(server, { email });
  await inScope(services().pool, first.id, (scope) => tieAlerts(scope, { userId: person.userId, email }));
  await add({ name: 'Alles', query: '' }, { as: person });
  const { body } = await server.call(first.host, 'GET', '/api/v1/search_alerts', { as: person });
  expect(body.data).toHaveLength(2);
  await longAgo();
  await online('Taalmaatje', '2026-11-29T12:00:00Z');
  expect(await mailAll(monday())).toBe(1);
});

test('an address that nobody confirmed is gone after a week', async () => {
  await add({ email: 'sanne@post.example' });
  await server.build.sql(first.id, "update search_alerts set created_at = now() - interval '9 days'");
  await inScope(services().pool, first.id, cleanUp);
  expect(await server.build.sql(first.id, 'select id from search_alerts')).toEqual([]);
});

test('it goes out from seven o’clock there, in summer and in winter', () => {
  expect(turnAt(new Date('2026-07-06T04:59:00Z'))).toBeNull();
  expect(turnAt(new Date('2026-07-06T05:00:00Z'))).toEqual({ day: 'monday', date: '2026-07-06' });
  expect(turnAt(new Date('2026-11-30T05:59:00Z'))).toBeNull();
  expect(turnAt(new Date('2026-11-30T06:00:00Z'))).toEqual({ day: 'monday', date: '2026-11-30' });
  expect(turnAt(new Date('2026-11-30T23:30:00Z'))).toBeNull();
  // The clock goes back in that night.
  expect(turnAt(new Date('2026-10-25T06:00:00Z'))).toEqual({ day: 'sunday', date: '2026-10-25' });
});

test('an address of the search page is read as the search reads it', () => {
  expect(filtersOfAddress('q=taal&near=8096AB&distance=5&day_part=monday_morning&type=volunteering')).toEqual(
    {
      q: 'taal',
      near: '8096AB',
      distance: 5,
      dayPart: ['monday_morning'],
      vacancyType: ['volunteering'],
    },
  );
  for (const wrong of ['distance=300', 'day_part=monday', 'page=2', '__proto__=x', 'constructor=x'])
    expect(filtersOfAddress(wrong), wrong).toBeNull();
});
