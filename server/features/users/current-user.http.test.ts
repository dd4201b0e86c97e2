/** The account of whoever asks. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.build.lookAlikes();
});
afterAll(() => server.close());

const ask = (as: Awaited<ReturnType<TestServer['signIn']>> | null, query = '', host = first.host) =>
  server.call(host, 'GET', `/api/v1/current_user${query}`, { as });

test('with roles and organisations, and never a secret', async () => {
  const organization = await server.build.organization();
  const person = await server.build.user({
    first_name: 'Noor',
    last_name: 'de Boer',
    roles: [['organization_superuser', organization.id], 'page_manager'],
  });
  const answer = await ask(await server.signIn(first.host, person.email), '?include=roles,organizations');
  expect(answer.body.data).toMatchObject({
    type: 'users',
    id: person.id,
    attributes: { email: person.email, full_name: 'Noor de Boer', status: 'active', digest_days: [] },
  });
  const roles = answer.body.included.filter((one: { type: string }) => one.type === 'roles');
  expect(roles.map((one: { attributes: object }) => one.attributes)).toEqual(
    expect.arrayContaining([
      { name: 'organization_superuser', organization_id: organization.id },
      { name: 'page_manager', organization_id: null },
    ]),
  );
  expect(answer.body.data.relationships.organizations.data).toEqual([
    { type: 'organizations', id: organization.id },
  ]);
  expect(JSON.stringify(answer.body)).not.toMatch(/password|hash|argon/);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('nobody: 401 with the text that clients know', async () => {
  const answer = await ask(null);
  expect([answer.status, answer.body]).toEqual([
    401,
    { errors: ['You need to sign in or sign up before continuing.'] },
  ]);
});

test('an admin is the same person at every centre', async () => {
  const admin = await server.build.user({ roles: ['admin'] });
  const as = await server.signIn(second.host, admin.email);
  for (const { host } of [first, second])
    expect((await ask(as, '?include=roles', host)).body.data.id).toBe(admin.id);
});

test('who was archived meanwhile is nobody', async () => {
  const person = await server.build.user();
  const as = await server.signIn(first.host, person.email);
  await server.build.sql(first.id, "update users set status = 'archived' where id = $1", [person.id]);
  expect((await ask(as)).status).toBe(401);
});
