/** No header brings anybody to the rows of another centre (product.md, section 2). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let here: Awaited<ReturnType<TestServer['build']['lookAlikes']>>;
let elsewhere: typeof here;
let staff: Session;
let manager: Session;

beforeAll(async () => {
  server = await testServer();
  elsewhere = await server.build.lookAlikes(second.id);
  here = await server.build.lookAlikes(first.id);
  const { email } = await server.build.user({ roles: ['center_superuser'] });
  staff = await server.signIn(first.host, email);
  manager = await server.signIn(first.host, here.user.email);
});
afterAll(() => server.close());

const towards = (): Record<string, string>[] => [
  { 'volunteer-center-id': String(second.id) },
  { tenant: 'oldebroek' },
  { 'app-context': 'meedoen' },
  { 'current-organization-id': elsewhere.organization.id },
  { 'x-forwarded-host': second.host },
  { forwarded: `host=${second.host}` },
  { cookie: `volunteerCenterId=${second.id}` },
];

const lists = ['vacancies', 'vacancies/search', 'organizations', 'applications', 'current_organizations'];

test('lists show the rows of the address’s own centre', async () => {
  for (const headers of towards())
    for (const list of lists) {
      const answer = await server.call(first.host, 'GET', `/api/v1/${list}`, { as: staff, headers });
      expect(answer.status, list).toBe(200);
      const text = JSON.stringify(answer.body);
      for (const id of [elsewhere.vacancy.id, elsewhere.organization.id, elsewhere.application.id])
        expect(text.includes(id), `${list} with ${JSON.stringify(headers)}`).toBe(false);
    }
});

test('records of another centre are 404, read or written', async () => {
  for (const headers of towards()) {
    const paths = [
      `vacancies/${elsewhere.vacancy.id}`,
      `organizations/${elsewhere.organization.id}`,
      `applications/${elsewhere.application.id}`,
    ];
    for (const path of paths)
      expect(
        (await server.call(first.host, 'GET', `/api/v1/${path}`, { as: staff, headers })).status,
        path,
      ).toBe(404);
    const archive = await server.call(
      first.host,
      'POST',
      `/api/v1/vacancies/${elsewhere.vacancy.id}/archive`,
      { as: staff, headers },
    );
    expect(archive.status).toBe(404);
  }
  const [row] = await server.build.sql(second.id, 'select status from vacancies where id = $1', [
    elsewhere.vacancy.id,
  ]);
  expect(row?.['status']).toBe('published');
});

test('the chosen organisation is one of one’s own', async () => {
  const chosen = async (id: string) =>
    (
      await server.call(first.host, 'GET', '/api/v1/current_organization', {
        as: manager,
        headers: { 'current-organization-id': id },
      })
    ).body.data.id;
  for (const id of [elsewhere.organization.id, here.organization.id, 'onzin', ''])
    expect(await chosen(id)).toBe(here.organization.id);
});

test('an unknown address shows the centre of the header, and to nobody of another centre more than “wrong center”', async () => {
  const headers = { 'volunteer-center-id': String(second.id) };
  const shown = await server.call('onbekend.example', 'GET', '/api/v1/vacancies', { headers });
  expect(shown.body.data.map((one: { id: string }) => one.id)).toEqual([elsewhere.vacancy.id]);
  const refused = await server.call('onbekend.example', 'GET', '/api/v1/vacancies', { as: staff, headers });
  expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'wrong_center']);
  for (const value of ['99', 'abc', '2; drop', '-1', '99999', String(second.id).padStart(5, '0')])
    expect(
      (
        await server.call('onbekend.example', 'GET', '/api/v1/configuration', {
          headers: { 'volunteer-center-id': value },
        })
      ).status,
    ).toBe(200);
});

test('the same address at two centres is two accounts', async () => {
  const other = await server.signIn(second.host, here.user.email);
  expect(other.userId).toBe(elsewhere.user.id);
  expect(manager.userId).toBe(here.user.id);
  const mine = await server.call(second.host, 'GET', '/api/v1/current_organizations', { as: other });
  expect(mine.body.data.map((one: { id: string }) => one.id)).toEqual([elsewhere.organization.id]);
});
