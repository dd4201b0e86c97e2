import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { soon } from '#tests/support/soon.ts';
import { hosts, password, startTestApp, tokensOf, who, type TestApp } from './test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const wrong = { success: false, errors: ['Invalid login credentials. Please try again.'] };
let lastAddress = 0;
/** Its own address each time, so that tests do not slow each other down. */
const elsewhere = () => ({ ip: `198.51.100.${(lastAddress += 1)}` });

describe('signing in', () => {
  test('gives the account and the headers, and the headers sign in', async () => {
    const id = await site.addUser({ email: 'Noor@example.org', role: 'center_superuser' });
    const answer = await site.signIn('noor@EXAMPLE.org', elsewhere());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: {
        id,
        uid: 'Noor@example.org',
        provider: 'email',
        email: 'Noor@example.org',
        first_name: 'Noor',
        last_name: 'de Boer',
        name: 'Noor de Boer',
        status: 'active',
        locale: 'nl',
      },
    });
    expect(answer.headers).toMatchObject({
      'token-type': 'Bearer',
      uid: 'Noor@example.org',
      expiry: String((site.clock.now + 14 * 86_400_000) / 1000),
      'cache-control': 'no-store',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const me = await who(site, tokensOf(answer));
    expect(me.json()).toMatchObject({ userId: id, homeCenterId: 1, roles: [{ role: 'center_superuser' }] });
    const both = await who(site, { authorization: String(answer.headers['authorization']) });
    expect(both.statusCode).toBe(200);
  });

  test('takes a form and both JSON types, and ignores what else a client sends', async () => {
    await site.addUser({ email: 'vorm@example.org' });
    const sent = { email: 'vorm@example.org', password, config_name: 'default' };
    const bodies = [
      ['application/json', JSON.stringify(sent)],
      ['application/vnd.api+json', JSON.stringify(sent)],
      ['application/x-www-form-urlencoded', new URLSearchParams(sent).toString()],
    ] as const;
    for (const [type, payload] of bodies) {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/auth/sign_in',
        headers: { host: hosts[1], 'content-type': type },
        payload,
      });
      expect(answer.statusCode, type).toBe(200);
    }
  });

  test('never reuses a client id or token, and keeps only hashes', async () => {
    await site.addUser({ email: 'vast@example.org' });
    const one = tokensOf(await site.signIn('vast@example.org', elsewhere()));
    const answer = await site.app.inject({
      method: 'POST',
      url: '/auth/sign_in',
      headers: { host: hosts[1], ...one },
      payload: { email: 'vast@example.org', password },
    });
    const two = tokensOf(answer);
    expect(two.client).not.toBe(one.client);
    expect(two['access-token']).not.toBe(one['access-token']);
    const stored = JSON.stringify((await site.owner.query('select * from sessions')).rows);
    expect(stored).not.toContain(two['access-token']);
  });

  test('says the same of a wrong password, an unknown address, no password set and nonsense', async () => {
    await site.addUser({ email: 'zonder@example.org', status: 'invited', password: null });
    await site.addUser({ email: 'fout@example.org', status: 'archived' });
    const tries = [
      { email: 'fout@example.org', password: 'een ander woord' },
      { email: 'niemand@example.org', password },
      { email: 'zonder@example.org', password },
      { email: 'nul\u0000@example.org', password },
      { email: '\ud800@example.org', password },
      { email: 'fout@example.org', password: 'x'.repeat(1001) },
      { email: 'fout@example.org', password: '' },
      { email: { a: 1 }, password: [] },
      {},
      [],
    ];
    for (const payload of tries) {
      const { ip } = elsewhere();
      const answer = await site.app.inject({
        method: 'POST',
        url: '/auth/sign_in',
        headers: { host: hosts[1] },
        payload,
        remoteAddress: ip,
      });
      expect([answer.statusCode, answer.json()], JSON.stringify(payload)).toEqual([401, wrong]);
    }
  });

  test('answers what cannot be read in the same shape', async () => {
    const send = (type: string, payload: string) =>
      site.app.inject({
        method: 'POST',
        url: '/auth/sign_in',
        headers: { host: hosts[1], 'content-type': type },
        payload,
      });
    for (const [type, payload, status] of [
      ['application/json', '{', 400],
      ['text/plain', 'x', 415],
      ['application/json', `"${'x'.repeat(20_000)}"`, 413],
    ] as const) {
      const answer = await send(type, payload);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ success: false, errors: [expect.any(String)] });
    }
  });

  test('tells the standing of an account only after the right password', async () => {
    const standings = [
      [{ status: 'archived' }, 'This account is closed. Please contact the centre.'],
      [{ status: 'inactive' }, 'This account is not active. Please contact the centre.'],
      [
        { status: 'inactive', confirmed: false },
        'First confirm your email address with the button in our email',
      ],
      [{ status: 'invited' }, 'First confirm your email address with the button in our email'],
    ] as const;
    for (const [index, [user, text]] of standings.entries()) {
      const email = `stand${index}@example.org`;
      await site.addUser({ email, ...user });
      expect((await site.signIn(email, { ...elsewhere(), password: 'fout' })).json()).toEqual(wrong);
      const answer = await site.app.inject({
        method: 'POST',
        url: '/auth/sign_in',
        headers: { host: hosts[1], 'accept-language': 'en' },
        payload: { email, password },
        remoteAddress: elsewhere().ip,
      });
      expect([answer.statusCode, answer.json()]).toEqual([401, { success: false, errors: [text] }]);
      expect(answer.headers['access-token']).toBeUndefined();
    }
  });

  test('lets the inactive in where the configuration says so', async () => {
    await site.addUser({ email: 'inactief@example.org', status: 'inactive' });
    site.services.configuration.allowInactiveUsers = true;
    const answer = await site.signIn('inactief@example.org', elsewhere());
    expect(answer.statusCode).toBe(200);
    expect((await who(site, tokensOf(answer))).statusCode).toBe(200);
    site.services.configuration.allowInactiveUsers = false;
    expect((await who(site, tokensOf(answer))).statusCode).toBe(401);
  });

  test('refuses people of another centre with wrong center, and no others', async () => {
    await site.addUser({ email: 'ver@example.org', centerId: 2 });
    const right = await site.signIn('ver@example.org', elsewhere());
    expect(right.statusCode).toBe(403);
    expect(right.json().errors[0]).toMatch(/^wrong center: /);
    const bad = await site.signIn('ver@example.org', { ...elsewhere(), password: 'fout' });
    expect([bad.statusCode, bad.json()]).toEqual([401, wrong]);
    expect((await site.signIn('ver@example.org', { host: hosts[2], ...elsewhere() })).statusCode).toBe(200);
  });

  test('leads an archived account to the centre where the same person signs in now, if the password is right there', async () => {
    const email = 'verhuisd@example.org';
    await site.addUser({ email, status: 'archived', centerId: 1 });
    expect((await site.signIn(email, elsewhere())).json().errors[0]).toMatch(/account/);
    await site.addUser({ email, centerId: 2 });
    const led = await site.signIn(email, elsewhere());
    expect(led.statusCode).toBe(403);
    expect(led.json().errors[0]).toMatch(/^wrong center: /);
    expect((await site.signIn(email, { host: hosts[2], ...elsewhere() })).statusCode).toBe(200);
  });

  test('keeps accounts with one address at two centres apart', async () => {
    const here = await site.addUser({ email: 'twee@example.org', centerId: 1 });
    await site.addUser({ email: 'twee@example.org', centerId: 2, password: 'heel iets anders' });
    expect((await site.signIn('twee@example.org', elsewhere())).json().data.id).toBe(here);
    const other = await site.signIn('twee@example.org', { ...elsewhere(), password: 'heel iets anders' });
    expect(other.statusCode).toBe(403);
  });

  test('lets an admin in everywhere', async () => {
    const id = await site.addUser({ email: 'baas@example.org', centerId: 2, role: 'admin' });
    const answer = await site.signIn('baas@example.org', elsewhere());
    expect(answer.statusCode).toBe(200);
    const me = await who(site, tokensOf(answer));
    expect(me.json()).toMatchObject({ userId: id, homeCenterId: 2, roles: [{ role: 'admin' }] });
  });

  test('writes audit events with ids and nothing else', async () => {
    const id = await site.addUser({ email: 'spoor@example.org' });
    await site.signIn('spoor@example.org', { ...elsewhere(), password: 'fout' });
    const tokens = tokensOf(await site.signIn('spoor@example.org', elsewhere()));
    await site.app.inject({
      method: 'DELETE',
      url: '/auth/sign_out',
      headers: { host: hosts[1], ...tokens },
    });
    const { rows } = await site.owner.query(
      `select act, actor_id, actor_name, reason, volunteer_center_id from audit_events where subject_id = $1 order by id`,
      [id],
    );
    const nameless = { actor_name: null, reason: null, volunteer_center_id: 1 };
    expect(rows).toEqual([
      { act: 'sign_in_failed', actor_id: null, ...nameless },
      { act: 'sign_in', actor_id: id, ...nameless },
      { act: 'sign_out', actor_id: id, ...nameless },
    ]);
  });

  test('opens no session by a password that is changed in the same moment', async () => {
    const id = await site.addUser({ email: 'gelijk@example.org' });
    await site.owner.query('begin');
    await site.owner.query(`update users set password_hash = 'another' where id = $1`, [id]);
    const answering = site.signIn('gelijk@example.org', elsewhere());
    // Until the sign-in waits for the row.
    const waiting = 'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid';
    await expect.poll(async () => (await site.owner.query(waiting)).rowCount, soon).toBe(1);
    await site.owner.query('delete from sessions where user_id = $1', [id]);
    await site.owner.query('commit');
    const answer = await answering;
    expect([answer.statusCode, answer.json()]).toEqual([401, wrong]);
  });

  test('logs no token, password or address of a person', async () => {
    await site.addUser({ email: 'stil@example.org' });
    site.logged.length = 0;
    const answer = await site.signIn('stil@example.org', elsewhere());
    await site.signIn('stil@example.org', { ...elsewhere(), password: 'het foute woord' });
    const tokens = tokensOf(answer);
    await who(site, tokens);
    await who(site, { ...tokens, 'access-token': 'x'.repeat(43) });
    expect(site.logged.length).toBeGreaterThan(0);
    const all = site.logged.join('');
    for (const secret of [tokens['access-token'], tokens.client, password, 'het foute woord', 'stil@'])
      expect(all).not.toContain(secret);
  });
});

