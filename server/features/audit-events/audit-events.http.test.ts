/** Who reads what happened (the rows for each role are in the rights matrix). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationForm } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import type { RoleOf } from '#tests/support/builders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const signedIn = async (roles: RoleOf[], over: object = {}) => somebody(server, { roles, ...over });
const eventsOf = async (as: Session, query = '') =>
  (await server.call(first.host, 'GET', `/api/v1/audit_events${query}`, { as })).body.data.map(
    (one: { attributes: Record<string, unknown> }) => one.attributes,
  );

/** Signing in is on the record as well. */
const aboutApplications = '?filter[subject_type_eq]=applications';

test('an application from sending to answer, as each side sees it', async () => {
  const { id: vacancy, organization_id } = await server.build.vacancy({ title: 'Taalmaatje' });
  const staff = await signedIn([['organization_superuser', String(organization_id)]], {
    first_name: 'Ria',
    last_name: 'Bos',
  });
  const applicant = await signedIn(['volunteer']);
  const stranger = await signedIn([['organization_superuser', (await server.build.organization()).id]]);
  const body = {
    data: {
      type: 'applications',
      attributes: applicationForm(vacancy, { first_name: 'Sanne', last_name: 'Vos' }),
    },
  };
  const sent = await server.call(first.host, 'POST', '/api/v1/applications', { as: applicant, body });
  await server.call(first.host, 'POST', `/api/v1/applications/${sent.body.data.id}/accept`, {
    as: staff,
    body: {},
  });

  const [accepted, arrived] = await eventsOf(staff, aboutApplications);
  expect(accepted).toMatchObject({
    act: 'accept',
    actor_name: 'Ria Bos',
    is_own: true,
    subject_type: 'applications',
    subject_id: sent.body.data.id,
    subject_name: 'Sanne Vos',
    vacancy_title: 'Taalmaatje',
    from_state: 'new',
    to_state: 'accepted',
  });
  expect(arrived).toMatchObject({ act: 'send', is_own: false });
  expect(await eventsOf(applicant, aboutApplications)).toMatchObject([
    { act: 'send', is_own: true, vacancy_title: 'Taalmaatje' },
  ]);
  expect(await eventsOf(stranger, aboutApplications)).toEqual([]);
  expect((await eventsOf(await signedIn(['center_superuser']), aboutApplications)).length).toBe(2);
  expect(await eventsOf(staff, '?filter[act_eq]=send')).toHaveLength(1);
});

test('an application that nobody else knows of is not given away by its end', async () => {
  const { id, organization_id } = await server.build.application({ confirmed_at: null });
  await server.build.sql(
    first.id,
    `insert into audit_events (volunteer_center_id, id, act, subject_type, subject_id) values ($1, gen_random_uuid(), 'withdraw', 'applications', $2)`,
    [first.id, id],
  );
  const staff = await signedIn([['organization_superuser', String(organization_id)]]);
  const found = [...(await eventsOf(staff)), ...(await eventsOf(await signedIn(['center_superuser'])))];
  expect(found.filter((one) => one['subject_id'] === id)).toEqual([]);
});

test('the record of one organisation holds what became part of it, and why', async () => {
  const { build } = server;
  const [stays, goes, other] = [
    await build.organization(),
    await build.organization(),
    await build.organization(),
  ];
  const centre = await signedIn(['center_superuser']);
  const put = (id: string, path: string, body: object) =>
    server.call(first.host, path === 'merge' ? 'POST' : 'PUT', `/api/v1/organizations/${id}/${path}`, {
      as: centre,
      body,
    });
  await put(goes.id, 'archive', {});
  await put(other.id, 'archive', {});
  await put(stays.id, 'merge', { organization_id: goes.id });
  const found = await eventsOf(centre, `?filter[of_organization]=${stays.id}&sort=created_at`);
  expect(
    found.map((one: Record<string, unknown>) => [one['act'], one['subject_id'], one['reason']]).toSorted(),
  ).toEqual(
    [
      ['archive', goes.id, null],
      ['merge', stays.id, goes['name']],
      ['merge_away', goes.id, stays['name']],
    ].toSorted(),
  );
  const own = await signedIn([['organization_superuser', stays.id]]);
  expect(await eventsOf(own, `?filter[of_organization]=${other.id}`)).toEqual([]);
});
