/** Codes of an app as the second proof: set up, asked at every way in, and what a centre may demand. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePasskey } from '#server/features/passkeys/passkeys.cases.ts';
import { password, type RoleOf } from '#tests/support/builders.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.build.sql(
    first.id,
    'update volunteer_center_profiles set requires_second_factor = false where volunteer_center_id = 1',
  );
});
afterAll(() => server.close());

const codes = '/api/v1/current_user/one_time_codes';
const codeAt = (secret: string, shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now.getTime() + shift * 1000,
  });
const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};
const call = (as: Session | null, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  server.call(first.host, method, path, { as, body });
const begin = (as: Session, word: string | null = password) =>
  call(as, 'POST', codes, {
    data: { type: 'one_time_code_setups', attributes: { current_password: word } },
  });
const signIn = (email: string, more: object = {}) =>
  server.call(first.host, 'POST', '/auth/sign_in', {
    body: JSON.stringify({ email, password, ...more }),
    headers: { 'content-type': 'application/json' },
  });

async function person(roles: readonly RoleOf[] = ['center_superuser']) {
  const { email, id } = await server.build.user({ roles });
  return { email, id, as: await server.signIn(first.host, email) };
}
/** Somebody who has codes already. */
async function secured(roles?: readonly RoleOf[]) {
  const one = await person(roles);
  const { secret } = (await begin(one.as)).body.data.attributes;
  const answer = await call(one.as, 'POST', `${codes}/confirm`, { otp_code: codeAt(secret) });
  expect(answer.status).toBe(200);
  return { ...one, secret: secret as string, recovery: answer.body.meta.recovery_codes as string[] };
}

describe('setting up', () => {
  test('needs the password, and counts only after the first right code', async () => {
    const { as, email } = await person();
    expect((await begin(as, 'fout')).body.errors[0].code).toBe('wrong_password');
    const setup = await begin(as);
    const { secret, uri } = setup.body.data.attributes;
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect((await signIn(email)).status).toBe(200);
    const wrong = await call(as, 'POST', `${codes}/confirm`, { otp_code: '000000' });
    expect(wrong.body.errors[0].code).toBe('wrong_code');
    const right = await call(as, 'POST', `${codes}/confirm`, { otp_code: codeAt(secret) });
    expect(right.body.meta.recovery_codes).toHaveLength(10);
    const status = await call(as, 'GET', '/api/v1/current_user/second_factor');
    expect(status.body.data.attributes).toMatchObject({ recovery_codes_left: 10, passkeys: 0 });
    expect((await begin(as)).body.errors[0].code).toBe('codes_on');
  });

  test('keeps no secret that a copy of the database would give away', async () => {
    const { id, secret, recovery } = await secured();
    const [row] = await server.build.sql(
      first.id,
      'select encode(secret, $2) as secret from one_time_code_secrets where user_id = $1',
      [id, 'hex'],
    );
    const plain = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex');
    expect(String(row?.['secret'])).not.toContain(plain);
    const kept = await server.build.sql(first.id, 'select * from recovery_codes where user_id = $1', [id]);
    expect(JSON.stringify(kept)).not.toContain(recovery[0]);
  });

  test('is told by mail and written down; switching off needs the password and forgets the recovery codes', async () => {
    const { as, id, email } = await secured();
    const off = (word: string) => call(as, 'DELETE', codes, { current_password: word });
    expect((await off('fout')).status).toBe(422);
    expect((await off(password)).status).toBe(204);
    expect((await signIn(email)).status).toBe(200);
    const status = await call(as, 'GET', '/api/v1/current_user/second_factor');
    expect(status.body.data.attributes).toMatchObject({ codes_since: null, recovery_codes_left: 0 });
    const acts = await server.build.sql(
      first.id,
      "select act from audit_events where actor_id = $1 and act like 'switch%' order by created_at, id",
      [id],
    );
    expect(acts).toEqual([{ act: 'switch_codes_on' }, { act: 'switch_codes_off' }]);
    const mails = await server.build.sql(
      first.id,
      "select id from email_deliveries where recipient = $1 and template = 'account_changed'",
      [email],
    );
    expect(mails).toHaveLength(2);
  });

  test('a passkey goes by the password as well: an open screen does not take the lock off', async () => {
    const { as, id } = await person();
    const key = await makePasskey(server, first.id, id);
    const remove = (body: object) => call(as, 'DELETE', `/api/v1/passkeys/${key}`, body);
    for (const body of [{}, { current_password: 'fout' }]) {
      const refused = await remove(body);
      expect([refused.status, refused.body.errors[0].source]).toEqual([
        422,
        { pointer: '/current_password' },
      ]);
    }
    expect((await remove({ current_password: password })).status).toBe(204);
    expect((await call(as, 'GET', '/api/v1/passkeys')).body.data).toEqual([]);
  });
});