describe('checking and ending a session', () => {
  const call = (method: 'GET' | 'DELETE', url: string, headers: Record<string, string>) =>
    site.app.inject({ method, url, headers: { host: hosts[1], ...headers } });

  test('validates tokens', async () => {
    const id = await site.addUser({ email: 'geldig@example.org' });
    const tokens = tokensOf(await site.signIn('geldig@example.org', elsewhere()));
    const answer = await call('GET', '/auth/validate_token', tokens);
    expect(answer.json()).toMatchObject({ success: true, data: { id, uid: 'geldig@example.org' } });
    expect(tokensOf(answer)).toEqual(tokens);
    const bad = await call('GET', '/auth/validate_token', { ...tokens, uid: 'ander@example.org' });
    expect([bad.statusCode, bad.json()]).toEqual([
      401,
      { success: false, errors: ['Invalid login credentials'] },
    ]);
    const elsewhereAnswer = await call('GET', '/auth/validate_token', { ...tokens, host: hosts[2] ?? '' });
    expect(elsewhereAnswer.statusCode).toBe(403);
    expect(elsewhereAnswer.json().errors[0]).toMatch(/^wrong center: /);
  });

  test('signs out one device, also from a wrong centre and with a JSON type without body', async () => {
    await site.addUser({ email: 'weg@example.org' });
    const one = tokensOf(await site.signIn('weg@example.org', elsewhere()));
    const two = tokensOf(await site.signIn('weg@example.org', elsewhere()));
    const out = await call('DELETE', '/auth/sign_out', { ...one, 'content-type': 'application/json' });
    expect([out.statusCode, out.json()]).toEqual([200, { success: true }]);
    expect(out.headers['access-token']).toBeUndefined();
    expect((await who(site, one)).statusCode).toBe(401);
    expect((await who(site, two)).statusCode).toBe(200);
    const again = await call('DELETE', '/auth/sign_out', one);
    expect([again.statusCode, again.json()]).toEqual([
      404,
      { success: false, errors: ['User was not found or was not logged in.'] },
    ]);
    expect((await call('DELETE', '/auth/sign_out', { ...two, host: hosts[2] ?? '' })).statusCode).toBe(200);
    expect((await who(site, two)).statusCode).toBe(401);
  });

  test('takes cookies, gives fresh ones as cookies only, and clears all three', async () => {
    await site.addUser({ email: 'koek@example.org' });
    const tokens = tokensOf(await site.signIn('koek@example.org', elsewhere()));
    const cookie = Object.entries(tokens)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    site.clock.now += 6000;
    const answer = await call('GET', '/auth/validate_token', { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-token']).toBeUndefined();
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'access-token',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 1_209_600,
      }),
      expect.objectContaining({
        name: 'client',
        value: tokens.client,
        secure: true,
        sameSite: 'Lax',
        path: '/',
      }),
      expect.objectContaining({
        name: 'uid',
        value: 'koek@example.org',
        secure: true,
        sameSite: 'Lax',
        path: '/',
      }),
    ]);
    expect(answer.cookies[0]?.value).not.toBe(tokens['access-token']);
    const strange = await call('DELETE', '/auth/sign_out', { cookie, origin: 'https://evil.example' });
    expect(strange.statusCode).toBe(403);
    const out = await call('DELETE', '/auth/sign_out', { cookie, origin: `http://${hosts[1]}` });
    expect(out.statusCode).toBe(200);
    expect(out.cookies.map((one) => [one.name, one.value, one.maxAge ?? one.expires?.getTime()])).toEqual([
      ['access-token', '', 0],
      ['client', '', 0],
      ['uid', '', 0],
    ]);
    expect((await call('GET', '/auth/validate_token', { cookie })).cookies).toHaveLength(3);
    const two = cookie.replace(/; uid=.*/, '');
    expect((await call('GET', '/auth/validate_token', { cookie: two })).cookies).toHaveLength(0);
  });
});
