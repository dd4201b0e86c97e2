import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import {
  hosts,
  startTestApp,
  tokensOf,
  who,
  type TestApp,
  type Tokens,
} from '#server/features/sessions/test-app.ts';
import { endSessionsOf } from './sessions.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

let made = 0;
async function signedIn(): Promise<{ id: string; email: string; tokens: Tokens }> {
  const email = `persoon${(made += 1)}@example.org`;
  const id = await site.addUser({ email });
  return { id, email, tokens: tokensOf(await site.signIn(email)) };
}
const wait = (milliseconds: number) => {
  site.clock.now += milliseconds;
};

test('within five seconds the same token comes back, after them a fresh one', async () => {
  const { tokens } = await signedIn();
  wait(4999);
  expect(tokensOf(await who(site, tokens))).toEqual(tokens);
  wait(1);
  const answer = await who(site, tokens);
  expect(tokensOf(answer)).toMatchObject({ client: tokens.client, uid: tokens.uid });
  expect(answer.headers['access-token']).not.toBe(tokens['access-token']);
  expect(answer.headers['expiry']).toBe(String(Math.floor((site.clock.now + 1_209_600_000) / 1000)));
});

const noHeaders = ['access-token', 'client', 'uid', 'expiry', 'token-type', 'authorization'];

test('the token before counts, without headers, until half a minute after the current one is used', async () => {
  const { tokens } = await signedIn();
  wait(6000);
  const fresh = tokensOf(await who(site, tokens));
  wait(20_000);
  const late = await who(site, tokens);
  expect(late.statusCode).toBe(200);
  for (const name of noHeaders) expect(late.headers[name]).toBeUndefined();
  const fresher = tokensOf(await who(site, fresh));
  expect(fresher['access-token']).not.toBe(fresh['access-token']);
  // Two before the current one is none.
  expect((await who(site, tokens)).statusCode).toBe(401);
  expect((await who(site, fresher)).statusCode).toBe(200);
  wait(29_999);
  expect((await who(site, fresh)).statusCode).toBe(200);
  wait(1);
  expect((await who(site, fresh)).statusCode).toBe(401);
  expect((await who(site, fresher)).statusCode).toBe(200);
});

test('a device whose answer got lost stays signed in, and has a fresh token once that is certain', async () => {
  const { tokens } = await signedIn();
  wait(6000);
  const lost = tokensOf(await who(site, tokens));
  wait(30_000);
  const answers = await Promise.all(Array.from({ length: 5 }, () => who(site, tokens)));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array<number>(5).fill(200));
  const [given, ...others] = answers.filter((answer) => answer.headers['access-token'] !== undefined);
  expect(others).toEqual([]);
  expect(given?.headers['access-token']).not.toBe(lost['access-token']);
  expect((await who(site, lost)).statusCode).toBe(401);
  expect((await who(site, tokensOf(given ?? answers[0]!))).statusCode).toBe(200);
});

test('twenty requests at once all succeed, and one of them rotates', async () => {
  const { tokens } = await signedIn();
  for (let round = 0; round < 5; round += 1) {
    wait(6000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => who(site, tokens)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array<number>(20).fill(200));
    const given = answers.filter((answer) => answer.headers['access-token'] !== undefined);
    expect(given).toHaveLength(1);
    for (const answer of given) Object.assign(tokens, tokensOf(answer));
  }
});

test('a request that began before the rotation and is judged after it succeeds', async () => {
  const { tokens } = await signedIn();
  wait(6000);
  const began = site.services.now();
  await who(site, tokens);
  wait(60_000);
  const { authenticate } = await import('./authenticate.ts');
  const center = site.services.centers.all()[0];
  if (!center) throw new Error('no centre');
  const found = await authenticate(site.services, center, { headers: tokens, cookies: {}, startedAt: began });
  expect(found).toMatchObject({ actor: { kind: 'user' }, fresh: null });
});