describe('signing in', () => {
  test('asks the code after a right password only, and says so by a code of the list', async () => {
    const { email, secret } = await secured();
    later(60);
    const without = await signIn(email);
    expect([without.status, without.body.code, without.headers['access-token']]).toEqual([
      401,
      'second_factor_needed',
      undefined,
    ]);
    expect((await signIn(email, { password: 'een ander wachtwoord' })).body.code).toBeUndefined();
    const wrong = await signIn(email, { otp_code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'second_factor_wrong']);
    const code = codeAt(secret);
    expect((await signIn(email, { otp_code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    // Each is good once, also within its half minute.
    expect((await signIn(email, { otp_code: code })).status).toBe(401);
    later(30);
    expect((await signIn(email, { otp_code: codeAt(secret) })).status).toBe(200);
    later(600);
    expect((await signIn(email, { otp_code: codeAt(secret, -120) })).status).toBe(401);
  });

  test('takes each recovery code once, and none of before a new set', async () => {
    const { email, recovery, as } = await secured();
    const [one = '', two = ''] = recovery;
    expect((await signIn(email, { otp_code: one.toUpperCase() })).status).toBe(200);
    expect((await signIn(email, { otp_code: one })).status).toBe(401);
    const fresh = await call(as, 'POST', '/api/v1/current_user/recovery_codes', {
      data: { type: 'second_factors', attributes: { current_password: password } },
    });
    expect(fresh.body.meta.recovery_codes).toHaveLength(10);
    expect((await signIn(email, { otp_code: two })).status).toBe(401);
    expect((await signIn(email, { otp_code: fresh.body.meta.recovery_codes[3] })).status).toBe(200);
  });

  test('checks the account as every way in does', async () => {
    const { email, id, secret } = await secured();
    later(60);
    await server.build.sql(first.id, "update users set status = 'archived' where id = $1", [id]);
    expect((await signIn(email, { otp_code: codeAt(secret) })).status).toBe(401);
  });

  test('slows down who guesses codes, whatever the password', async () => {
    const { email } = await secured();
    server.running.services.env.rateLimitFactor = 1;
    const answers = [];
    for (let guess = 0; guess < 7; guess += 1)
      answers.push((await signIn(email, { otp_code: `00000${guess}` })).status);
    server.running.services.env.rateLimitFactor = 0;
    expect(answers.slice(-2)).toEqual([429, 429]);
  });

  test('tells the owner, once, that somebody with the right password gets the codes wrong', async () => {
    const { email } = await secured();
    const told = async () =>
      (
        await server.build.sql(
          first.id,
          "select subject, body_text from email_deliveries where recipient = $1 and subject like '%foute codes'",
          [email],
        )
      ).length;
    for (let guess = 0; guess < 4; guess += 1) await signIn(email, { otp_code: '000000' });
    expect(await told()).toBe(0);
    await Promise.all([5, 6, 7].map(() => signIn(email, { otp_code: '000000' })));
    expect(await told()).toBe(1);
  });
});

describe('a centre that asks it of its staff', () => {
  const asks = (value: boolean) =>
    server.build.sql(
      first.id,
      'update volunteer_center_profiles set requires_second_factor = $1 where volunteer_center_id = 1',
      [value],
    );
  const roles = async (as: Session) =>
    (await call(as, 'GET', '/api/v1/current_user?include=roles')).body.included ?? [];

  test('lets their roles rest until they have one; volunteers notice nothing', async () => {
    const staff = await person();
    const volunteer = await person(['volunteer']);
    await asks(true);
    expect([await roles(staff.as), (await roles(volunteer.as)).length]).toEqual([[], 1]);
    const status = await call(staff.as, 'GET', '/api/v1/current_user/second_factor');
    expect(status.body.data.attributes.is_required).toBe(true);
    const { secret } = (await begin(staff.as)).body.data.attributes;
    await call(staff.as, 'POST', `${codes}/confirm`, { otp_code: codeAt(secret) });
    expect(await roles(staff.as)).toHaveLength(1);
    await asks(false);
  });
});
