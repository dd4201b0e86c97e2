/** Who is told what, and when: with the change, or not at all. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationForm } from '#tests/support/applying.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import type { RoleOf } from '#tests/support/builders.ts';

let server: TestServer;
let staff: Session;
let applicant: Session;
let vacancy: string;

const signedIn = async (roles: RoleOf[], over: object = {}) => somebody(server, { roles, ...over });

beforeAll(async () => {
  server = await testServer();
  const { id, organization_id } = await server.build.vacancy({
    title: 'Taalmaatje',
    title_en: 'Language buddy',
  });
  vacancy = id;
  staff = await signedIn([['organization_superuser', String(organization_id)]], { first_name: 'Ria' });
  applicant = await signedIn(['volunteer'], { first_name: 'Sanne', last_name: 'Bos' });
});
afterAll(() => server.close());

const listOf = (as: Session, query = '', headers: Record<string, string> = {}) =>
  server.call(first.host, 'GET', `/api/v1/notifications${query}`, { as, headers });
const apply = async (as: Session) => {
  const body = { data: { type: 'applications', attributes: applicationForm(vacancy) } };
  const { body: answer, status } = await server.call(first.host, 'POST', '/api/v1/applications', {
    as,
    body,
  });
  expect(status).toBe(201);
  return answer.data.id as string;
};
const act = (as: Session, id: string, name: string, body: object = {}) =>
  server.call(first.host, 'POST', `/api/v1/applications/${id}/${name}`, { as, body });

describe('an application', () => {
  test('tells the organisation, its answer tells the applicant, each in their language', async () => {
    const id = await apply(applicant);
    const received = await listOf(staff);
    expect(received.body.meta.unread).toBe(1);
    expect(received.body.data[0].attributes).toMatchObject({
      kind: 'application_received',
      vacancy_title: 'Taalmaatje',
      path: `/applications/${id}`,
      read_at: null,
    });
    expect((await listOf(applicant)).body.data).toEqual([]);

    await act(staff, id, 'accept');
    const [told] = (await listOf(applicant, '', { 'accept-language': 'en' })).body.data;
    expect(told.attributes).toMatchObject({ kind: 'application_accepted', vacancy_title: 'Language buddy' });
    expect(told.attributes.person_name).toMatch(/^Ria /);

    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await act(applicant, id, 'withdraw');
    expect(
      (await listOf(staff)).body.data.map((one: { attributes: { kind: string } }) => one.attributes.kind),
    ).toEqual(['application_withdrawn', 'application_received']);
  });

  test('that waits for the link in the mail tells nobody', async () => {
    const before = (await listOf(staff)).body.meta.pagination.records;
    const { id } = await server.build.application({
      vacancy_id: vacancy,
      confirmed_at: null,
      organization_id: (await server.build.organization()).id,
    });
    expect(id).toBeTruthy();
    expect((await listOf(staff)).body.meta.pagination.records).toBe(before);
  });

  test('refused in the end tells nobody: both are one transaction', async () => {
    const full = await server.build.vacancy({ positions: 1, accepted_count: 1 });
    const { id } = await server.build.application({
      vacancy_id: full.id,
      organization_id: full['organization_id'],
      user_id: applicant.userId,
    });
    const centre = await signedIn(['center_superuser']);
    const before = (await listOf(applicant)).body.meta.pagination.records;
    expect((await act(centre, id, 'accept')).status).toBe(422);
    expect((await listOf(applicant)).body.meta.pagination.records).toBe(before);
  });

  test('that is removed takes what was told of it along', async () => {
    const [{ id }] = (await listOf(staff)).body.data;
    const [{ application_id }] = (await server.build.sql(
      first.id,
      'select application_id from notifications where id = $1',
      [id],
    )) as [{ application_id: string }];
    await server.build.sql(first.id, 'delete from one_time_tokens where application_id = $1', [
      application_id,
    ]);
    await server.build.sql(first.id, 'delete from applications where id = $1', [application_id]);
    expect((await listOf(staff)).body.meta.pagination.records).toBe(0);
  });
});

describe('reading', () => {
  test('one, then all; what is unread can be asked for alone', async () => {
    const reader = await signedIn(['volunteer']);
    for (const minute of [1, 2, 3])
      await server.build.sql(
        first.id,
        `insert into notifications (volunteer_center_id, id, user_id, kind, data, path, created_at)
         values ($1, gen_random_uuid(), $2, 'application_rejected', '{"personName":null,"vacancyTitle":"Tuin","organizationName":"Kade"}', '/applications', $3)`,
        [first.id, reader.userId, new Date(server.clock.now.getTime() + minute * 60_000)],
      );
    const all = await listOf(reader, '?page[size]=2');
    expect([all.body.data.length, all.body.meta.pagination.last, all.body.meta.unread]).toEqual([2, 2, 3]);
    const { id } = all.body.data[0];
    const read = await server.call(first.host, 'PUT', `/api/v1/notifications/${id}/read`, { as: reader });
    expect(read.body.data.attributes.read_at).toBe(server.clock.now.toISOString());
    const unread = await listOf(reader, '?filter[unread]=true');
    expect([unread.body.data.length, unread.body.meta.unread]).toEqual([2, 2]);
    const done = await server.call(first.host, 'PUT', '/api/v1/notifications/read_all', { as: reader });
    expect([done.status, done.body.meta.unread]).toEqual([200, 0]);
    expect((await listOf(reader, '?filter[unread]=true')).body.data).toEqual([]);
  });

  test('what is somebody else’s does not exist', async () => {
    const id = await apply(await signedIn(['volunteer']));
    const [own] = (await listOf(staff, '?page[size]=1')).body.data;
    expect(own.attributes.path).toBe(`/applications/${id}`);
    const path = `/api/v1/notifications/${own.id}/read`;
    expect((await server.call(first.host, 'PUT', path, { as: applicant })).status).toBe(404);
    expect((await server.call(first.host, 'PUT', path)).status).toBe(401);
    expect((await server.call(second.host, 'PUT', path, { as: staff })).status).toBe(403);
  });
});