test('the expiry never goes down', async () => {
  const { tokens } = await signedIn();
  wait(60_000);
  const ahead = await who(site, tokens);
  // This process's clock is put back: the one that rotated before was ahead.
  wait(-30_000);
  await site.owner.query(
    `update sessions set rotated_at = rotated_at - interval '1 hour' where client = $1`,
    [tokens.client],
  );
  const answer = await who(site, tokensOf(ahead));
  expect(answer.headers['access-token']).not.toBe(ahead.headers['access-token']);
  expect(answer.headers['expiry']).toBe(ahead.headers['expiry']);
});

test('after two weeks without use the session is over', async () => {
  const { tokens } = await signedIn();
  wait(1_209_600_000);
  expect((await who(site, tokens)).statusCode).toBe(401);
});

test('ten devices, and the oldest goes', async () => {
  const email = 'veel@example.org';
  await site.addUser({ email });
  const devices: Tokens[] = [];
  for (let index = 0; index < 11; index += 1) {
    wait(10);
    devices.push(tokensOf(await site.signIn(email)));
  }
  const statuses = await Promise.all(devices.map(async (one) => (await who(site, one)).statusCode));
  expect(statuses).toEqual([401, ...Array<number>(10).fill(200)]);
  await Promise.all(Array.from({ length: 12 }, () => site.signIn(email)));
  const { rows } = await site.owner.query(
    'select count(*)::int as sessions from sessions s join users u on u.id = s.user_id where u.email = $1',
    [email],
  );
  expect(rows).toEqual([{ sessions: 10 }]);
});

test('wrong, mixed and malformed tokens are nobody, never an error', async () => {
  const { tokens } = await signedIn();
  const other = (await signedIn()).tokens;
  const bad: Record<string, string>[] = [
    { ...tokens, 'access-token': other['access-token'] },
    { ...tokens, client: other.client },
    { ...tokens, uid: other.uid },
    { ...tokens, 'access-token': '' },
    { 'access-token': tokens['access-token'], client: tokens.client },
    { ...tokens, client: `${tokens.client}%00` },
    { authorization: 'Bearer' },
    { authorization: 'Bearer bm90IGpzb24=' },
    { authorization: `Bearer ${Buffer.from('null').toString('base64')}` },
    {
      authorization: `Bearer ${Buffer.from(JSON.stringify({ ...tokens, client: 'a\u0000b' })).toString('base64')}`,
    },
    { cookie: `access-token=%00; client=%00; uid=%00` },
  ];
  for (const headers of bad) expect((await who(site, headers)).statusCode, JSON.stringify(headers)).toBe(401);
  expect((await who(site, tokens)).statusCode).toBe(200);
});

test('status and roles are those of this moment', async () => {
  const { id, tokens } = await signedIn();
  await site.owner.query(`update users set status = 'archived' where id = $1`, [id]);
  expect((await who(site, tokens)).statusCode).toBe(401);
  await site.owner.query(`update users set status = 'active' where id = $1`, [id]);
  expect((await who(site, tokens)).json()).toMatchObject({ roles: [] });
  await site.owner.query(
    `insert into user_roles (volunteer_center_id, id, user_id, role) values (1, gen_random_uuid(), $1, 'page_manager')`,
    [id],
  );
  expect((await who(site, tokens)).json()).toMatchObject({ roles: [{ role: 'page_manager' }] });
});

