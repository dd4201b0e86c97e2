/** The check of a centre that looks before anything is online, and what a vacancy that is online may never lose. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { problems, sendVacancy, vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { takeMails } from '#tests/support/applying.ts';
import { first, type Session } from '#tests/support/server.ts';

let world: VacancyWorld;
let { server, organizationId, manager, staff } = {} as VacancyWorld;

beforeAll(async () => {
  world = await vacancyWorld();
  ({ server, organizationId, manager, staff } = world);
});
afterAll(() => server.close());
const checks = (when: 'before' | 'after') =>
  server.build.sql(first.id, 'update volunteer_center_profiles set vacancy_check = $1', [when]);
beforeEach(() => checks('before'));

const change = (id: string, attributes: object, as: Session = manager) =>
  sendVacancy(world, 'PATCH', `/${id}`, attributes, { as });
const act = (name: string, id: string, as: Session = manager, body: object = {}) =>
  server.call(first.host, 'POST', `/api/v1/vacancies/${id}/${name}`, { as, body });
const read = async (id: string, as?: Session) =>
  (await server.call(first.host, 'GET', `/api/v1/vacancies/${id}`, as ? { as } : {})).body.data;
const online = async (over: object = {}) =>
  (await server.build.vacancy({ organization_id: organizationId, title: 'Tuinhulp', ...over })).id;
const actions = async (id: string) =>
  (
    await server.build.sql(
      first.id,
      'select act, reason from audit_events where subject_id = $1 order by created_at, id',
      [id],
    )
  ).map((row) => row['act']);
const waiting = async (as: Session) =>
  (await server.call(first.host, 'GET', '/api/v1/vacancies?filter[waiting]=true&facets=true', { as })).body;

describe('a change of what is online', () => {
  test('waits where it is about what the centre checks; the rest is online at once', async () => {
    const id = await online({ city: 'Utrecht' });
    const { attributes } = (await change(id, { title: 'Tuinman gezocht', positions: 4 })).body.data;
    expect(attributes).toMatchObject({
      title: 'Tuinhulp',
      positions: 4,
      pending_change: { title: 'Tuinman gezocht' },
      submitted_at: '2026-11-24T09:00:00.000Z',
    });
    const seen = (await read(id)).attributes;
    expect([seen.title, seen.pending_change, seen.submitted_at]).toEqual(['Tuinhulp', null, null]);
    expect(await actions(id)).toEqual(['update', 'submit']);
    const { data, meta } = await waiting(staff);
    expect(data.map((one: { id: string }) => one.id)).toContain(id);
    expect(meta.facets.waiting).toBeGreaterThan(0);
  });

  test('goes online with the yes of the centre, and says since when it was online', async () => {
    const id = await online();
    const { published_at: since } = (await read(id)).attributes;
    await change(id, { title: 'Tuinman gezocht', summary: 'In de kas' });
    expect((await read(id, manager)).meta.can.publish).toBe(true);
    await takeMails(server);
    const done = await act('publish', id, staff);
    expect((await takeMails(server)).map(({ subject }) => subject)).toEqual(['Je vacature staat online']);
    expect(done.body.data.attributes).toMatchObject({
      title: 'Tuinman gezocht',
      pending_change: null,
      submitted_at: null,
      published_at: since,
    });
    expect((await read(id)).attributes.title).toBe('Tuinman gezocht');
  });

  test('comes back with a reason, is kept for its writer, and waits again once it was mended', async () => {
    const id = await online();
    await change(id, {
      description: '<p>Alleen voor jonge mensen</p>',
      demand_reason: 'Het is een jongerencentrum.',
    });
    expect((await act('return', id, manager, { reason: 'x' })).status).toBe(403);
    await takeMails(server);
    expect(problems(await act('return', id, staff))).toEqual(['blank /reason']);
    const back = (await act('return', id, staff, { reason: 'Waarom jong?' })).body.data;
    const [mail] = await takeMails(server);
    expect([mail?.subject, JSON.stringify(mail)]).toEqual([
      'Een vraag over je vacature',
      expect.stringContaining('Waarom jong?'),
    ]);
    const told = await server.call(first.host, 'GET', '/api/v1/notifications', { as: manager });
    expect(told.body.data.map((one: { attributes: object }) => one.attributes)).toContainEqual(
      expect.objectContaining({
        kind: 'vacancy_returned',
        vacancy_title: 'Tuinhulp',
        path: `/vacancies/${id}/edit`,
      }),
    );
    expect(back.attributes).toMatchObject({
      submitted_at: null,
      return_reason: 'Waarom jong?',
      pending_change: { description: '<p>Alleen voor jonge mensen</p>' },
    });
    expect(problems(await act('return', id, staff, { reason: 'x' }))).toEqual([
      'move_refused /data/attributes/status',
    ]);
    const other = (await change(id, { positions: 9, description: '<p>Alleen voor jonge mensen</p>' })).body
      .data;
    expect([
      other.attributes.positions,
      other.attributes.submitted_at,
      other.attributes.return_reason,
      (await read(id)).attributes.return_reason,
    ]).toEqual([9, null, 'Waarom jong?', null]);
    const again = (await change(id, { description: '<p>Voor iedereen</p>' })).body.data.attributes;
    expect([again.pending_change, again.submitted_at, again.return_reason]).toEqual([
      { description: '<p>Voor iedereen</p>' },
      '2026-11-24T09:00:00.000Z',
      null,
    ]);
    await change(id, { positions: 8 });
    expect(await actions(id)).toEqual(['update', 'submit', 'return', 'update', 'update', 'submit', 'update']);
  });

  test('that came back can be sent in as it is', async () => {
    const id = await online();
    await change(id, { title: 'Kok met diploma' });
    await act('return', id, staff, { reason: 'Waarom een diploma?' });
    const again = (await change(id, { status: 'published', reason: 'Zo moet het' })).body.data.attributes;
    expect([again.title, again.pending_change.title, again.submitted_at, again.return_reason]).toEqual([
      'Tuinhulp',
      'Kok met diploma',
      '2026-11-24T09:00:00.000Z',
      null,
    ]);
  });

  test('of one that was never online is said until it is sent in again', async () => {
    const id = await online({ status: 'draft', published_at: null });
    await act('publish', id);
    await act('return', id, staff, { reason: 'Voor wie is dit?' });
    const mended = (await change(id, { summary: 'Voor buren' })).body.data.attributes;
    expect([mended.status, mended.submitted_at, mended.return_reason]).toEqual([
      'draft',
      null,
      'Voor wie is dit?',
    ]);
    expect((await act('publish', id)).body.data.attributes.return_reason).toBeNull();
  });

  test('that is undone by its writer waits no longer', async () => {
    const id = await online();
    await change(id, { title: 'Iets anders' });
    const same = (await change(id, { title: 'Tuinhulp' })).body.data.attributes;
    expect([same.pending_change, same.submitted_at]).toEqual([null, null]);
  });

  test('comes along when the vacancy is taken off the site, as nothing is online to keep it from', async () => {
    const id = await online();
    await change(id, { title: 'Nieuw' });
    const draft = (await act('unpublish', id)).body.data.attributes;
    expect([draft.status, draft.title, draft.pending_change, draft.submitted_at]).toEqual([
      'draft',
      'Nieuw',
      null,
      null,
    ]);
  });

  test('is settled where the centre writes the same field itself: a later yes does not undo its words', async () => {
    const id = await online();
    await change(id, { title: 'Tuinman gezocht', summary: 'In de kas' });
    const half = (await change(id, { title: 'Tuinmens gezocht' }, staff)).body.data.attributes;
    expect([half.title, half.pending_change]).toEqual(['Tuinmens gezocht', { summary: 'In de kas' }]);
    const whole = (await change(id, { summary: 'Buiten' }, staff)).body.data.attributes;
    expect([whole.summary, whole.pending_change, whole.submitted_at]).toEqual(['Buiten', null, null]);
  });

  test('by the centre itself, or in a centre that checks afterwards, is online at once', async () => {
    const id = await online();
    expect((await change(id, { title: 'Door de centrale' }, staff)).body.data.attributes.title).toBe(
      'Door de centrale',
    );
    await checks('after');
    const mine = (await change(id, { title: 'Door ons' })).body.data.attributes;
    expect([mine.title, mine.pending_change]).toEqual(['Door ons', null]);
  });
});

describe('what the centre wants to know of it', () => {
  const checkOf = (id: string, as: Session = staff) =>
    server.call(first.host, 'GET', `/api/v1/vacancies/${id}/check`, { as });

  test('who sent it in, how many went before, and what of the same organisation it may be the same as', async () => {
    const organization_id = (await server.build.organization({ name: 'Buurttafel' })).id;
    const vacancy = (over: object) => server.build.vacancy({ organization_id, ...over });
    const known = await vacancy({ title: 'Koken voor de buurttafel' });
    await vacancy({ title: 'Penningmeester', status: 'filled' });
    await vacancy({ title: 'Kok voor de buurttafel', status: 'archived', published_at: null });
    await server.build.vacancy({ title: 'Kok voor de buurttafel' });
    const { id } = await vacancy({ title: 'Tafels dekken', status: 'draft', published_at: null });
    const cook = await server.signIn(
      first.host,
      (
        await server.build.user({
          first_name: 'Dewi',
          last_name: 'Lestari',
          roles: [['organization_superuser', organization_id]],
        })
      ).email,
    );
    await change(id, { title: 'Kok voor de buurttafel' }, cook);
    await act('publish', id, cook);
    const { data } = (await checkOf(id)).body;
    expect(data.attributes).toMatchObject({ submitted_by: { name: 'Dewi Lestari' }, published_before: 2 });
    expect(data.attributes.alike.map((one: { id: string; title: string }) => [one.id, one.title])).toEqual([
      [known.id, 'Koken voor de buurttafel'],
    ]);
    expect((await checkOf(id, cook)).status).toBe(403);
    expect((await checkOf(id, manager)).status).toBe(404);
  });

  test('a return is undone, and then tells nobody', async () => {
    const id = await online();
    await change(id, { title: 'Tuinman gezocht' });
    await takeMails(server);
    const { meta } = (await act('return', id, staff, { reason: 'Voor wie?' })).body;
    await server.call(first.host, 'PUT', '/api/v1/undo', { as: staff, body: { undo_id: meta.undo.id } });
    const { attributes } = await read(id, manager);
    expect([attributes.submitted_at, attributes.return_reason]).toEqual(['2026-11-24T09:00:00.000Z', null]);
    expect(await takeMails(server)).toEqual([]);
  });

  test('how many wait is in the toolbar of who checks alone', async () => {
    const waitingFor = async (as: Session) => {
      const [toolbar, dashboard] = await Promise.all(
        ['toolbar', 'dashboard'].map((path) => server.call(first.host, 'GET', `/api/v1/${path}`, { as })),
      );
      return [toolbar, dashboard].map((answer) => answer?.body.data.attributes.waiting_vacancies);
    };
    const [before] = await waitingFor(staff);
    await change(await online(), { title: 'Nog een' });
    expect(await waitingFor(staff)).toEqual([before + 1, before + 1]);
    expect(await waitingFor(manager)).toEqual([0, 0]);
  });
});

describe('what is online', () => {
  test.each(['before', 'after'] as const)('never loses what publishing asks: checked %s', async (when) => {
    await checks(when);
    const id = await online();
    const lost = await change(id, { description: null, category_ids: [] });
    expect(problems(lost).toSorted()).toEqual([
      'needed_online /data/attributes/category_ids',
      'needed_online /data/attributes/description',
    ]);
    expect((await read(id)).attributes.description).not.toBeNull();
    expect(problems(await change(id, { expires_at: '2026-11-01T09:00:00Z' }))).toEqual([
      'date_in_past /data/attributes/expires_at',
    ]);
    expect(await actions(id)).toEqual([]);
  });
});

describe('moves', () => {
  test('off the site, away, back and gone, each on record and each taken back but the way onto the site', async () => {
    await checks('after');
    const id = await online();
    for (const [name, status, isOffered] of [
      ['unpublish', 'draft', true],
      ['publish', 'published', false],
      ['archive', 'archived', true],
      ['restore', 'published', false],
    ] as const) {
      const { data, meta } = (await act(name, id)).body;
      expect([data.attributes.status, meta?.undo !== undefined], name).toEqual([status, isOffered]);
    }
    await act('archive', id);
    const gone = await server.call(first.host, 'DELETE', `/api/v1/vacancies/${id}`, { as: manager });
    expect([gone.status, gone.body.data.attributes.status]).toEqual([200, 'deleted']);
    expect((await server.call(first.host, 'GET', `/api/v1/vacancies/${id}`, { as: staff })).status).toBe(404);
    await server.call(first.host, 'PUT', '/api/v1/undo', {
      as: manager,
      body: { undo_id: gone.body.meta.undo.id },
    });
    expect((await read(id, manager)).attributes.status).toBe('archived');
  });
});

describe('many at once', () => {
  const edit = (attributes: object, as = manager) =>
    server.call(first.host, 'POST', '/api/v1/vacancies/bulk', {
      as,
      body: { data: { type: 'vacancy_bulk_edits', attributes } },
    });

  test('a dry run says what would happen; then each is done or refused with the reason, and all taken back together', async () => {
    await checks('after');
    const [one, two] = [await online(), await online({ status: 'draft', published_at: null })];
    const foreign = (await server.build.vacancy()).id;
    const vacancy_ids = [one, two, foreign];
    const dryRun = await edit({ vacancy_ids, status: 'filled', dry_run: true });
    expect([dryRun.status, dryRun.body.data.attributes]).toMatchObject([201, { changed: 1, refused: 2 }]);
    expect((await read(one)).attributes.status).toBe('published');
    const done = await edit({ vacancy_ids, status: 'filled' });
    const report = done.body.meta.report.map(({ result }: { result: string }) => result);
    expect(report).toEqual(['done', 'refused', 'refused']);
    expect((await read(one, manager)).attributes.status).toBe('filled');
    await server.call(first.host, 'PUT', '/api/v1/undo', {
      as: manager,
      body: { undo_id: done.body.meta.undo.id },
    });
    expect((await read(one)).attributes.status).toBe('published');
  });

  test('an end for many; nothing to change is refused', async () => {
    const id = await online();
    await edit({ vacancy_ids: [id], expires_at: '2027-01-31T23:00:00Z' });
    expect((await read(id)).attributes.expires_at).toBe('2027-01-31T23:00:00.000Z');
    expect(problems(await edit({ vacancy_ids: [id] }))).toEqual(['blank /data/attributes/status']);
  });

  test('contact and labels for many: labels are put to and taken from those that each has', async () => {
    const [one, two] = [await online({ tags: ['once', 'free'] }), await online({ tags: ['regularly'] })];
    const done = await edit({
      vacancy_ids: [one, two],
      contact_person: 'Jet Vermeer',
      contact_email: 'jet@speeltuin.example',
      add_tags: ['flexible'],
      remove_tags: ['once'],
    });
    expect(done.body.data.attributes).toMatchObject({ changed: 2, refused: 0 });
    const seen = await Promise.all([one, two].map(async (id) => (await read(id, manager)).attributes));
    expect(seen.map(({ contact_person, tags }) => [contact_person, tags])).toEqual([
      ['Jet Vermeer', ['flexible', 'free']],
      ['Jet Vermeer', ['regularly', 'flexible']],
    ]);
    expect(problems(await edit({ vacancy_ids: [one], contact_email: 'jet' }))).toEqual([
      'invalid_email /data/attributes/contact_email',
    ]);
    expect(problems(await edit({ vacancy_ids: [one], add_tags: ['!!'] }))).toHaveLength(1);
  });

  test('a list as a file holds what one manages and the filters ask for', async () => {
    const id = await online({ title: '=SUM(A1)' });
    const file = await server.call(first.host, 'GET', '/api/v1/vacancies/export?filter[q]=sum', {
      as: manager,
    });
    expect(file.status).toBe(200);
    expect(String(file.body)).toContain("'=SUM(A1)");
    expect(String(file.body).split('\r\n').filter(Boolean)).toHaveLength(2);
    expect(id).toBeDefined();
  });
});
