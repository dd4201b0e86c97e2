/** Notes of staff: who reads and writes which, and that the person concerned never meets them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmission } from '#server/features/form-submissions/form-submissions.cases.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  await server.build.lookAlikes();
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());

const path = '/api/v1/internal_notes';
const write = (subject_type: string, subject_id: string, note: string, as: Session) =>
  server.call(first.host, 'POST', path, {
    as,
    body: { data: { type: 'internal_notes', attributes: { subject_type, subject_id, note } } },
  });
const listOf = async (subject_type: string, subject_id: string, as: Session) => {
  const query = `?filter[subject_type_eq]=${subject_type}&filter[subject_id_eq]=${subject_id}`;
  const answer = await server.call(first.host, 'GET', path + query, { as });
  return answer.body.data.map((one: { attributes: { note: string } }) => one.attributes.note);
};

test('on each kind of record, newest first, changed by who wrote it', async () => {
  const application = await server.build.application();
  const person = await server.build.user();
  for (const [type, id] of [
    ['applications', application.id],
    ['vacancies', String(application['vacancy_id'])],
    ['organizations', String(application['organization_id'])],
    ['users', person.id],
    ['form_submissions', await makeSubmission(server)],
  ] as const) {
    expect((await write(type, id, 'Eerst', staff)).status).toBe(201);
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    const { body } = await write(type, id, 'Later', staff);
    const change = (attributes: object) =>
      server.call(first.host, 'PATCH', `${path}/${body.data.id}`, {
        as: staff,
        body: { data: { type: 'internal_notes', id: body.data.id, attributes } },
      });
    expect((await change({ note: 'Anders', lock_version: 0 })).status).toBe(200);
    expect((await change({ note: 'Nog anders', lock_version: 0 })).status).toBe(409);
    expect(await listOf(type, id, staff)).toEqual(['Anders', 'Eerst']);
    expect(body.data).toMatchObject({ attributes: { is_own: true }, meta: { can: { delete: true } } });
  }
});

test('an organisation keeps notes on its own applications alone, and the centre reads along', async () => {
  const application = await server.build.application();
  const organization = String(application['organization_id']);
  const manager = await server.build.user({ roles: [['organization_superuser', organization]] });
  const as = await server.signIn(first.host, manager.email);
  await write('applications', application.id, 'Belt terug', as);
  expect(await listOf('applications', application.id, staff)).toEqual(['Belt terug']);
  expect((await write('organizations', organization, 'Over onszelf', as)).status).toBe(422);
  await write('organizations', organization, 'Van de centrale', staff);
  expect(await listOf('organizations', organization, as)).toEqual([]);
  const other = await server.build.application();
  expect((await write('applications', other.id, 'Niet van ons', as)).status).toBe(422);
});

test('a note about what was filled in stands at it, and goes with it', async () => {
  const id = await makeSubmission(server);
  await write('form_submissions', id, 'Teruggebeld, komt met twee', staff);
  const shown = await server.call(first.host, 'GET', `/api/v1/form_submissions/${id}?include=notes`, {
    as: staff,
  });
  expect(shown.body.data.meta.can.note).toBe(true);
  expect(shown.body.included).toMatchObject([{ attributes: { note: 'Teruggebeld, komt met twee' } }]);
  const foreign = await makeSubmission(server, { center: second.id });
  expect((await write('form_submissions', foreign, 'Niet van ons', staff)).status).toBe(422);
  await server.call(first.host, 'DELETE', `/api/v1/form_submissions/${id}`, { as: staff });
  expect(await listOf('form_submissions', id, staff)).toEqual([]);
});

test('who a note is about cannot read it', async () => {
  const person = await server.build.user();
  await write('users', person.id, 'Liever niet bellen', staff);
  const as = await server.signIn(first.host, person.email);
  expect((await server.call(first.host, 'GET', path, { as })).status).toBe(403);
});
