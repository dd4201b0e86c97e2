/** Whoever looks into their mailbox for a link does not wait until all who were asked in have their mail. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
import { apply } from '#tests/support/applying.ts';
import { signUpOrganization } from '#tests/support/organization-signup.ts';
import { signUp } from '#tests/support/signing-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Templates of the mails that wait, in the order in which they will be sent. */
async function waiting(): Promise<string[]> {
  const { rows } = await server.owner.query<{ key: string }>(
    "select key from graphile_worker.jobs where task_identifier = 'send_email' order by priority, run_at, id",
  );
  const mails = await server.build.sql(first.id, 'select id, template from email_deliveries');
  const templates = new Map(mails.map(({ id, template }) => [`send_email:${String(id)}`, String(template)]));
  return rows.map(({ key }) => templates.get(key) ?? '');
}

test('mails that somebody waits for at their screen go before the others', async () => {
  const keeper = await server.build.user({ roles: ['center_superuser'] });
  const staff = await server.signIn(first.host, keeper.email);
  for (const name of ['een', 'twee']) {
    const attributes = { email: `${name}@post.example`, first_name: 'Noor', last_name: 'Bos' };
    const body = { data: { type: 'users', attributes: { ...attributes, role: 'page_manager' } } };
    expect((await server.call(first.host, 'POST', '/api/v1/users', { as: staff, body })).status).toBe(201);
  }
  const vacancy = await server.build.vacancy();
  await server.call(first.host, 'POST', '/auth/password', {
    body: JSON.stringify({ email: keeper.email }),
    headers: { 'content-type': 'application/json' },
  });
  await signUp(server);
  await apply(server, vacancy.id);
  await signUpOrganization(server);
  expect(await waiting()).toEqual([
    'password_reset',
    'account_confirm',
    'application_confirm',
    'organization_confirm',
    'invitation',
    'invitation',
  ]);
});
