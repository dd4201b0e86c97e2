/** What somebody with bad intentions tries first, one test each: all of it is refused. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirm, takeMails, tokenIn } from '#tests/support/applying.ts';
import { password } from '#tests/support/builders.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { chosenPassword, signUp } from '#tests/support/signing-up.ts';

let server: TestServer;
let victim: { id: string; email: string };
beforeAll(async () => {
  server = await testServer({ connections: 4 });
  await server.build.lookAlikes();
});
afterAll(() => server.close());
beforeEach(async () => {
  victim = await server.build.user();
  await takeMails(server);
});

const post = (path: string, body: object, headers: Record<string, string> = {}, host = first.host) =>
  server.call(host, 'POST', path, { body, headers });
const signIn = (word: string, headers = {}) =>
  post('/auth/sign_in', { email: victim.email, password: word }, headers);
const cookiesOf = ({ headers }: Session) =>
  `access-token=${headers['access-token']}; client=${headers['client']}; uid=${encodeURIComponent(headers['uid'] ?? '')}`;
const sessionsOf = async (id: string) =>
  (await server.build.sql(first.id, 'select 1 from sessions where user_id = $1', [id])).length;

test('brute force: wrong passwords slow down, also with the right one among them', async () => {
  const { env } = server.running.services;
  env.rateLimitFactor = 1;
  try {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await signIn(`fout wachtwoord ${count}`)).status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.at(-1)).toBe(429);
    const right = await signIn(password);
    expect([right.status, Number(right.headers['retry-after']) > 0]).toEqual([429, true]);
  } finally {
    env.rateLimitFactor = 0;
  }
});

describe('token guessing', () => {
  test('of a session: whoever knows client and address still needs the token', async () => {
    const { headers } = await server.signIn(first.host, victim.email);
    for (const guess of [
      '',
      'x',
      '0'.repeat(43),
      randomBytes(32).toString('base64url'),
      `${headers['access-token']}a`,
    ]) {
      const answer = await server.call(first.host, 'GET', '/api/v1/current_user', {
        headers: { ...headers, 'access-token': guess },
      });
      expect(answer.status, guess).toBe(401);
    }
  });

  test('of a link: unknown ones are one and the same 404, whatever they look like', async () => {
    await post('/auth/password', { email: victim.email });
    for (const guess of ['x', randomBytes(32).toString('base64url'), "' or 1=1 --", '%00']) {
      const body = { password: 'een heel ander woord', reset_password_token: guess };
      expect((await server.call(first.host, 'PUT', '/auth/password', { body })).status, guess).toBe(404);
      expect((await post('/auth/sign_in_by_link', { token: guess })).status, guess).toBe(404);
    }
    expect((await signIn(password)).status).toBe(200);
  });
});

test('replay of one-time links: the second press does nothing, not even at the same moment', async () => {
  await post('/auth/sign_in_link', { email: victim.email });
  const token = tokenIn((await takeMails(server))[0]);
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await post('/auth/sign_in_by_link', { token })).status),
  );
  expect(statuses.toSorted()).toEqual([200, 422, 422, 422, 422]);
  expect(await sessionsOf(victim.id)).toBe(1);
  await post('/auth/password', { email: victim.email });
  const reset = tokenIn((await takeMails(server))[0]);
  const choose = (word: string) =>
    server.call(first.host, 'PUT', '/auth/password', {
      body: { password: word, password_confirmation: word, reset_password_token: reset },
    });
  expect((await choose('het eerste woord')).status).toBe(200);
  expect((await choose('het tweede woord')).status).toBe(422);
  expect((await signIn('het eerste woord')).status).toBe(200);
});

test('session fixation: what is brought to signing in is not what comes out of it', async () => {
  const attacker = await server.build.user();
  const planted = await server.signIn(first.host, attacker.email);
  const answer = await signIn(password, { ...planted.headers, cookie: cookiesOf(planted) });
  expect(answer.body.data.id).toBe(victim.id);
  for (const name of ['access-token', 'client']) expect(answer.headers[name]).not.toBe(planted.headers[name]);
  // The planted session is still the attacker's own.
  const me = await server.call(first.host, 'GET', '/api/v1/current_user', { as: planted });
  expect(me.body.data.id).toBe(attacker.id);
});

test('forged requests: a write by cookie from another site, or from nowhere, is refused', async () => {
  const as = await server.signIn(first.host, victim.email);
  const cookie = cookiesOf(as);
  const rotations = () =>
    server.build.sql(first.id, 'select rotated_at from sessions where user_id = $1', [victim.id]);
  const before = await rotations();
  // From now on a token would be renewed: the answer goes to the other site, so the person would be signed out by that.
  server.clock.now = new Date(server.clock.now.getTime() + 6000);
  const json = { 'content-type': 'application/json' };
  const origins: Record<string, string>[] = [
    { origin: 'https://kwaad.example' },
    { origin: `http://${second.host}` },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ];
  for (const from of origins) {
    const headers = { cookie, ...json, ...from };
    const body = JSON.stringify({ password: 'van de aanvaller' });
    const change = await server.call(first.host, 'PUT', '/auth/password', { body, headers });
    expect(change.status, JSON.stringify(from)).toBe(403);
    const write = await server.call(first.host, 'PUT', '/api/v1/notifications/read_all', { headers });
    expect(write.status, JSON.stringify(from)).toBe(403);
  }
  expect(await rotations()).toEqual(before);
  expect((await signIn(password)).status).toBe(200);
});

test('open redirect: no link of ours leads to another site', async () => {
  for (const redirect_url of [
    'https://kwaad.example/',
    '//kwaad.example',
    `https://${first.host}.kwaad.example/`,
    `https://${first.host}@kwaad.example/`,
    'javascript:alert(1)',
    'data:text/html,x',
  ])
    expect((await post('/auth/password', { email: victim.email, redirect_url })).status, redirect_url).toBe(
      422,
    );
  expect(await takeMails(server)).toEqual([]);
});

describe('spoofed hosts and headers', () => {
  test('a link in a mail never has a host that only the request named', async () => {
    const spoofed = {
      'x-forwarded-host': 'kwaad.example',
      forwarded: 'host=kwaad.example',
      'x-forwarded-proto': 'gopher',
    };
    await post('/auth/password', { email: victim.email }, spoofed);
    const [one] = await takeMails(server);
    await post('/auth/sign_in_link', { email: victim.email }, {}, 'kwaad.example');
    const [other] = await takeMails(server);
    for (const mail of [one, other]) {
      expect(mail?.body_text).toContain(`http://${first.host}:${server.running.services.port}/auth/`);
      expect(`${mail?.body_text}${mail?.body_html}`).not.toContain('kwaad');
    }
  });

  test('a header moves nobody into another centre', async () => {
    const as = await server.signIn(first.host, victim.email);
    const there = { 'volunteer-center-id': String(second.id), tenant: 'oldebroek' };
    const here = await server.call(first.host, 'GET', '/api/v1/volunteer_centers/current', {
      as,
      headers: there,
    });
    expect(here.body.data.id).toBe(String(first.id));
    const elsewhere = await server.call('onbekend.example', 'GET', '/api/v1/current_user', {
      as,
      headers: there,
    });
    expect([elsewhere.status, elsewhere.body.errors[0].code]).toEqual([403, 'wrong_center']);
  });

  test('an address that the client claims to have does not hide who guesses', async () => {
    const { env } = server.running.services;
    env.rateLimitFactor = 1;
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 7; count += 1)
        statuses.push((await signIn('fout', { 'x-forwarded-for': `203.0.113.${count}` })).status);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      env.rateLimitFactor = 0;
    }
  });
});

test('mass assignment: nobody signs up with a role, a status or a proof of their own', async () => {
  const email = 'sluw@post.example';
  const wishes = {
    role: 'admin',
    roles: ['admin'],
    status: 'active',
    confirmed_at: '2026-01-01T00:00:00Z',
    volunteer_center_id: second.id,
    password_hash: 'x',
    id: randomUUID(),
  };
  for (const [name, value] of Object.entries(wishes)) {
    const answer = await signUp(server, { email, [name]: value });
    expect([answer.status, answer.body.errors[0].code], name).toEqual([422, 'unknown_attribute']);
  }
  await signUp(server, { email });
  const chosen = await confirm(server, tokenIn((await takeMails(server))[0]), { password: chosenPassword });
  expect(chosen.status).toBe(200);
  const as = await server.signIn(first.host, email, chosenPassword);
  const me = await server.call(first.host, 'GET', '/api/v1/current_user?include=roles', { as });
  expect(me.body.data.relationships.roles.data).toEqual([]);
  const update = { data: { type: 'users', attributes: { status: 'active', email: 'admin@post.example' } } };
  expect((await server.call(first.host, 'PATCH', '/api/v1/current_user', { as, body: update })).status).toBe(
    422,
  );
});

test('id guessing: what is another’s, elsewhere or nowhere is the same 404', async () => {
  const as = await server.signIn(first.host, victim.email);
  const application = await server.build.application();
  const other = await server.build.user();
  const elsewhere = await server.build.user({ center: second.id });
  for (const path of [
    `applications/${application.id}`,
    `applications/${randomUUID()}`,
    `users/${other.id}`,
    `users/${elsewhere.id}`,
    `users/${randomUUID()}`,
    'users/1',
  ]) {
    const answer = await server.call(first.host, 'GET', `/api/v1/${path}`, { as });
    expect([answer.status, answer.body.errors[0].code], path).toEqual([404, 'not_found']);
  }
});
