/** The chosen organisation: it decides what is shown, and never what one may. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let double: Session;
let school: string;
let garden: string;

beforeAll(async () => {
  server = await testServer();
  garden = (await server.build.organization({ name: 'A-tuin' })).id;
  school = (await server.build.organization({ name: 'Z-school', organization_type: 'School' })).id;
  const { email } = await server.build.user({
    roles: [
      ['organization_superuser', garden],
      ['organization_superuser', school],
    ],
  });
  double = await server.signIn(first.host, email);
  for (const organization_id of [garden, garden, school]) {
    const { id } = await server.build.vacancy({ organization_id });
    await server.build.application({ vacancy_id: id, organization_id });
  }
});
afterAll(() => server.close());

const ask = async (path: string, chosen?: string, as = double) =>
  (
    await server.call(first.host, 'GET', path, {
      as,
      headers: chosen ? { 'current-organization-id': chosen } : {},
    })
  ).body.data;
const waiting = async (chosen?: string) => (await ask('/api/v1/dashboard', chosen)).attributes.waiting;

test('a school comes first when nothing is chosen; a choice stands; one that is gone falls back', async () => {
  expect((await ask('/api/v1/current_organization')).id).toBe(school);
  expect((await ask('/api/v1/current_organization', garden)).id).toBe(garden);
  const strange = (await server.build.organization()).id;
  for (const chosen of [strange, 'onzin', '{}'])
    expect((await ask('/api/v1/current_organization', chosen)).id).toBe(school);
});

test('the figures are those of the chosen organisation', async () => {
  expect(await waiting()).toBe(1);
  expect(await waiting(garden)).toBe(2);
  expect(await waiting(school)).toBe(1);
});

test('the toolbar has all of it in one call: the organisations, the chosen one, and what waits there', async () => {
  const of = async (chosen?: string) => (await ask('/api/v1/toolbar', chosen)).attributes;
  const organizations = [
    { id: garden, name: 'A-tuin' },
    { id: school, name: 'Z-school' },
  ];
  const nothing = {
    bookmarks: [],
    grantable_roles: ['organization_superuser'],
    unread: 0,
    waiting_organizations: 0,
    waiting_vacancies: 0,
    waiting_questions: 0,
    organizations,
  };
  expect(await of()).toEqual({ ...nothing, waiting: 1, current_organization_id: school });
  expect(await of(garden)).toEqual({ ...nothing, waiting: 2, current_organization_id: garden });
});

test('choosing somebody else’s organisation opens nothing', async () => {
  const other = await server.build.vacancy();
  const { id } = await server.build.application({
    vacancy_id: other.id,
    organization_id: other['organization_id'],
  });
  const theirs = String(other['organization_id']);
  expect(await waiting(theirs)).toBe(1);
  const headers = { 'current-organization-id': theirs };
  const answer = await server.call(first.host, 'GET', `/api/v1/applications/${id}`, { as: double, headers });
  expect(answer.status).toBe(404);
});
