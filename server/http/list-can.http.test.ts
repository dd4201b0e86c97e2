/** What lists tell their reader of themselves: the same as the calls that they speak of would say. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/rights.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let organizationId: string;
beforeAll(async () => {
  server = await testServer();
  organizationId = (await server.build.organization()).id;
});
afterAll(() => server.close());

async function signedIn(role: Role): Promise<Session> {
  const user = await server.build.user({
    roles: [role === 'organization_superuser' ? [role, organizationId] : role],
  });
  return server.signIn(first.host, user.email);
}
const canOf = async (path: string, as?: Session) =>
  (await server.call(first.host, 'GET', `/api/v1/${path}`, as ? { as } : {})).body.meta.can;

test('staff of the centre may do all of it', async () => {
  const staff = await signedIn('center_superuser');
  expect(await canOf('users', staff)).toEqual({ create: true, import: true, export: true, edit_many: true });
  for (const path of ['organizations', 'internal_notes'])
    expect(await canOf(path, staff), path).toEqual({ create: true });
  expect(await canOf('vacancies', staff)).toEqual({
    create: true,
    edit_many: true,
    export: true,
    check: true,
  });
});

test('an organisation keeps its people and vacancies, and brings in no file', async () => {
  const manager = await signedIn('organization_superuser');
  expect(await canOf('users', manager)).toEqual({
    create: true,
    import: false,
    export: true,
    edit_many: true,
  });
  expect(await canOf('vacancies', manager)).toEqual({
    create: true,
    edit_many: true,
    export: true,
    check: false,
  });
  expect(await canOf('organizations', manager)).toEqual({ create: false });
});

test('whoever is not signed in, or volunteers, adds nothing', async () => {
  for (const as of [undefined, await signedIn('volunteer')])
    for (const path of ['organizations', 'vacancies'])
      expect(Object.values(await canOf(path, as)), path).not.toContain(true);
});
