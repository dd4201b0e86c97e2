/** No header brings anybody to the rows of another centre (product.md, section 2). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  const answer = await server.call('onbekend.example', 'GET', '/api/v1/vacancies', { headers });
  expect(answer.body.data.map((one: { id: string }) => one.id)).toEqual([elsewhere.vacancy.id]);
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

test('at an unknown address tenant and app context choose as well, after the number', async () => {
  const answer = async (headers: Record<string, string>, host = 'onbekend.example') =>
    (await server.call(host, 'GET', '/api/v1/configuration', { headers })).body.data.attributes.tenant;
  await server.owner.query(
    "insert into volunteer_centers (id, key, name, app_context) values (4, 'meedoen', 'Vierde', 'meedoen')",
  );
  await server.running.services.centers.refresh();
  expect(await answer({ tenant: 'oldebroek' })).toBe('oldebroek');
  expect(await answer({ 'app-context': 'meedoen' })).toBe('meedoen');
  expect(await answer({ tenant: 'oldebroek', 'app-context': 'meedoen' })).toBe('oldebroek');
  expect(await answer({ tenant: 'oldebroek', 'volunteer-center-id': '1' })).toBe('public');
  expect(await answer({ tenant: 'onzin', 'volunteer-center-id': '99', 'app-context': 'meedoen' })).toBe(
    'meedoen',
  );
  const unknown: Record<string, string>[] = [
    { tenant: '__proto__' },
    { 'app-context': 'onzin' },
    { 'app-context': '' },
    { tenant: '' },
  ];
  for (const headers of unknown) expect(await answer(headers)).toBe('public');
  expect(await answer({ tenant: 'oldebroek', 'app-context': 'meedoen' }, first.host)).toBe('public');
  const refused = await server.call('onbekend.example', 'GET', '/api/v1/vacancies', {
    as: staff,
    headers: { tenant: 'oldebroek' },
  });
  expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'wrong_center']);
});

describe('the chosen organisation of somebody in two', () => {
  let two: { id: string; vacancy: string; application: string; colleague: string }[];
  let member: Session;
  beforeAll(async () => {
    const { build } = server;
    two = [];
    for (let n = 0; n < 2; n += 1) {
      const { id } = await build.organization();
      const vacancy = await build.vacancy({ organization_id: id, status: 'draft', published_at: null });
      const open = await build.vacancy({ organization_id: id });
      const application = await build.application({ vacancy_id: open.id, organization_id: id });
      const colleague = await build.user({ roles: [['organization_superuser', id]] });
      two.push({ id, vacancy: vacancy.id, application: application.id, colleague: colleague.id });
    }
    const roles = two.map(({ id }) => ['organization_superuser', id] as const);
    member = await server.signIn(first.host, (await build.user({ roles })).email);
  });
  const ids = async (list: string, chosen?: string, as = member) => {
    const headers: Record<string, string> = chosen === undefined ? {} : { 'current-organization-id': chosen };
    const answer = await server.call(first.host, 'GET', `/api/v1/${list}`, { as, headers });
    expect(answer.status, list).toBe(200);
    return answer.body.data.map((one: { id: string }) => one.id) as string[];
  };

  test('is what vacancies, applications and users are of', async () => {
    const [a, b] = two as [(typeof two)[0], (typeof two)[0]];
    for (const [list, of] of [
      ['vacancies', 'vacancy'],
      ['applications', 'application'],
      ['users', 'colleague'],
    ] as const) {
      expect(await ids(list), list).toEqual(expect.arrayContaining([a[of], b[of]]));
      const narrowed = await ids(list, a.id);
      expect(narrowed, list).toContain(a[of]);
      expect(narrowed, list).not.toContain(b[of]);
      // One that is none of theirs says nothing, whoever sends it.
      for (const stranger of [here.organization.id, elsewhere.organization.id, 'onzin'])
        expect((await ids(list, stranger)).toSorted(), list).toEqual((await ids(list)).toSorted());
      expect((await ids(list, a.id, staff)).toSorted(), list).toEqual(
        (await ids(list, undefined, staff)).toSorted(),
      );
    }
    expect(await ids('vacancies', a.id)).not.toContain(here.vacancy.id);
    const named = await ids(`vacancies?filter[organization_id_eq]=${here.organization.id}`, a.id);
    expect(named).toContain(here.vacancy.id);
    const csv = await server.call(first.host, 'GET', '/api/v1/users/export', {
      as: member,
      headers: { 'current-organization-id': a.id },
    });
    expect(csv.status).toBe(200);
    expect(String(csv.body).trim().split('\r\n')).toHaveLength((await ids('users', a.id)).length + 1);
  });
});

test('an admin reads their own record wherever they are at work', async () => {
  const admin = await server.signIn(
    second.host,
    (await server.build.user({ center: second.id, roles: ['admin'] })).email,
  );
  for (const host of [second.host, first.host]) {
    const own = await server.call(host, 'GET', `/api/v1/users/${admin.userId}`, { as: admin });
    expect([own.status, own.body.data?.id], host).toEqual([200, admin.userId]);
  }
});

test('the same address at two centres is two accounts', async () => {
  const other = await server.signIn(second.host, here.user.email);
  expect(other.userId).toBe(elsewhere.user.id);
  expect(manager.userId).toBe(here.user.id);
  const mine = await server.call(second.host, 'GET', '/api/v1/current_organizations', { as: other });
  expect(mine.body.data.map((one: { id: string }) => one.id)).toEqual([elsewhere.organization.id]);
});
