/** Leaving: what goes, what stays, and that no trace of the person is left anywhere in the database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unzipSync, strFromU8 } from 'fflate';
import { allTasks } from '#server/jobs/all-tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { makeSubmission } from '#server/features/form-submissions/form-submissions.cases.ts';
import { liveHere, somebody, rowsAbout } from '#tests/support/person-with-data.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { personalParts } from '#server/collected.ts';
import { removePerson } from '#server/features/personal-data/commands.ts';
import { keepRetention } from '#server/features/retention/commands.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const day = 86_400_000;
const run = { signal: new AbortController().signal, isLastAttempt: false };

const ask = (email: string, host = first.host) =>
  server.call(host, 'POST', '/api/v1/account_removals', { body: { email } });
const press = (token: string, host = first.host) =>
  server.call(host, 'POST', '/api/v1/account_removals/confirm', { body: { removal_token: token } });

async function lastMail(email: string, template: string) {
  const [mail] = await server.build.sql(
    first.id,
    'select * from email_deliveries where recipient = $1 and template = $2 order by created_at desc, id desc limit 1',
    [email, template],
  );
  return mail as { id: string; body_text: string; subject: string } | undefined;
}
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

test('an unknown address gets the very same answer, and no mail', async () => {
  const { email } = await server.build.user();
  const existingUser = await ask(email);
  const unknown = await ask('niemand@veldpost.example');
  expect([unknown.status, unknown.body]).toEqual([existingUser.status, existingUser.body]);
  expect(await lastMail(email, 'account_removal_asked')).toBeDefined();
  expect(await lastMail('niemand@veldpost.example', 'account_removal_asked')).toBeUndefined();
});

test('asking changes nothing; the link works once, within a day, at its own centre', async () => {
  const { email, id } = await server.build.user();
  await ask(email);
  const mail = await lastMail(email, 'account_removal_asked');
  const token = tokenIn(mail?.body_text);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await press(token, second.host)).status).toBe(404);
  server.clock.now = new Date(server.clock.now.getTime() + day + 1000);
  expect([(await press(token)).status]).toEqual([422]);
  // A day went by for the mails as well.
  await server.build.sql(first.id, "update email_deliveries set created_at = created_at - interval '1 day'");
  await ask(email);
  const fresh = tokenIn((await lastMail(email, 'account_removal_asked'))?.body_text);
  expect((await press(fresh)).body.data.attributes.state).toBe('removed');
  expect((await press(fresh)).status).toBe(404);
  expect(await server.build.sql(first.id, 'select 1 from users where id = $1', [id])).toEqual([]);
});

test('the last one in charge names a successor first, and the link still works after that', async () => {
  const organization = await server.build.organization();
  const last = await server.build.user({ roles: [['organization_superuser', organization.id]] });
  await ask(last.email);
  const token = tokenIn((await lastMail(last.email, 'account_removal_asked'))?.body_text);
  const refused = await press(token);
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'last_superuser']);
  await server.build.user({ roles: [['organization_superuser', organization.id]] });
  expect((await press(token)).body.data.attributes.state).toBe('removed');
});

test('after a removal no trace of the person is left anywhere in the database, and the figures are', async () => {
  const person = somebody();
  const { user, as, answered } = await liveHere(server, person);
  const counts = 'select count(*)::int as applications from applications';
  const before = await server.build.sql(first.id, counts);
  // Wherever something of a person may stand, something of this one does: else what follows would prove nothing.
  const columns = (await rowsAbout(server, person, user.id)).map((place) => /\.(\w+)/.exec(place)?.[1]);
  const expected = personalParts
    .flatMap(({ tables }) => Object.entries(tables))
    .filter(([, { whenGone }]) => whenGone !== 'kept');
  expect(expected.map(([table]) => table).filter((table) => !columns.includes(table))).toEqual([]);
  await ask(person.email);
  await press(tokenIn((await lastMail(person.email, 'account_removal_asked'))?.body_text));
  // The last mail is forgotten as soon as it has left.
  const goodbye = await lastMail(person.email, 'account_removed');
  expect(goodbye?.subject).toBe('Je account is verwijderd');
  const tasks = allTasks(server.running.services);
  await tasks.send_email({ centerId: first.id, deliveryId: goodbye?.id ?? '' }, run);
  expect(await rowsAbout(server, person, user.id)).toEqual([]);
  expect(await server.build.sql(first.id, counts)).toEqual(before);
  const [kept] = await server.build.sql(
    first.id,
    'select status, first_name, user_id, decided_at is not null as decided from applications where vacancy_id = $1',
    [answered.id],
  );
  expect(kept).toEqual({ status: 'accepted', first_name: '–', user_id: null, decided: true });
  expect((await server.call(first.host, 'GET', '/api/v1/current_user', { as })).status).toBe(401);
  const [figure] = await server.build.sql(
    first.id,
    'select applications from removed_accounts order by applications desc limit 1',
  );
  expect(figure).toEqual({ applications: 3 });
});

test('the download holds what the centre has of the person, and nothing of others', async () => {
  const person = somebody();
  const { as, user } = await liveHere(server, person);
  const submission = await makeSubmission(server, { email: person.email });
  await server.build.sql(
    first.id,
    `insert into internal_notes (volunteer_center_id, id, subject_type, subject_id, note)
     values ($1, gen_random_uuid(), 'form_submissions', $2, 'Komt met twee')`,
    [first.id, submission],
  );
  const [download] = await server.build.sql(first.id, 'select id from data_downloads where user_id = $1', [
    user.id,
  ]);
  const id = String(download?.['id']);
  const notYet = await server.call(first.host, 'GET', `/api/v1/data_downloads/${id}/file`, { as });
  expect(notYet.status).toBe(404);
  const tasks = allTasks(server.running.services);
  await tasks.make_data_download({ centerId: first.id, downloadId: id, origin: 'https://x.example' }, run);
  const list = await server.call(first.host, 'GET', '/api/v1/data_downloads', { as });
  expect(list.body.data[0].attributes.is_ready).toBe(true);
  const answer = await server.running.app.inject({
    url: `/api/v1/data_downloads/${id}/file`,
    headers: { host: first.host, ...as.headers },
  });
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''gegevens-.*\.zip$/);
  const files = unzipSync(answer.rawPayload);
  const all = JSON.parse(strFromU8(files['gegevens.json'] ?? new Uint8Array())) as Record<string, object[]>;
  expect(all['account']).toMatchObject([{ email: person.email, phone_number: person.phone_number }]);
  expect(all['applications']).toHaveLength(3);
  expect(all['notes_about_me']).toMatchObject([{ note: `${person.first_name} belde` }]);
  expect(all['form_submissions']).toMatchObject([
    { notes: null },
    // It came by the link that they were mailed.
    { answers: 'Hoe was het? Leuk' },
    { notes: 'Komt met twee' },
  ]);
  expect(Object.keys(files)).toContain('aanmeldingen.csv');
  expect(JSON.stringify(all)).not.toMatch(/password_hash|token_hash|argon2/);
  const mail = await lastMail(person.email, 'data_download_ready');
  expect(mail?.body_text).toContain('https://x.example/profiel');
  server.clock.now = new Date(server.clock.now.getTime() + day + 1000);
  const late = await server.call(first.host, 'GET', `/api/v1/data_downloads/${id}/file`, { as });
  expect(late.status).toBe(404);
});

test('somebody sees who looked at their data, which mails went out, and when each goes', async () => {
  const person = somebody();
  const { as, user } = await liveHere(server, person);
  await server.build.sql(
    first.id,
    `insert into audit_events (volunteer_center_id, id, actor_id, actor_name, act, subject_type, subject_id)
     values (1, gen_random_uuid(), gen_random_uuid(), 'Ria van de balie', 'look_up', 'users', $1)`,
    [user.id],
  );
  await server.build.sql(
    first.id,
    `insert into audit_events (volunteer_center_id, id, actor_id, actor_name, acting_admin_id, acting_admin_name, act, subject_type, subject_id)
     values (1, gen_random_uuid(), $1, 'zelf', gen_random_uuid(), 'Ada Beheer', 'sign_in_as', 'users', $1)`,
    [user.id],
  );
  const colleague = await server.build.user({
    first_name: 'Sam',
    last_name: 'Export',
    roles: ['center_superuser'],
  });
  const theirs = await server.signIn(first.host, colleague.email);
  await server.call(first.host, 'GET', `/api/v1/users/export?filter[q]=${person.email}`, { as: theirs });
  await server.call(first.host, 'GET', '/api/v1/users/export?filter[q]=niemand', { as: theirs });
  const { body } = await server.call(first.host, 'GET', '/api/v1/personal_traces', { as });
  const kinds = body.data.map((one: { attributes: { kind: string } }) => one.attributes.kind);
  expect(new Set(kinds)).toEqual(new Set(['mail', 'look_up', 'export', 'download', 'consent']));
  const branding = body.data.find(
    (one: { attributes: { kind: string } }) => one.attributes.kind === 'look_up',
  );
  expect(branding.attributes).toMatchObject({ removed_at: expect.any(String) });
  const done = body.data.map((one: { attributes: object }) => one.attributes);
  // A text is read out in its own language.
  for (const kind of ['mail', 'consent'])
    expect(done).toContainEqual(expect.objectContaining({ kind, locale: 'nl' }));
  expect(done).toContainEqual(expect.objectContaining({ kind: 'download', locale: null }));
  expect(done).toContainEqual(expect.objectContaining({ what: 'look_up', actor_name: 'Ria van de balie' }));
  expect(done).toContainEqual(expect.objectContaining({ what: 'sign_in_as', actor_name: 'Ada Beheer' }));
  const exports = done.filter((one: { kind: string; actor_name: string }) => one.kind === 'export');
  expect(exports.map((one: { actor_name: string }) => one.actor_name)).toEqual(['Sam Export', 'Sam']);
  const own = await server.call(first.host, 'GET', '/api/v1/personal_traces', { as: theirs });
  expect(JSON.stringify(own.body)).not.toContain('"export"');
});

/** One night of the regular job. */
const night = () =>
  inScope(server.running.services.pool, first.id, (scope) => keepRetention(scope, server.running.services));