test('a session of another centre is refused and keeps its token; an admin goes everywhere', async () => {
  const { tokens } = await signedIn();
  wait(6000);
  const answer = await who(site, tokens, hosts[2]);
  expect(answer.statusCode).toBe(403);
  expect(answer.json().errors[0]).toMatchObject({
    code: 'wrong_center',
    meta: { center_name: expect.any(String) },
  });
  expect(answer.headers['access-token']).toBeUndefined();
  expect((await who(site, { ...tokens, 'access-token': 'x'.repeat(43) }, hosts[2])).statusCode).toBe(401);
  expect((await who(site, tokens)).statusCode).toBe(200);
  await site.addUser({ email: 'admin@example.org', centerId: 2, role: 'admin' });
  const admin = tokensOf(await site.signIn('admin@example.org', { host: hosts[2] ?? '' }));
  wait(6000);
  const here = await who(site, admin, hosts[1]);
  expect(here.json()).toMatchObject({ homeCenterId: 2 });
  expect(here.headers['access-token']).not.toBe(admin['access-token']);
  expect((await who(site, tokensOf(here), hosts[2])).statusCode).toBe(200);
});

test('ending all sessions of a person ends them, but for the one that stays', async () => {
  const { id, email, tokens } = await signedIn();
  const other = tokensOf(await site.signIn(email));
  const me = (await who(site, tokens)).json();
  await inScope(site.services.pool, 1, (scope) => endSessionsOf(scope, id, me.sessionId));
  expect((await who(site, tokens)).statusCode).toBe(200);
  expect((await who(site, other)).statusCode).toBe(401);
});

test('an address in other letters than Latin ones goes through headers and back', async () => {
  const email = 'łukasz@пример.example';
  await site.addUser({ email });
  const answer = await site.signIn(email);
  expect(answer.json().data.uid).toBe(email);
  expect(Buffer.from(String(answer.headers['uid']), 'latin1').toString('utf8')).toBe(email);
  expect((await who(site, tokensOf(answer))).statusCode).toBe(200);
  expect((await who(site, { authorization: String(answer.headers['authorization']) })).statusCode).toBe(200);
  const { client, 'access-token': token } = tokensOf(answer);
  const cookie = `access-token=${token}; client=${client}; uid=${encodeURIComponent(email)}`;
  expect((await who(site, { cookie })).statusCode).toBe(200);
});

test('not staying signed in is kept by the client id', async () => {
  const { signIn } = await import('#server/features/sessions/commands.ts');
  const { email } = await signedIn();
  const center = site.services.centers.all()[0];
  if (!center) throw new Error('no centre');
  const { tokens } = await signIn(site.services, center, {
    email,
    password: 'een lang wachtwoord',
    ip: '192.0.2.99',
    place: { userAgent: null, ipPrefix: null },
    remember: false,
  });
  expect(tokens.client).toMatch(/^s\./);
  const cookie = `access-token=${tokens.accessToken}; client=${tokens.client}; uid=${encodeURIComponent(email)}`;
  wait(6000);
  const answer = await site.app.inject({ url: '/auth/validate_token', headers: { host: hosts[1], cookie } });
  expect(answer.cookies).toHaveLength(3);
  for (const one of answer.cookies) expect([one.maxAge, one.expires]).toEqual([undefined, undefined]);
});

test('a device whose answers get lost twice in a row stays signed in', async () => {
  const { tokens } = await signedIn();
  wait(6000);
  const lost = [tokensOf(await who(site, tokens))];
  wait(30_000);
  lost.push(tokensOf(await who(site, tokens)));
  wait(6000);
  const meanwhile = await who(site, tokens);
  expect([meanwhile.statusCode, meanwhile.headers['access-token']]).toEqual([200, undefined]);
  wait(24_000);
  const fresh = tokensOf(await who(site, tokens));
  for (const one of lost)
    expect((await who(site, one)).statusCode, 'neither came, and neither counts').toBe(401);
  expect((await who(site, fresh)).statusCode).toBe(200);
  wait(30_000);
  expect((await who(site, tokens)).statusCode).toBe(401);
});

test('of two devices each has its own: an answer that one lost is nothing to the other', async () => {
  const { email, tokens } = await signedIn();
  const other = tokensOf(await site.signIn(email));
  wait(6000);
  await who(site, tokens);
  const fresh = tokensOf(await who(site, other));
  expect((await who(site, fresh)).statusCode).toBe(200);
  wait(40_000);
  expect((await who(site, other)).statusCode).toBe(401);
  expect((await who(site, tokens)).statusCode).toBe(200);
  expect((await who(site, fresh)).statusCode).toBe(200);
});

