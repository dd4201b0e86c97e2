/** Publishing, filling and archiving vacancies. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { first, testServer, type Session, type TestAnswer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let organizationId: string;
let manager: Session;
let staff: Session;

beforeAll(async () => {
  server = await testServer({ now: new Date('2026-11-24T09:00:00Z') });
  await server.build.lookAlikes();
  organizationId = (await server.build.organization({ name: 'De Speeltuin' })).id;
  const signIn = async (role: 'center_superuser' | ['organization_superuser', string]) =>
    server.signIn(first.host, (await server.build.user({ roles: [role] })).email);
  manager = await signIn(['organization_superuser', organizationId]);
  staff = await signIn('center_superuser');
});
afterAll(() => server.close());
beforeEach(() => server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'after'"));

const send = (
  method: 'POST' | 'PATCH' | 'PUT',
  path: string,
  attributes: object,
  more: { as?: Session; headers?: Record<string, string>; rest?: object } = {},
) =>
  server.call(first.host, method, `/api/v1/vacancies${path}`, {
    as: more.as ?? manager,
    headers: more.headers,
    body: { data: { type: 'vacancies', attributes, ...more.rest } },
  });
const act = (name: string, id: string, as: Session = manager, body: object = {}) =>
  server.call(first.host, 'POST', `/api/v1/vacancies/${id}/${name}`, { as, body });
const read = (id: string, as?: Session) => server.call(first.host, 'GET', `/api/v1/vacancies/${id}`, { as });
const problems = (answer: TestAnswer) =>
  answer.body.errors
    .map((error: { code: string; source?: { pointer: string } }) => `${error.code} ${error.source?.pointer}`)
    .toSorted();
const ofMine = async (over: object = {}) =>
  (await server.build.vacancy({ organization_id: organizationId, ...over })).id;
const draft = (over: object = {}) => ofMine({ status: 'draft', published_at: null, ...over });

describe('publishing', () => {
  test('a complete draft goes on the site', async () => {
    const id = await draft();
    const answer = await act('publish', id);
    expect(answer.body.data.attributes).toMatchObject({
      status: 'published',
      published_at: '2026-11-24T09:00:00.000Z',
      is_open: true,
      lock_version: 1,
    });
    expect((await read(id)).status).toBe(200);
  });

  test('everything that is missing is named at once', async () => {
    const id = await draft({
      description: null,
      category_ids: [],
      lat: null,
      lon: null,
      postcode: null,
      expires_at: '2026-11-24T09:00:00Z',
    });
    expect(problems(await act('publish', id))).toEqual([
      'date_in_past /data/attributes/expires_at',
      'incomplete /data/attributes/category_ids',
      'incomplete /data/attributes/city',
      'incomplete /data/attributes/description',
    ]);
    await send('PATCH', `/${id}`, {
      description: 'x',
      category_ids: ['nature'],
      is_remote: true,
      expires_at: null,
    });
    expect((await act('publish', id)).status).toBe(200);
  });

  test('not for an organisation that is not approved', async () => {
    const pending = await server.build.organization({ status: 'pending' });
    const { id } = await server.build.vacancy({ organization_id: pending.id, status: 'draft' });
    expect(problems(await act('publish', id, staff))).toEqual([
      'organization_not_approved /data/relationships/organization',
    ]);
  });

  test('a centre that checks first: it waits for the centre', async () => {
    await server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'before'");
    const id = await draft();
    const asked = await act('publish', id);
    expect(asked.body.data.attributes).toMatchObject({
      status: 'draft',
      submitted_at: '2026-11-24T09:00:00.000Z',
    });
    expect((await read(id)).status).toBe(404);
    const done = await act('publish', id, staff);
    expect(done.body.data.attributes).toMatchObject({ status: 'published', submitted_at: null });
    const audit = await server.build.sql(
      first.id,
      'select act, to_state from audit_events where subject_id = $1 order by created_at, id',
      [id],
    );
    expect(audit).toEqual([
      { act: 'submit', to_state: 'draft' },
      { act: 'publish', to_state: 'published' },
    ]);
  });
});

describe('other moves', () => {
  test('fill and archive, with a reason on record; what is public stays so', async () => {
    const id = await ofMine();
    const filled = await act('fill', id);
    expect(filled.body.data.attributes).toMatchObject({
      status: 'filled',
      filled_at: '2026-11-24T09:00:00.000Z',
      is_open: false,
    });
    expect((await read(id)).status).toBe(200);
    expect((await act('archive', id, manager, { reason: 'Klaar' })).body.data.attributes.status).toBe(
      'archived',
    );
    expect([(await read(id)).status, (await read(id, manager)).status]).toEqual([404, 200]);
    const [row] = await server.build.sql(
      first.id,
      "select reason, from_state from audit_events where subject_id = $1 and act = 'archive'",
      [id],
    );
    expect(row).toEqual({ reason: 'Klaar', from_state: 'filled' });
    expect((await act('publish', id)).body.data.attributes).toMatchObject({
      status: 'published',
      filled_at: null,
    });
  });

  test('a move that the state has not is 422 with the state', async () => {
    const id = await draft();
    const answer = await act('fill', id);
    expect([answer.status, problems(answer)]).toEqual([422, ['move_refused /data/attributes/status']]);
    expect(answer.body.errors[0].detail).toContain('draft');
  });

  test('meta.can is what the server then does', async () => {
    for (const status of ['draft', 'published', 'filled', 'expired', 'archived'])
      for (const name of ['publish', 'fill', 'archive']) {
        const id = await ofMine({ status });
        const can = (await read(id, manager)).body.data.meta.can[name];
        expect((await act(name, id)).status, `${name} of ${status}`).toBe(can ? 200 : 422);
      }
  });
});