const later = (days: number) => (server.clock.now = new Date(server.clock.now.getTime() + days * day));

test('an account that nobody uses is warned twice, then archived, then removed; who comes back stays', async () => {
  const long = new Date(server.clock.now.getTime() - 701 * day);
  const old = { created_at: long, confirmed_at: long };
  const gone = await server.build.user(old);
  const back = await server.build.user(old);
  const staff = await server.build.user({ ...old, roles: ['center_superuser'] });
  const statusOf = async (id: string) =>
    (await server.build.sql(first.id, 'select status from users where id = $1', [id]))[0]?.['status'];
  const mails = async (email: string) =>
    Number(
      (
        await server.build.sql(
          first.id,
          "select count(*) from email_deliveries where template = 'account_archiving' and recipient = $1",
          [email],
        )
      )[0]?.['count'],
    );
  await night();
  await night();
  expect([await mails(gone.email), await mails(staff.email)]).toEqual([1, 0]);
  later(22);
  await night();
  expect(await mails(gone.email)).toBe(1);
  later(1);
  await server.signIn(first.host, back.email);
  await night();
  expect([await mails(gone.email), await mails(back.email)]).toEqual([2, 1]);
  later(6);
  await night();
  expect(await statusOf(gone.id)).toBe('active');
  later(1);
  await night();
  expect([await statusOf(gone.id), await statusOf(back.id), await statusOf(staff.id)]).toEqual([
    'archived',
    'active',
    'active',
  ]);
  later(31);
  await night();
  expect([await statusOf(gone.id), await statusOf(back.id)]).toEqual([undefined, 'active']);
});

