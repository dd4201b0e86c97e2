/** Another e-mail address: proven first, both are told, and nobody learns by it who has an account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '#tests/support/builders.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.build.lookAlikes();
});
afterAll(() => server.close());

const path = '/api/v1/current_user/email_change';
let count = 0;
const newAddress = () => `nieuw${(count += 1)}@post.example`;

async function person() {
  const user = await server.build.user();
  return { ...user, as: await server.signIn(first.host, user.email) };
}
const ask = (as: Session, email: string, word: string | null = password) =>
  server.call(first.host, 'POST', path, {
    as,
    body: { data: { type: 'email_changes', attributes: { email, current_password: word } } },
  });
const confirm = (as: Session | null, token: string) =>
  server.call(first.host, 'POST', `${path}/confirm`, { as, body: { confirmation_token: token } });
const who = (as: Session) => server.call(first.host, 'GET', '/api/v1/current_user', { as });
const mailsTo = async (email: string) =>
  (await server.build.sql(
    first.id,
    'select template, body_text, subject from email_deliveries where recipient = $1 order by created_at, id',
    [email],
  )) as { template: string; body_text: string; subject: string }[];
const tokenFor = async (email: string) =>
  /email\?token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.body_text ?? '')?.[1] ?? '';
const code = (answer: { body: { errors: { code: string; source?: { pointer: string } }[] } }) =>
  `${answer.body.errors[0]?.code} ${answer.body.errors[0]?.source?.pointer ?? ''}`.trim();

describe('asking', () => {
  test('changes nothing yet, gives the new address a button and tells the old one', async () => {
    const { as, email } = await person();
    const wanted = newAddress();
    const answer = await ask(as, wanted);
    expect([answer.status, answer.body.data.attributes.email]).toEqual([201, wanted]);
    expect((await who(as)).body.data.attributes.email).toBe(email);
    expect((await mailsTo(wanted)).map(({ template }) => template)).toEqual(['email_change_confirm']);
    const [told] = await mailsTo(email);
    expect(told?.template).toBe('account_changed');
    // Personal data stays out of mails.
    expect(told?.body_text).not.toContain(wanted);
    const pending = await server.call(first.host, 'GET', path, { as });
    expect(pending.body.data.attributes.email).toBe(wanted);
    expect((await server.call(first.host, 'DELETE', path, { as })).status).toBe(204);
    expect((await server.call(first.host, 'GET', path, { as })).body.data).toBeNull();
    expect((await confirm(as, await tokenFor(wanted))).status).toBe(404);
  });

  test('needs the password, and another address than the present one', async () => {
    const { as, email } = await person();
    expect(code(await ask(as, newAddress(), 'verkeerd wachtwoord'))).toBe(
      'wrong_password /data/attributes/current_password',
    );
    expect(code(await ask(as, newAddress(), null))).toBe('wrong_password /data/attributes/current_password');
    expect(code(await ask(as, email))).toBe('same_address /data/attributes/email');
    expect(code(await ask(as, 'geen adres'))).toBe('invalid_email /data/attributes/email');
  });

  test('for a taken address is answered like any other; only its owner is told, without a button', async () => {
    const { as } = await person();
    const other = await server.build.user();
    const taken = await ask(as, other.email.toUpperCase());
    const free = await ask(as, newAddress());
    const shape = ({ body, status }: typeof taken) => [status, Object.keys(body.data.attributes)];
    expect(shape(taken)).toEqual(shape(free));
    const [told] = await mailsTo(other.email);
    expect(told?.template).toBe('email_change_taken');
    expect(told?.body_text).not.toContain('token=');
  });
});

describe('the press on the button', () => {
  test('makes the address count; this device goes on under the new uid, others end', async () => {
    const { as, email, id } = await person();
    const elsewhere = await server.signIn(first.host, email);
    const wanted = newAddress();
    await ask(as, wanted);
    server.clock.now = new Date(server.clock.now.getTime() + 10_000);
    const old = { ...as.headers };
    const answer = await confirm(as, await tokenFor(wanted));
    expect([answer.status, answer.body.data.attributes.email]).toEqual([200, wanted]);
    expect([answer.headers['uid'], as.headers['uid']]).toEqual([wanted, wanted]);
    const { uid } = JSON.parse(
      Buffer.from(String(answer.headers['authorization']).slice(7), 'base64').toString(),
    );
    expect(uid).toBe(wanted);
    expect((await who(as)).status).toBe(200);
    expect((await who(elsewhere)).status).toBe(401);
    // A request that was under way with the address of before is still theirs.
    const late = await server.call(first.host, 'GET', '/api/v1/current_user', { headers: old as never });
    expect([late.status, late.body.data.id]).toEqual([200, id]);
    await expect(server.signIn(first.host, email)).rejects.toThrow('cannot sign in');
    expect((await server.signIn(first.host, wanted)).userId).toBe(id);
    expect((await mailsTo(wanted)).map(({ template }) => template)).toEqual([
      'email_change_confirm',
      'account_changed',
    ]);
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
      'account_changed',
      'account_changed',
    ]);
  });

  test('reaches the cookies of a page as well', async () => {
    const { as, email } = await person();
    const wanted = newAddress();
    await ask(as, wanted);
    const cookie = Object.entries(as.headers)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const answer = await server.running.app.inject({
      method: 'POST',
      url: `${path}/confirm`,
      headers: { host: first.host, cookie, origin: `http://${first.host}` },
      payload: { confirmation_token: await tokenFor(wanted) },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.find(({ name }) => name === 'uid')?.value).toBe(wanted);
    expect(answer.cookies.filter(({ name }) => name === 'uid')).toHaveLength(1);
    expect(email).not.toBe(wanted);
  });

  test('works once, in time, for the one who asked', async () => {
    const one = await person();
    const wanted = newAddress();
    await ask(one.as, wanted);
    const token = await tokenFor(wanted);
    const stranger = await person();
    expect((await confirm(stranger.as, token)).status).toBe(404);
    expect((await confirm(null, token)).status).toBe(401);
    expect((await confirm(one.as, token)).status).toBe(200);
    expect((await confirm(one.as, token)).status).toBe(422);
    const late = await person();
    const other = newAddress();
    await ask(late.as, other);
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 3_600_000);
    expect(code(await confirm(late.as, await tokenFor(other)))).toBe('token_expired /confirmation_token');
  });

  test('comes too late once somebody else has the address', async () => {
    const { as, email } = await person();
    const wanted = newAddress();
    await ask(as, wanted);
    await server.build.user({ email: wanted });
    expect(code(await confirm(as, await tokenFor(wanted)))).toBe('token_expired /confirmation_token');
    expect((await who(as)).body.data.attributes.email).toBe(email);
  });
});
