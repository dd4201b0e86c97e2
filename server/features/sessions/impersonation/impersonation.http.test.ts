/** An admin as somebody else: for an hour, with both names in the audit log, and never as another admin. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { routes } from '#server/routes.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Session;
let adminId: string;
const hour = 3_600_000;

beforeAll(async () => {
  server = await testServer();
  const made = await server.build.user({
    first_name: 'Ada',
    last_name: 'Beheer',
    center: second.id,
    roles: ['admin'],
  });
  adminId = made.id;
  admin = await server.signIn(second.host, made.email);
});
afterAll(() => server.close());
let start: Date;
beforeEach(() => {
  start = server.clock.now;
});

const become = (user_id: string, as: Session | null = admin) =>
  server.call(first.host, 'POST', '/api/v1/sign_in_as_user', {
    as,
    body: { user_id, reason: 'Belt over haar profiel' },
  });

async function visit(over: object = {}) {
  const person = await server.build.user({ first_name: 'Noor', last_name: 'Visser', ...over });
  const answer = await become(person.id);
  const headers = Object.fromEntries(
    ['access-token', 'client', 'uid'].map((name) => [name, answer.headers[name] ?? '']),
  );
  return { person, answer, as: { headers, userId: person.id } satisfies Session };
}
const me = (as: Session) => server.call(first.host, 'GET', '/api/v1/current_user', { as });

test('answers as signing in does, and is that person', async () => {
  const { person, answer, as } = await visit();
  expect([answer.status, answer.body.data.id]).toEqual([200, person.id]);
  expect((await me(as)).body.data.id).toBe(person.id);
  expect((await server.call(first.host, 'GET', '/auth/validate_token', { as: admin })).body.data.id).toBe(
    adminId,
  );
});

test('ends by itself after an hour, however busy', async () => {
  const { as } = await visit();
  for (const minutes of [20, 40, 59]) {
    server.clock.now = new Date(start.getTime() + minutes * 60_000);
    const answer = await me(as);
    expect(answer.status, String(minutes)).toBe(200);
    expect(Number(answer.headers['expiry']) * 1000).toBeLessThanOrEqual(start.getTime() + hour);
  }
  server.clock.now = new Date(start.getTime() + hour);
  expect((await me(as)).status).toBe(401);
  server.clock.now = start;
});

test('what is done then has both names', async () => {
  const organization = await server.build.organization();
  const vacancy = await server.build.vacancy({ organization_id: organization.id });
  const { person, as } = await visit({ roles: [['organization_superuser', organization.id]] });
  await server.call(first.host, 'POST', `/api/v1/vacancies/${vacancy.id}/fill`, { as });
  const events = await server.build.sql(
    first.id,
    `select act, actor_id, actor_name, acting_admin_id, acting_admin_name, reason from audit_events
     where act in ('sign_in_as', 'fill') and actor_id = $1 order by created_at, id`,
    [person.id],
  );
  const names = {
    actor_id: person.id,
    actor_name: 'Noor Visser',
    acting_admin_id: adminId,
    acting_admin_name: 'Ada Beheer',
  };
  expect(events).toEqual([
    { act: 'sign_in_as', ...names, reason: 'Belt over haar profiel' },
    { act: 'fill', ...names, reason: null },
  ]);
});

test('leaves the devices and the password of the person alone', async () => {
  const person = await server.build.user();
  const theirs: Session[] = [];
  for (let count = 0; count < 10; count += 1) theirs.push(await server.signIn(first.host, person.email));
  const answer = await become(person.id);
  expect((await me(theirs[0] as Session)).status).toBe(200);
  const headers = Object.fromEntries(
    ['access-token', 'client', 'uid'].map((name) => [name, answer.headers[name] ?? '']),
  );
  const change = await server.call(first.host, 'PUT', '/auth/password', {
    as: { headers, userId: person.id },
    body: { password: 'een heel ander woord' },
  });
  expect(change.status).toBe(403);
});

test('ends with the admin’s own session: when they sign out, or are signed out elsewhere', async () => {
  const { email, id } = await server.build.user({ center: second.id, roles: ['admin'] });
  for (const end of [
    (own: Session) => server.call(second.host, 'DELETE', '/auth/sign_out', { as: own }),
    () => server.build.sql(second.id, 'delete from sessions where user_id = $1', [id]),
  ]) {
    const own = await server.signIn(second.host, email);
    const person = await server.build.user();
    const answer = await become(person.id, own);
    const headers = Object.fromEntries(
      ['access-token', 'client', 'uid'].map((name) => [name, answer.headers[name] ?? '']),
    );
    const as = { headers, userId: person.id };
    expect((await me(as)).status).toBe(200);
    await end(own);
    expect((await me(as)).status).toBe(401);
  }
});

test('says yes to nothing in the name of the person', async () => {
  const { as, person } = await visit();
  const digest = (attributes: object) =>
    server.call(first.host, 'PATCH', '/api/v1/current_user', {
      as,
      body: { data: { type: 'users', id: person.id, attributes } },
    });
  const refused = await digest({ digest_days: [1], digest_consent: true });
  expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'acting_as_another']);
  expect((await digest({ digest_days: [] })).status).toBe(200);
});

test('an admin who is none any more is out at once', async () => {
  const other = await server.build.user({ roles: ['admin'] });
  const as = await server.signIn(first.host, other.email);
  const person = await server.build.user();
  const answer = await become(person.id, as);
  const headers = Object.fromEntries(
    ['access-token', 'client', 'uid'].map((name) => [name, answer.headers[name] ?? '']),
  );
  await server.build.sql(first.id, 'delete from user_roles where user_id = $1', [other.id]);
  expect((await me({ headers, userId: person.id })).status).toBe(401);
});

test('what gives the account away, or all that is known of its person, is refused with the reason', async () => {
  const guarded = routes.filter((route) => route.isForThemselves);
  expect(guarded.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'POST /api/v1/current_user/email_change',
      'POST /api/v1/current_user/email_change/confirm',
      'PUT /api/v1/current_user/password',
      'POST /api/v1/current_user/one_time_codes',
      'DELETE /api/v1/current_user/one_time_codes',
      'POST /api/v1/current_user/recovery_codes',
      'POST /api/v1/passkeys',
      'DELETE /api/v1/passkeys/:id',
      'POST /api/v1/data_downloads',
      'GET /api/v1/data_downloads/:id/file',
      'POST /api/v1/account_removals',
      'DELETE /api/v1/sessions/:id',
      'DELETE /api/v1/sessions/others',
      'POST /api/v1/account_removals/confirm',
      'GET /api/v1/bookmarks',
      'POST /api/v1/bookmarks',
      'POST /api/v1/bookmarks/join',
      'DELETE /api/v1/bookmarks/:id',
    ]),
  );
  const { person, as } = await visit();
  const id = randomUUID();
  await server.build.sql(
    first.id,
    "insert into passkeys (volunteer_center_id, id, user_id, name, credential_id, public_key) values (1, $1, $2, 'Sleutel', 'x', '')",
    [id, person.id],
  );
  await server.build.sql(
    first.id,
    "insert into data_downloads (volunteer_center_id, id, user_id, archive, ready_at, expires_at) values (1, $1, $2, 'x', now(), now() + interval '1 day')",
    [id, person.id],
  );
  await server.build.sql(
    first.id,
    "insert into sessions (volunteer_center_id, id, user_id, client, token_hash, rotated_at, expires_at) values (1, $1, $2, 'x', 'x', now(), now() + interval '1 day')",
    [id, person.id],
  );
  const { id: vacancyId } = await server.build.vacancy();
  await server.build.sql(
    first.id,
    'insert into bookmarks (volunteer_center_id, user_id, id) values (1, $1, $2)',
    [person.id, vacancyId],
  );
  const toolbar = await server.call(first.host, 'GET', '/api/v1/toolbar', { as });
  expect(toolbar.body.data.attributes.bookmarks).toBeNull();
  for (const { method, path } of guarded) {
    const answer = await server.call(
      first.host,
      method,
      path.replace(':id', path.includes('bookmarks') ? vacancyId : id),
      {
        as,
        body: {},
      },
    );
    expect([path, answer.status, answer.body.errors?.[0].code]).toEqual([path, 403, 'acting_as_another']);
  }
  expect((await me(as)).body.data.attributes.email).toBe(person.email);
});

test('the account of the person is not archived by whoever acts as them, and none is offered to do so', async () => {
  const organization = await server.build.organization();
  const { person, as } = await visit({ roles: [['organization_superuser', organization.id]] });
  const own = await server.call(first.host, 'GET', `/api/v1/users/${person.id}`, { as });
  expect(own.body.data.meta.can).toMatchObject({ update: true, archive: false });
  expect((await server.call(first.host, 'DELETE', `/api/v1/users/${person.id}`, { as })).status).toBe(403);
});

test('a visit opens no other one', async () => {
  const { as } = await visit();
  const other = await server.build.user();
  expect((await become(other.id, as)).status).toBe(403);
});
