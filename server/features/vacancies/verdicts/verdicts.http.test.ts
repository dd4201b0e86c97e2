/** What the centre says of what waits for its check, before it is online or afterwards. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { takeMails } from '#tests/support/applying.ts';
import { problems, sendVacancy, vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first, type Session } from '#tests/support/server.ts';
import { expireVacancies } from '../expiry/commands.ts';

/** What has ended goes by the clock of the database. */
const now = new Date().toISOString();
let world: VacancyWorld;
let { server, organizationId, manager, staff } = {} as VacancyWorld;

beforeAll(async () => {
  world = await vacancyWorld(new Date(now));
  ({ server, organizationId, manager, staff } = world);
});
afterAll(() => server.close());
const checks = (when: 'before' | 'after') =>
  server.build.sql(first.id, 'update volunteer_center_profiles set vacancy_check = $1', [when]);

const change = (id: string, attributes: object, as: Session = manager) =>
  sendVacancy(world, 'PATCH', `/${id}`, attributes, { as });
const act = (name: string, id: string, as: Session = staff, body: object = {}) =>
  server.call(first.host, 'POST', `/api/v1/vacancies/${id}/${name}`, { as, body });
const no = (name: 'return' | 'reject', id: string) =>
  act(name, id, staff, { reason: 'Dit is betaald werk.' });
const read = async (id: string, as?: Session) =>
  (await server.call(first.host, 'GET', `/api/v1/vacancies/${id}`, as ? { as } : {})).body;
const seen = async (id: string, as: Session = manager) => {
  const { status, submitted_at, return_reason, is_rejected } = (await read(id, as)).data.attributes;
  return [status, submitted_at, return_reason, is_rejected];
};
const made = async (over: object = {}) =>
  (await server.build.vacancy({ organization_id: organizationId, title: 'Tuinhulp', ...over })).id;
const draft = () => made({ status: 'draft', published_at: null });
const actions = async (id: string) =>
  (
    await server.build.sql(
      first.id,
      'select act, from_state, to_state from audit_events where subject_id = $1 order by created_at, id',
      [id],
    )
  ).map((row) => [row['act'], row['from_state'], row['to_state']].join(' '));
const subjects = async () => (await takeMails(server)).map(({ subject }) => subject);
const undo = (answer: { body: { meta?: { undo?: { id: string } } } }) =>
  server.call(first.host, 'PUT', '/api/v1/undo', {
    as: staff,
    body: { undo_id: answer.body.meta?.undo?.id },
  });

describe('what waits to go online', () => {
  beforeEach(async () => {
    await checks('before');
    await takeMails(server);
  });

  test('that is turned down is put away with the reason, which its people are told', async () => {
    const id = await draft();
    await act('publish', id, manager);
    expect((await act('reject', id, manager, { reason: 'x' })).status).toBe(403);
    expect(problems(await act('reject', id))).toEqual(['blank /reason']);
    await no('reject', id);
    expect(await seen(id)).toEqual(['archived', null, 'Dit is betaald werk.', true]);
    expect((await server.call(first.host, 'GET', `/api/v1/vacancies/${id}`)).status).toBe(404);
    const [mail] = await takeMails(server);
    expect([mail?.subject, mail?.body_text]).toEqual([
      'Antwoord op je vacature',
      expect.stringContaining('Dit is betaald werk.'),
    ]);
    const told = await server.call(first.host, 'GET', '/api/v1/notifications', { as: manager });
    expect(told.body.data[0].attributes).toMatchObject({
      kind: 'vacancy_rejected',
      path: `/vacancies/${id}/edit`,
    });
    expect(await actions(id)).toEqual(['submit draft draft', 'reject draft archived']);
    expect(problems(await no('reject', id))).toEqual(['move_refused /data/attributes/status']);
  });

  test('that was turned down comes before the centre again when it is brought back', async () => {
    const id = await draft();
    await act('publish', id, manager);
    await no('reject', id);
    await act('restore', id, manager);
    expect(await seen(id)).toEqual(['archived', now, null, false]);
    await act('approve', id);
    expect(await seen(id)).toEqual(['published', null, null, false]);
  });

  test('goes online with a yes, which is told once it cannot be undone any more', async () => {
    const id = await draft();
    await act('publish', id, manager);
    const yes = await act('approve', id);
    expect(await seen(id)).toEqual(['published', null, null, false]);
    await undo(yes);
    expect(await seen(id)).toEqual(['draft', now, null, false]);
    expect(await subjects()).toEqual([]);
    await act('approve', id);
    expect(await subjects()).toEqual(['Je vacature staat online']);
    expect(problems(await act('approve', id))).toEqual(['move_refused /data/attributes/status']);
  });

  test('does not go online with a yes while it lacks something', async () => {
    const id = await draft();
    await act('publish', id, manager);
    await change(id, { description: null });
    expect(problems(await act('approve', id))).toEqual(['incomplete /data/attributes/description']);
  });

  test('as a change and is turned down leaves what is online, without the change', async () => {
    const id = await made();
    await change(id, { title: 'Betaalde tuinman' });
    const answer = await no('reject', id);
    expect(answer.body.data.attributes.pending_change).toBeNull();
    expect(await seen(id)).toEqual(['published', null, 'Dit is betaald werk.', true]);
    expect((await read(id)).data.attributes).toMatchObject({
      title: 'Tuinhulp',
      return_reason: null,
      is_rejected: false,
    });
    expect((await takeMails(server))[0]?.body_text).toContain('De oude tekst blijft online');
    expect(await actions(id)).toEqual([
      'update published published',
      'submit published published',
      'reject published published',
    ]);
    await change(id, { title: 'Tuinvrijwilliger' });
    expect(await seen(id)).toEqual(['published', now, null, false]);
  });

  test('and was turned down by mistake waits as before once that is undone, and nobody is told', async () => {
    const id = await made();
    await change(id, { title: 'Tuinman gezocht' });
    await undo(await no('reject', id));
    expect((await read(id, manager)).data.attributes).toMatchObject({
      submitted_at: now,
      pending_change: { title: 'Tuinman gezocht' },
      return_reason: null,
    });
    expect(await subjects()).toEqual([]);
  });
});

