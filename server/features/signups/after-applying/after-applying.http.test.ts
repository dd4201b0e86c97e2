/** Whoever proved their address by applying makes an account with a password alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkState } from '#server/features/sessions/links/commands.ts';
import { makeAccount } from '#server/features/sessions/passwords/commands.ts';
import { apply, confirm, takeMails, tokenIn } from '#tests/support/applying.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const word = 'zelf gekozen woord';
const center = () => {
  const found = server.running.services.centers.byId(first.id);
  if (!found) throw new Error('There is no such centre.');
  return found;
};
const make = (token: string, password: string) =>
  makeAccount(
    server.running.services,
    center(),
    token,
    { password },
    { place: { userAgent: null, ipPrefix: null }, remember: true },
  );

async function proven(email: string) {
  const { id } = await server.build.vacancy();
  await apply(server, id, { email, phone_number: '0525 12 34 56' });
  const mails = await takeMails(server);
  return confirm(server, tokenIn(mails.find(({ recipient }) => recipient === email)));
}

test('the press offers an account; a password makes it, once, and the application is in it', async () => {
  const email = 'vrij@post.example';
  const token: string = (await proven(email)).body.meta.account_token;
  expect(await linkState(server.running.services, center(), token)).toEqual({
    leadsTo: 'password',
    state: 'good',
    isFirstPassword: true,
    newAccountFor: email,
    asksPassword: false,
    isReplaced: false,
    isWithdrawn: false,
  });
  // It is for nothing else.
  expect((await confirm(server, token)).status).toBe(404);
  const reset = { password: word, password_confirmation: word, reset_password_token: token };
  expect((await server.call(first.host, 'PUT', '/auth/password', { body: reset })).status).toBe(404);

  await expect(make(token, 'welkom1234')).rejects.toMatchObject({ problems: [{ code: 'common_password' }] });
  await make(token, word);
  await expect(make(token, word)).rejects.toMatchObject({ problems: [{ code: 'token_used' }] });
  const as = await server.signIn(first.host, email, word);
  const me = await server.call(first.host, 'GET', '/api/v1/current_user', { as });
  expect(me.body.data.attributes).toMatchObject({ first_name: 'Noor', status: 'active' });
  const sent = await server.call(first.host, 'GET', '/api/v1/applications', { as });
  expect(sent.body.data).toHaveLength(1);
  const consents = await server.call(first.host, 'GET', '/api/v1/consents', { as });
  expect(consents.body.data.map((one: { attributes: { kind: string } }) => one.attributes.kind)).toEqual([
    'terms',
  ]);
});

test('an address that has an account is offered none, and one that got one meanwhile keeps it', async () => {
  const { email } = await server.build.user();
  expect((await proven(email)).body.meta).toBeUndefined();
  const late = 'intussen@post.example';
  const token: string = (await proven(late)).body.meta.account_token;
  await server.build.user({ email: late });
  await expect(make(token, word)).rejects.toMatchObject({ problems: [{ code: 'token_used' }] });
  await server.signIn(first.host, late);
});
