/** The calls of /auth are done again when another transaction was in their way, as every other call is; and no more than once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { takeMails, tokenIn } from '#tests/support/applying.ts';
import { password } from '#tests/support/builders.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let email: string;

/** The first `times` writes of a test are stopped as PostgreSQL stops one of two that wait for each other. */
const stumble = async (times: number) =>
  server.owner.query(`
    alter sequence stumbles restart;
    create or replace function stumble() returns trigger language plpgsql security definer as $$ begin
      if nextval('stumbles') <= ${times} then raise exception 'in the way' using errcode = '40P01'; end if;
      return coalesce(new, old);
    end $$`);
const stumbled = async () =>
  Number((await server.owner.query('select nextval($1)', ['stumbles'])).rows[0].nextval) > 2;

beforeAll(async () => {
  server = await testServer();
  ({ email } = await server.build.user());
  await server.owner.query('create sequence stumbles');
  await stumble(0);
  await server.owner.query(`
    create trigger stumble before insert or delete on sessions for each row execute function stumble();
    create trigger stumble before insert on email_deliveries for each row execute function stumble();
    create trigger stumble before update of password_hash on users for each row execute function stumble()`);
});
beforeEach(async () => {
  await stumble(0);
  await takeMails(server);
});
afterAll(() => server.close());

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as?: Session) =>
  server.call(first.host, method, `/auth/${path}`, {
    ...(as && { as }),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
const linkFor = async (path: string) => {
  await call('POST', path, { email });
  return tokenIn((await takeMails(server))[0]);
};
const sessions = async () =>
  Number((await server.owner.query('select count(*) from sessions')).rows[0].count);

test('signing in opens one session', async () => {
  const before = await sessions();
  await stumble(1);
  expect((await call('POST', 'sign_in', { email, password })).status).toBe(200);
  expect([await stumbled(), await sessions()]).toEqual([true, before + 1]);
});

test('signing out ends it', async () => {
  const as = await server.signIn(first.host, email);
  const before = await sessions();
  await stumble(1);
  expect((await call('DELETE', 'sign_out', undefined, as)).status).toBe(200);
  expect([await stumbled(), await sessions()]).toEqual([true, before - 1]);
});

test('asking for a link mails one', async () => {
  await stumble(1);
  expect((await call('POST', 'password', { email })).status).toBe(200);
  expect([await stumbled(), (await takeMails(server)).length]).toEqual([true, 1]);
});

test('a link signs in, and is used up by that alone', async () => {
  const token = await linkFor('sign_in_link');
  await stumble(1);
  expect((await call('POST', 'sign_in_by_link', { token })).status).toBe(200);
  expect(await stumbled()).toBe(true);
  expect((await call('POST', 'sign_in_by_link', { token })).status).toBe(422);
});

test('a password is chosen by a link', async () => {
  const token = await linkFor('password');
  const chosen = 'een-heel-ander-wachtwoord';
  await stumble(1);
  const body = { reset_password_token: token, password: chosen, password_confirmation: chosen };
  expect((await call('PUT', 'password', body)).status).toBe(200);
  expect(await stumbled()).toBe(true);
  expect((await call('POST', 'sign_in', { email, password: chosen })).status).toBe(200);
});

test('what keeps happening is told as such, and is no fault of ours', async () => {
  await stumble(100);
  const { email: other } = await server.build.user();
  expect((await call('POST', 'sign_in', { email: other, password })).status).toBe(409);
});
