/** Kinds of work, groups and the organisation of many vacancies at once: what each has already counts, and nobody's details travel along. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationForm } from '#tests/support/applying.ts';
import { problems, vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first, second } from '#tests/support/server.ts';

let world: VacancyWorld;
let { server, organizationId, manager, staff } = {} as VacancyWorld;
let otherId: string;

beforeAll(async () => {
  world = await vacancyWorld();
  ({ server, organizationId, manager, staff } = world);
  otherId = (await server.build.organization({ name: 'De Kas' })).id;
  await server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'after'");
});
afterAll(() => server.close());

const edit = (attributes: object, as = staff) =>
  server.call(first.host, 'POST', '/api/v1/vacancies/bulk', {
    as,
    body: { data: { type: 'vacancy_bulk_edits', attributes } },
  });
const make = async (over: object = {}) =>
  (await server.build.vacancy({ organization_id: organizationId, title: 'Tuinhulp', ...over })).id;
const stored = async (id: string) =>
  (await server.build.sql(first.id, 'select * from vacancies where id = $1', [id]))[0] ?? {};
const reasons = (answer: Awaited<ReturnType<typeof edit>>): (string | null)[] =>
  answer.body.meta.report.map(({ reason }: { reason: string | null }) => reason);

test('kinds of work and groups are put to what each has, and taken from it', async () => {
  const ids = [await make({ category_ids: ['nature', 'sport'] }), await make({ category_ids: ['ict'] })];
  const done = await edit({
    vacancy_ids: ids,
    add_category_ids: ['nature'],
    remove_category_ids: ['sport'],
    add_target_group_ids: ['elderly'],
  });
  expect(done.body.data.attributes).toMatchObject({ changed: 2, refused: 0 });
  const rows = await Promise.all(ids.map(stored));
  expect(rows.map((row) => [row['category_ids'], row['target_group_ids']])).toEqual([
    [['nature'], ['elderly']],
    [['ict', 'nature'], ['elderly']],
  ]);
});

test('one that would have too many, or none while it is online, stays as it is and says why', async () => {
  const full = await make({ category_ids: ['nature', 'sport', 'ict'] });
  const last = await make({ category_ids: ['nature'] });
  expect(reasons(await edit({ vacancy_ids: [full, last], add_category_ids: ['culture'] }))).toEqual([
    'Kies er hooguit 3',
    null,
  ]);
  expect(reasons(await edit({ vacancy_ids: [last], remove_category_ids: ['nature', 'culture'] }))).toEqual([
    'Dit mag niet leeg zijn zolang de vacature online staat',
  ]);
  expect((await stored(last))['category_ids']).toEqual(['nature', 'culture']);
});

test('where the centre checks before, kinds of work wait beside what waits already', async () => {
  await server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'before'");
  const id = await make({ category_ids: ['nature'] });
  await edit({ vacancy_ids: [id], add_category_ids: ['sport'] }, manager);
  await edit({ vacancy_ids: [id], add_category_ids: ['ict'] }, manager);
  const { category_ids, pending_change } = await stored(id);
  expect([category_ids, pending_change]).toEqual([['nature'], { categoryIds: ['nature', 'sport', 'ict'] }]);
  await server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'after'");
});

test('many are shared with the partners of the centre at once, and taken back', async () => {
  const vacancy_ids = [await make(), await make({ is_shared: true })];
  const shown = async () => (await Promise.all(vacancy_ids.map(stored))).map((row) => row['is_shared']);
  await edit({ vacancy_ids, is_shared: true });
  expect(await shown()).toEqual([true, true]);
  await edit({ vacancy_ids, is_shared: false });
  expect(await shown()).toEqual([false, false]);
});

test('a word that is in no list is refused at its field, and so is an organisation that is none', async () => {
  const vacancy_ids = [await make()];
  expect(
    problems(await edit({ vacancy_ids, add_category_ids: ['nonsense'], add_target_group_ids: ['nobody'] })),
  ).toEqual([
    'unknown_record /data/attributes/add_category_ids',
    'unknown_record /data/attributes/add_target_group_ids',
  ]);
  const foreign = (await server.build.organization({ center: second.id })).id;
  const archived = (await server.build.organization({ status: 'archived' })).id;
  const tries = [randomUUID(), foreign, archived].map((organization_id) =>
    edit({ vacancy_ids, organization_id }),
  );
  for (const answer of await Promise.all(tries))
    expect(problems(answer)).toEqual(['unknown_record /data/attributes/organization_id']);
});

test('one goes to another organisation with its undo; a contact of the old one does not', async () => {
  const contact = await server.build.user({ roles: [['organization_superuser', organizationId]] });
  const id = await make({ contact_id: contact.id });
  const done = await edit({ vacancy_ids: [id], organization_id: otherId });
  expect(done.body.data.attributes).toMatchObject({ changed: 1, refused: 0 });
  expect(await stored(id)).toMatchObject({
    organization_id: otherId,
    organization_name: 'De Kas',
    contact_id: null,
    lock_version: 1,
  });
  const [event] = await server.build.sql(
    first.id,
    "select reason from audit_events where subject_id = $1 and act = 'update'",
    [id],
  );
  expect(event?.['reason']).toBe('De Speeltuin → De Kas');
  await server.call(first.host, 'PUT', '/api/v1/undo', {
    as: staff,
    body: { undo_id: done.body.meta.undo.id },
  });
  expect(await stored(id)).toMatchObject({ organization_id: organizationId, contact_id: contact.id });
});

test('one that people applied to stays, also when it was withdrawn; one that is online goes to no organisation that waits', async () => {
  const applied = await make();
  await server.build.application({
    vacancy_id: applied,
    organization_id: organizationId,
    withdrawn_at: '2026-11-20T09:00:00Z',
  });
  const waits = (await server.build.organization({ status: 'pending' })).id;
  const [online, draft] = [await make(), await make({ status: 'draft', published_at: null })];
  expect(reasons(await edit({ vacancy_ids: [applied], organization_id: otherId }))[0]).toMatch(
    'Mensen meldden zich aan bij deze organisatie',
  );
  expect(reasons(await edit({ vacancy_ids: [online, draft], organization_id: waits }))).toEqual([
    'Plaatsen kan als de organisatie is goedgekeurd',
    null,
  ]);
  expect([await stored(applied), await stored(online), await stored(draft)]).toMatchObject([
    { organization_id: organizationId },
    { organization_id: organizationId },
    { organization_id: waits },
  ]);
});

test('whoever manages one organisation gives nothing to another, and takes nothing from it', async () => {
  const [own, theirs] = [await make(), await make({ organization_id: otherId })];
  expect((await edit({ vacancy_ids: [own], organization_id: otherId }, manager)).status).toBe(403);
  const taken = await edit({ vacancy_ids: [theirs], organization_id: organizationId }, manager);
  expect(taken.body.data.attributes).toMatchObject({ changed: 0, refused: 1 });
  expect((await stored(theirs))['organization_id']).toBe(otherId);
});

test('who applies while it goes to another organisation applies to the one that has it then', async () => {
  const volunteer = await server.signIn(first.host, (await server.build.user()).email);
  const rounds = Array.from({ length: 8 }, async () => {
    const id = await make();
    await Promise.all([
      edit({ vacancy_ids: [id], organization_id: otherId }),
      server.call(first.host, 'POST', '/api/v1/applications', {
        as: volunteer,
        body: { data: { type: 'applications', attributes: applicationForm(id) } },
      }),
    ]);
    return id;
  });
  const ids = await Promise.all(rounds);
  const found = await server.build.sql(
    first.id,
    `select a.organization_id = v.organization_id as is_theirs from applications a
       join vacancies v on v.id = a.vacancy_id where v.id = any($1)`,
    [ids],
  );
  expect(found.map((row) => row['is_theirs'])).toEqual(ids.map(() => true));
});
