/** Addresses, numbers and names as people paste them: kept in one form, or refused at the field with why. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, confirm, takeMails, tokenIn } from '#tests/support/applying.ts';
import { password } from '#tests/support/builders.ts';
import { first, testServer, type TestAnswer, type TestServer } from '#tests/support/server.ts';
import { signUp } from '#tests/support/signing-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const kept = (email: string) =>
  server.build.sql(
    first.id,
    'select email, first_name, last_name, phone_number from users where email = $1',
    [email],
  );
const problemOf = ({ body }: TestAnswer) => {
  const [{ code, detail, source }] = body.errors;
  return { code, detail, field: source.pointer.split('/').at(-1) };
};

test('a sign-up keeps what is meant', async () => {
  const answer = await signUp(server, {
    email: 'Kim van der Berg <Kim@Voorbeeld.example>;',
    first_name: ' Ki\u200bm ',
    last_name: 'van\u00a0der  Berg\u202e',
    phone_number: '0031 (0)6\u00a01234 5601',
  });
  expect([answer.status, answer.body.data?.attributes.email]).toEqual([201, 'kim@voorbeeld.example']);
  expect(await kept('kim@voorbeeld.example')).toMatchObject([
    { first_name: 'Kim', last_name: 'van der Berg', phone_number: '06 12 34 56 01' },
  ]);
  // The same mailbox: no second account.
  expect((await signUp(server, { email: 'mailto:KIM@voorbeeld.example.' })).status).toBe(201);
  expect(await kept('kim@voorbeeld.example')).toHaveLength(1);
});

test.each([
  ['josé@voorbeeld.example', 'email_accent', /Onze mail komt niet aan .* ‘é’/],
  ['kim@voor>beeld.example', 'email_sign', /geen > staan/],
  ['kim@voor`beeld.example', 'email_sign', /geen ` staan/],
  ['kim@[127.0.0.1]', 'email_sign', /geen \[ staan/],
  ['kim7.@voorbeeld.example', 'email_dot', /Bij ‘7\.@v’ staat een punt te veel/],
  ['kim@voorbeeld,example', 'email_comma', /Maak er een punt van/],
  ['kim@voorbeeld.example/bo@voorbeeld.example', 'email_several', /één e-mailadres/],
])('a sign-up and an application with %s are refused, with why', async (email, code, why) => {
  const vacancy = await server.build.vacancy({ status: 'published', published_at: 'now' });
  for (const answer of [await signUp(server, { email }), await apply(server, vacancy.id, { email })]) {
    expect(answer.status).toBe(422);
    expect(problemOf(answer)).toEqual({ code, detail: expect.stringMatching(why), field: 'email' });
  }
});

test('initials and titles are names, addresses are none', async () => {
  const named = { first_name: 'Chr.Th.', last_name: 'de Wit' };
  expect((await signUp(server, named)).status).toBe(201);
  const answer = await signUp(server, { first_name: 'kom naar evil.nl' });
  expect(problemOf(answer)).toMatchObject({ code: 'address_in_name', field: 'first_name' });
  expect((await signUp(server, { last_name: '\u0301\u202e' })).status).toBe(422);
});

test('whoever signs in may paste the address as well', async () => {
  const { email } = await server.build.user({ email: 'noor@voorbeeld.example' });
  expect(email).toBe('noor@voorbeeld.example');
  const answer = await server.call(first.host, 'POST', '/auth/sign_in', {
    body: JSON.stringify({ email: ' <Noor@Voorbeeld.example>, ', password }),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
});

test('what stuck to the link of a mail is no part of it', async () => {
  const vacancy = await server.build.vacancy({ status: 'published', published_at: 'now' });
  await takeMails(server);
  await apply(server, vacancy.id);
  const [mail] = await takeMails(server);
  expect((await confirm(server, `<${tokenIn(mail)}>).`)).status).toBe(200);
  expect((await confirm(server, '.).')).status).toBe(422);
});
