/** Publishing, filling and archiving vacancies. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  problems,
  sendVacancy,
  vacancyWorld,
  type SentVacancy,
  type VacancyWorld,
} from '#tests/support/managing-vacancies.ts';
import { first, type Session } from '#tests/support/server.ts';

let world: VacancyWorld;
let { server, organizationId, manager, staff } = {} as VacancyWorld;

beforeAll(async () => {
  world = await vacancyWorld();
  ({ server, organizationId, manager, staff } = world);
});
afterAll(() => server.close());
beforeEach(() => server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'after'"));

const send = (method: 'POST' | 'PATCH' | 'PUT', path: string, attributes: object, more?: SentVacancy) =>
  sendVacancy(world, method, path, attributes, more);
const act = (name: string, id: string, as: Session = manager, body: object = {}) =>
  server.call(first.host, 'POST', `/api/v1/vacancies/${id}/${name}`, { as, body });
const read = (id: string, as?: Session) => server.call(first.host, 'GET', `/api/v1/vacancies/${id}`, { as });
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
    const answer = await act('publish', id);
    expect(answer.body.data.attributes).toMatchObject({
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

describe('a status in a body', () => {
  test('is a move: made, sent to the centre, or refused with everything in its way, never passed over', async () => {
    const id = await draft();
    const done = await send('PATCH', `/${id}`, {
      title: 'Nieuwe naam',
      status: 'published',
      reason: 'Klaar',
    });
    expect(done.body.data.attributes).toMatchObject({ status: 'published', title: 'Nieuwe naam' });
    const [row] = await server.build.sql(
      first.id,
      "select reason, from_state from audit_events where subject_id = $1 and act = 'publish'",
      [id],
    );
    expect(row).toEqual({ reason: 'Klaar', from_state: 'draft' });
    const bare = await draft({ description: null });
    expect(problems(await send('PATCH', `/${bare}`, { status: 'published', title: 'Anders' }))).toEqual([
      'incomplete /data/attributes/description',
    ]);
    expect((await read(bare, manager)).body.data.attributes.title).not.toBe('Anders');
    await server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'before'");
    const answer = await send('PATCH', `/${await draft()}`, { status: 'published' });
    expect(answer.body.data.attributes).toMatchObject({
      status: 'draft',
      submitted_at: '2026-11-24T09:00:00.000Z',
    });
  });

  test('also of a new one', async () => {
    const organization_id = organizationId;
    const whole = {
      title: 'x',
      organization_id,
      description: 'x',
      category_ids: ['nature'],
      is_remote: true,
    };
    const add = async (more: object) => {
      const answer = await send('POST', '', { ...whole, ...more });
      return [answer.status, answer.body.data?.attributes.status ?? problems(answer)];
    };
    expect(await add({ status: 'published', vacancy_type: 'volunteering' })).toEqual([201, 'published']);
    expect(await add({ status: 'draft', vacancy_type: 'volunteering' })).toEqual([201, 'draft']);
    expect(await add({ status: 'filled', vacancy_type: 'volunteering' })).toEqual([
      422,
      ['move_refused /data/attributes/status'],
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
