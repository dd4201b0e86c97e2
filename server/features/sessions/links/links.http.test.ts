/** Links that a mail brings: a new password, signing in without one, an invitation, a new confirmation. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TimingEqualizer } from '#server/http/equalize-timing.ts';
import { confirm, takeMails, tokenIn } from '#tests/support/applying.ts';
import { password } from '#tests/support/builders.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { signUp } from '#tests/support/signing-up.ts';
import { linkState } from './commands.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => takeMails(server));

const ask = (path: string, body: object, host = first.host) =>
  server.call(host, 'POST', `/auth/${path}`, { body });
const choose = (
  body: { password?: string; [name: string]: unknown },
  as?: Awaited<ReturnType<TestServer['signIn']>>,
) =>
  server.call(first.host, 'PUT', '/auth/password', {
    body: { password_confirmation: body.password, ...body },
    as,
  });
const tokensOf = ({ headers }: { headers: Record<string, string | undefined> }) =>
  Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, headers[name] ?? '']));
const onlyToken = async () => {
  const [mail, ...others] = await takeMails(server);
  expect(others).toEqual([]);
  return tokenIn(mail);
};
const stateOf = (token: string) => {
  const center = server.running.services.centers.byId(first.id);
  if (!center) throw new Error('There is no such centre.');
  return linkState(server.running.services, center, token);
};
const isSignedIn = async (as: Awaited<ReturnType<TestServer['signIn']>>) =>
  (await server.call(first.host, 'GET', '/auth/validate_token', { as })).status === 200;

describe('a forgotten password', () => {
  test('is replaced by the link, once, and every session of before ends', async () => {
    const { email } = await server.build.user();
    const before = await server.signIn(first.host, email);
    await ask('password', { email });
    const token = await onlyToken();
    const weak = await choose({ password: 'welkom1234', reset_password_token: token });
    expect([weak.status, Object.keys(weak.body.errors)]).toEqual([422, ['password', 'full_messages']]);
    const differs = await choose({
      password: 'nieuw en lang genoeg',
      password_confirmation: 'anders en lang genoeg',
      reset_password_token: token,
    });
    expect(differs.body.errors.password_confirmation).toHaveLength(1);
    const done = await choose({ password: 'nieuw en lang genoeg', reset_password_token: token });
    expect([done.status, done.body.success, done.body.data.email]).toEqual([200, true, email]);
    expect(done.headers['access-token']).toMatch(/^[\w-]{43}$/);
    expect(await isSignedIn(before)).toBe(false);
    expect((await choose({ password: 'nog een keer anders', reset_password_token: token })).status).toBe(422);
    await server.signIn(first.host, email, 'nieuw en lang genoeg');
    await expect(server.signIn(first.host, email, password)).rejects.toThrow('cannot sign in');
  });

  test('the link is dead after six hours, and at another centre', async () => {
    const { email } = await server.build.user();
    await ask('password', { email });
    const token = await onlyToken();
    const body = { password: 'nieuw en lang genoeg', reset_password_token: token };
    expect((await server.call(second.host, 'PUT', '/auth/password', { body })).status).toBe(404);
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + 6 * 3_600_000);
    try {
      expect((await choose(body)).status).toBe(422);
    } finally {
      server.clock.now = now;
    }
  });

  test('says the same of an unknown address, and nothing of the time', async () => {
    const { email } = await server.build.user();
    const existingUser = await ask('password', { email });
    const { services } = server.running;
    services.timingEqualizer = new TimingEqualizer();
    const began = performance.now();
    const unknown = await ask('password', { email: 'niemand@post.example' });
    expect(performance.now() - began).toBeGreaterThan(240);
    services.timingEqualizer = TimingEqualizer.none();
    expect([unknown.status, unknown.body]).toEqual([existingUser.status, existingUser.body]);
    expect((await ask('password', {})).status).toBe(401);
    for (const status of ['archived', 'inactive']) {
      await takeMails(server);
      const closed = await server.build.user({ status });
      expect((await ask('password', { email: closed.email })).body).toEqual(existingUser.body);
      expect(await takeMails(server)).toEqual([]);
    }
  });

  const fresh = 'nieuw en lang genoeg';

  test('with headers and the password of now it changes, this session stays, and a mail tells it', async () => {
    const { email } = await server.build.user();
    const [here, there] = [await server.signIn(first.host, email), await server.signIn(first.host, email)];
    for (const current_password of ['niet dit', undefined, '']) {
      const refused = await choose({ password: fresh, current_password }, here);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
        422,
        ['current_password', 'full_messages'],
      ]);
    }
    const once = await choose(
      { password: fresh, password_confirmation: undefined, current_password: password },
      here,
    );
    expect([once.status, Object.keys(once.body.errors)]).toEqual([
      422,
      ['password_confirmation', 'full_messages'],
    ]);
    expect(await takeMails(server)).toEqual([]);
    const done = await choose({ password: fresh, current_password: password }, here);
    expect([done.status, done.body.success]).toEqual([200, true]);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect((await takeMails(server)).map(({ template, recipient }) => [template, recipient])).toEqual([
      ['account_changed', email],
    ]);
    const neither = await choose({ password: fresh });
    expect([neither.status, neither.body.errors]).toEqual([
      401,
      ['You must provide either the uid, client and accessToken or the resetPasswordToken'],
    ]);
  });

  test.each(['sign_in_link', 'password'])(
    'a session that a mail of %s opened needs it not, for an hour',
    async (kind) => {
      const { email } = await server.build.user();
      await ask(kind, { email });
      const token = await onlyToken();
      const opened =
        kind === 'password'
          ? await choose({ password: fresh, reset_password_token: token })
          : await ask('sign_in_by_link', { token });
      const as = { headers: tokensOf(opened), userId: opened.body.data.id };
      expect((await choose({ password: 'weer een ander woord' }, as)).status).toBe(200);
      const { now } = server.clock;
      server.clock.now = new Date(now.getTime() + 3_600_000);
      try {
        expect((await choose({ password: fresh }, as)).status).toBe(422);
      } finally {
        server.clock.now = now;
      }
    },
  );

  test('leads back to a site of ours only', async () => {
    const { email } = await server.build.user();
    const wanted = `http://${first.host}:${server.running.services.port}/app?tab=1`;
    await ask('password', { email, redirect_url: wanted });
    expect((await takeMails(server))[0]?.body_text).toContain(`${wanted}&reset_password_token=`);
    for (const redirect_url of [
      'https://kwaad.example/',
      'javascript:alert(1)',
      `http://x@${first.host}/`,
      '//kwaad.example',
    ])
      expect((await ask('password', { email, redirect_url })).status, redirect_url).toBe(422);
    expect(await takeMails(server)).toEqual([]);
  });
});

describe('an invitation', () => {
  test('is accepted by choosing the first password', async () => {
    const { email, id } = await server.build.user({
      status: 'invited',
      confirmed_at: null,
      password_hash: null,
    });
    await ask('password', { email });
    const done = await choose({ password: 'mijn eerste woord', reset_password_token: await onlyToken() });
    expect([done.status, done.body.data.status]).toEqual([200, 'active']);
    const [event] = await server.build.sql(
      first.id,
      "select from_state, to_state from audit_events where act = 'accept' and subject_id = $1",
      [id],
    );
    expect(event).toEqual({ from_state: 'invited', to_state: 'active' });
  });
});

describe('a link to sign in', () => {
  test('signs in once, within the hour', async () => {
    const { email, id } = await server.build.user();
    const { status, body } = await ask('sign_in_link', { email });
    expect([status, body]).toEqual([
      200,
      (await ask('sign_in_link', { email: 'niemand@post.example' })).body,
    ]);
    const token = await onlyToken();
    const done = await ask('sign_in_by_link', { token });
    expect([done.status, done.body.data.id]).toEqual([200, id]);
    expect((await ask('sign_in_by_link', { token })).status).toBe(422);
    await ask('sign_in_link', { email });
    const late = await onlyToken();
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + 3_600_000);
    expect((await ask('sign_in_by_link', { token: late })).status).toBe(422);
    server.clock.now = now;
  });

  test('signs nobody in whose account was closed meanwhile', async () => {
    const { email, id } = await server.build.user();
    await ask('sign_in_link', { email });
    const token = await onlyToken();
    await server.build.sql(first.id, "update users set status = 'archived' where id = $1", [id]);
    expect((await ask('sign_in_by_link', { token })).status).toBe(401);
  });

  test('is not the link of another purpose', async () => {
    const { email } = await server.build.user();
    await ask('password', { email });
    expect((await ask('sign_in_by_link', { token: await onlyToken() })).status).toBe(404);
  });
});

test.each([
  ['password', 'password'],
  ['sign_in_link', 'sign_in'],
])('whoever opens the older of two mails of %s reads of the newer one', async (path, leadsTo) => {
  const { email } = await server.build.user();
  await ask(path, { email });
  const old = await onlyToken();
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 61_000);
  await ask(path, { email });
  const fresh = await onlyToken();
  server.clock.now = now;
  expect(await stateOf(old)).toMatchObject({ leadsTo, state: 'expired', isReplaced: true });
  expect(await stateOf(fresh)).toMatchObject({ leadsTo, state: 'good', isReplaced: false });
  const pressed =
    path === 'password'
      ? await choose({ password: 'nieuw en lang genoeg', reset_password_token: old })
      : await ask('sign_in_by_link', { token: old });
  expect(pressed.status).toBe(422);
  // Once the newer one has served, nothing waits there any more.
  const used =
    path === 'password'
      ? await choose({ password: 'nieuw en lang genoeg', reset_password_token: fresh })
      : await ask('sign_in_by_link', { token: fresh });
  expect(used.status).toBe(200);
  expect(await stateOf(old)).toMatchObject({ leadsTo, state: 'used', isReplaced: false });
});

test('an invitation that was taken back says so, and one that served says that', async () => {
  const invited = { status: 'invited', confirmed_at: null, password_hash: null };
  const { email, id } = await server.build.user(invited);
  await ask('password', { email });
  const token = await onlyToken();
  const { email: adminEmail } = await server.build.user({ roles: ['center_superuser'] });
  const as = await server.signIn(first.host, adminEmail);
  expect((await server.call(first.host, 'DELETE', `/api/v1/users/${id}`, { as })).status).toBeLessThan(300);
  expect(await stateOf(token)).toMatchObject({ leadsTo: 'password', state: 'used', isWithdrawn: true });
  const other = await server.build.user(invited);
  await ask('password', { email: other.email });
  const served = await onlyToken();
  await choose({ password: 'mijn eerste woord', reset_password_token: served });
  expect(await stateOf(served)).toMatchObject({ leadsTo: 'password', state: 'used', isWithdrawn: false });
});

test('a new confirmation link makes the old one useless', async () => {
  const email = 'te.laat@post.example';
  await signUp(server, { email });
  const old = await onlyToken();
  await ask('confirmation', { email });
  const fresh = await onlyToken();
  expect(await stateOf(old)).toMatchObject({ leadsTo: 'confirmation', isReplaced: true });
  expect((await confirm(server, old)).body.errors).toMatchObject([{ code: 'token_replaced' }]);
  expect((await confirm(server, fresh)).body.data.attributes.state).toBe('active');
  expect((await confirm(server, fresh)).status).toBe(422);
  await ask('confirmation', { email });
  expect(await takeMails(server)).toEqual([]);
});

test('staff send the confirmation once more, once a minute', async () => {
  const { email } = await server.build.user({ roles: ['center_superuser'] });
  const as = await server.signIn(first.host, email);
  await signUp(server, { email: 'vergeten@post.example' });
  await takeMails(server);
  const [user] = await server.build.sql(
    first.id,
    "select id from users where email = 'vergeten@post.example'",
  );
  const again = () =>
    server.call(first.host, 'POST', `/api/v1/users/${user?.['id']}/resend_confirmation_instructions`, { as });
  expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(429);
  expect((await confirm(server, await onlyToken())).status).toBe(200);
  expect((await again()).status).toBe(422);
});

test('a session says from where it was opened, without saying too much', async () => {
  const { email, id } = await server.build.user();
  await server.call(first.host, 'POST', '/auth/sign_in', {
    body: { email, password },
    headers: { 'user-agent': `Firefox ${'x'.repeat(400)}` },
  });
  const [row] = await server.build.sql(
    first.id,
    'select user_agent, ip_prefix from sessions where user_id = $1',
    [id],
  );
  expect([String(row?.['user_agent']).length, row?.['ip_prefix']]).toEqual([300, '127.0.0.0/24']);
});