describe('what the centre looks at afterwards', () => {
  beforeEach(async () => {
    await checks('after');
    await takeMails(server);
  });
  const waiting = async (id: string, as: Session) => {
    const { data, meta } = (
      await server.call(
        first.host,
        'GET',
        '/api/v1/vacancies?filter[waiting]=true&facets=true&page[size]=100',
        { as },
      )
    ).body;
    return [data.some((one: { id: string }) => one.id === id), meta.facets.waiting === data.length];
  };

  test('is online at once and waits for the centre alone', async () => {
    const id = await draft();
    await act('publish', id, manager);
    expect(await seen(id)).toEqual(['published', null, null, false]);
    expect((await seen(id, staff))[1]).toBe(now);
    expect((await read(id, staff)).data.meta.can).toMatchObject({
      approve: true,
      return: true,
      reject: true,
    });
    expect((await read(id, manager)).data.meta.can).toMatchObject({ approve: false, publish: false });
    expect([await waiting(id, staff), await waiting(id, manager)]).toEqual([
      [true, true],
      [false, true],
    ]);
    const check = await server.call(first.host, 'GET', `/api/v1/vacancies/${id}/check`, { as: staff });
    expect(check.body.data.attributes.submitted_by).toMatchObject({ id: manager.userId });
  });

  test('waits not at all when the centre itself put it online', async () => {
    const id = await draft();
    await act('publish', id);
    expect(await seen(id, staff)).toEqual(['published', null, null, false]);
  });

  test('stays online with a yes, which nobody needs to be told', async () => {
    const id = await draft();
    await act('publish', id, manager);
    expect((await act('approve', id, manager)).status).toBe(403);
    await act('approve', id);
    expect(await seen(id, staff)).toEqual(['published', null, null, false]);
    expect(await subjects()).toEqual([]);
    expect(await actions(id)).toEqual(['publish draft published', 'approve published published']);
  });

  test.each([
    ['return', 'draft', 'Een vraag over je vacature', false],
    ['reject', 'archived', 'Antwoord op je vacature', true],
  ] as const)('is taken off the site by a %s, with the reason', async (name, status, subject, isRejected) => {
    const id = await draft();
    await act('publish', id, manager);
    await no(name, id);
    expect(await seen(id)).toEqual([status, null, 'Dit is betaald werk.', isRejected]);
    const [mail] = await takeMails(server);
    expect([mail?.subject, mail?.body_text]).toEqual([
      subject,
      expect.stringContaining('van de site gehaald'),
    ]);
    expect((await actions(id)).at(-1)).toBe(`${name} published ${status}`);
    await act(name === 'return' ? 'publish' : 'restore', id, manager);
    expect(await seen(id, staff)).toEqual(['published', now, null, false]);
  });

  test('waits again once something that the check is about was changed', async () => {
    const id = await made();
    await change(id, { positions: 3 });
    expect((await seen(id, staff))[1]).toBeNull();
    await change(id, { title: 'Tuinman gezocht' }, staff);
    expect((await seen(id, staff))[1]).toBeNull();
    await change(id, { title: 'Tuinvrijwilliger' });
    expect((await seen(id, staff))[1]).toBe(now);
    expect((await actions(id)).at(-1)).toBe('submit published published');
  });

  test('waits no longer once it has expired', async () => {
    const id = await draft();
    await act('publish', id, manager);
    await server.build.sql(
      first.id,
      "update vacancies set expires_at = now() - interval '1 minute' where id = $1",
      [id],
    );
    await inScope(server.running.services.pool, first.id, expireVacancies);
    expect(await seen(id, staff)).toEqual(['expired', null, null, false]);
  });
});
