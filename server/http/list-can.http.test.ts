/** What lists tell their reader of themselves: the same as the calls that they speak of would say. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
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
    roles: [['organization_superuser', 'mentor'].includes(role) ? [role, organizationId] : role],
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

test('the toolbar says which roles may be given: no higher than one’s own, and of schools where they take part', async () => {
  const { configuration } = server.running.services;
  const { isStagedoos } = configuration;
  const rolesOf = async (role: Role) =>
    (await server.call(first.host, 'GET', '/api/v1/toolbar', { as: await signedIn(role) })).body.data
      .attributes.grantable_roles;
  const rolesWith = async (hasSchools: boolean) => {
    configuration.isStagedoos = hasSchools;
    return Promise.all(
      (['admin', 'center_superuser', 'organization_superuser', 'mentor', 'volunteer'] as const).map(rolesOf),
    );
  };
  const center = [
    'volunteer',
    'content_manager',
    'organization_superuser',
    'center_superuser',
    'page_manager',
  ];
  try {
    expect(await rolesWith(false)).toEqual([
      ['admin', ...center],
      center,
      ['organization_superuser'],
      [],
      [],
    ]);
    const [admin, staff, manager, mentor, volunteer] = await rolesWith(true);
    expect(admin).toHaveLength(8);
    expect(staff).toEqual(expect.arrayContaining(['mentor', 'student']));
    expect([manager, mentor, volunteer]).toEqual([
      ['mentor', 'student', 'organization_superuser'],
      ['student'],
      [],
    ]);
  } finally {
    configuration.isStagedoos = isStagedoos;
  }
});

test('whoever is not signed in, or volunteers, adds nothing', async () => {
  for (const as of [undefined, await signedIn('volunteer')])
    for (const path of ['organizations', 'vacancies'])
      expect(Object.values(await canOf(path, as)), path).not.toContain(true);
});