test('after signing out, or another password, neither the lost token nor the one before counts', async () => {
  const { email, tokens } = await signedIn();
  const other = tokensOf(await site.signIn(email));
  const headers = { host: hosts[1] ?? '' };
  wait(6000);
  const [lost, lostToo] = [tokensOf(await who(site, tokens)), tokensOf(await who(site, other))];
  const out = await site.app.inject({
    method: 'DELETE',
    url: '/auth/sign_out',
    headers: { ...headers, ...tokens },
  });
  expect(out.statusCode).toBe(200);
  for (const one of [tokens, lost]) expect((await who(site, one)).statusCode).toBe(401);
  expect((await who(site, other)).statusCode).toBe(200);
  const third = tokensOf(await site.signIn(email));
  const password = 'een ander lang wachtwoord';
  const changed = await site.app.inject({
    method: 'PUT',
    url: '/auth/password',
    headers: { ...headers, ...third },
    payload: { password, password_confirmation: password, current_password: 'een lang wachtwoord' },
  });
  expect(changed.statusCode).toBe(200);
  for (const one of [other, lostToo]) expect((await who(site, one)).statusCode).toBe(401);
});

test('cookies of a site above this one, with our names, shut nobody out', async () => {
  const { email, tokens } = await signedIn();
  const stranger = (await signedIn()).tokens;
  const text = (of: Tokens, uid = of.uid) =>
    `access-token=${of['access-token']}; client=${of.client}; uid=${encodeURIComponent(uid)}`;
  const ended = {
    ...stranger,
    'access-token': 'x'.repeat(43),
    client: 'y'.repeat(22),
    uid: 'oud@example.org',
  };
  const odd = 'access-token=%E0%A4%A; client=; uid="a"';
  wait(6000);
  let own = tokens;
  for (const cookies of [
    (mine: string) => `${text(ended)}; ${mine}`,
    (mine: string) => `${mine}; ${text(ended)}`,
    (mine: string) => `access-token=abc; ${mine}`,
    (mine: string) => `${odd}; ${mine}; client=abc`,
    (mine: string) => `${text({ ...ended, client: own.client })}; ${mine}`,
  ]) {
    const cookie = cookies(text(own, email));
    const answer = await site.app.inject({
      url: '/auth/validate_token',
      headers: { host: hosts[1], cookie },
    });
    expect([answer.statusCode, answer.json().data?.uid], cookie).toEqual([200, email]);
    const given = answer.cookies.find(({ name }) => name === 'access-token')?.value;
    own = { ...own, 'access-token': given ?? own['access-token'] };
  }
  const none = await site.app.inject({
    url: '/auth/validate_token',
    headers: { host: hosts[1], cookie: `${text(ended)}; ${text({ ...own, uid: stranger.uid })}` },
  });
  expect(none.statusCode).toBe(401);
});

test('a session of another centre in the domain above does not stand before one’s own', async () => {
  const { email, tokens } = await signedIn();
  const elsewhere = 'elders@example.org';
  await site.addUser({ email: elsewhere, centerId: 2 });
  const theirs = tokensOf(await site.signIn(elsewhere, { host: hosts[2] ?? '' }));
  const text = (of: Tokens, uid: string) =>
    `access-token=${of['access-token']}; client=${of.client}; uid=${encodeURIComponent(uid)}`;
  const ask = (cookie: string) =>
    site.app.inject({ url: '/auth/validate_token', headers: { host: hosts[1], cookie } });
  const both = await ask(`${text(theirs, elsewhere)}; ${text(tokens, email)}`);
  expect([both.statusCode, both.json().data?.uid]).toEqual([200, email]);
  expect((await ask(text(theirs, elsewhere))).statusCode).toBe(403);
});