test('applications that came to nothing are nameless after four weeks; those that are kept stay', async () => {
  const now = server.clock.now;
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const rejected = await server.build.application({ status: 'rejected', decided_at: ago(29) });
  const recent = await server.build.application({ status: 'rejected', decided_at: ago(27) });
  const taken = await server.build.application({ status: 'accepted', decided_at: ago(300) });
  await night();
  const nameOf = async (id: string) =>
    (await server.build.sql(first.id, 'select first_name from applications where id = $1', [id]))[0]?.[
      'first_name'
    ];
  expect([await nameOf(rejected.id), await nameOf(recent.id), await nameOf(taken.id)]).toEqual([
    '–',
    'Noor',
    'Noor',
  ]);
});

test('old events go after two years, and never earlier than half a year whatever a centre chose', async () => {
  const add = (age: string) =>
    server.build.sql(
      first.id,
      `insert into audit_events (volunteer_center_id, id, act, subject_type, subject_id, created_at)
       values (1, gen_random_uuid(), 'old', 'pages', gen_random_uuid(), $1::timestamptz - $2::interval) returning id`,
      [server.clock.now, age],
    );
  await add('731 days');
  await add('700 days');
  await night();
  const left = await server.build.sql(first.id, "select 1 from audit_events where act = 'old'");
  expect(left).toHaveLength(1);
});

test('of who is gone the months are kept, as the clock of the centre has them', async () => {
  const { services } = server.running;
  // Half past midnight there, on the first of April and of November.
  const { id } = await server.build.user({ created_at: new Date('2019-03-31T22:30:00Z') });
  const now = new Date('2019-10-31T23:30:00Z');
  await inScope(services.pool, first.id, (scope) => removePerson(scope, services, id, { now }));
  const months = await server.build.sql(
    first.id,
    "select created_month, removed_month from removed_accounts where created_month < '2020-01-01'",
  );
  expect(months).toEqual([{ created_month: '2019-04-01', removed_month: '2019-11-01' }]);
});
