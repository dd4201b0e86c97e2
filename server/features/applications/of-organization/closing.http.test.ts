/** Whatever takes vacancies off the site: those who wait are told where that is chosen, in the same act, and stay otherwise. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeMails } from '#tests/support/applying.ts';
import { vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first, type Method, type Session } from '#tests/support/server.ts';

let { server, organizationId, manager, staff } = {} as VacancyWorld;
beforeAll(async () => {
  ({ server, organizationId, manager, staff } = await vacancyWorld());
  await server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'after'");
});
beforeEach(async () => void (await takeMails(server)));
afterAll(() => server.close());

/** Online, with people who wait. */
async function awaited(over: object = {}, emails = ['een@buurt.example', 'twee@buurt.example']) {
  const { id } = await server.build.vacancy({ organization_id: organizationId, ...over });
  for (const email of emails)
    await server.build.application({ vacancy_id: id, organization_id: organizationId, email });
  return id;
}
const answers = async (ids: readonly string[]) =>
  (
    await server.build.sql(
      first.id,
      'select status, decision_message from applications where vacancy_id = any($1) order by vacancy_id, email',
      [ids],
    )
  ).map((row) => [row['status'], row['decision_message']]);
const stateOf = async (id: string) =>
  (await server.build.sql(first.id, 'select status from vacancies where id = $1', [id]))[0]?.['status'];
const send = (method: Method, path: string, body: object, as: Session = manager) =>
  server.call(first.host, method, `/api/v1/vacancies/${path}`, { as, body });
const change = (id: string, attributes: object) =>
  send('PATCH', id, { data: { type: 'vacancies', id, attributes } });
const edit = (attributes: object) =>
  send('POST', 'bulk', { data: { type: 'vacancy_bulk_edits', attributes } });

const told = { open_applications: 'answer', message: 'We hebben Ria gevonden.' };
const ways: Record<
  string,
  { state: string; from?: object; act: (id: string, said: object) => ReturnType<typeof send> }
> = {
  fill: { state: 'filled', act: (id, said) => send('POST', `${id}/fill`, said) },
  unpublish: { state: 'draft', act: (id, said) => send('POST', `${id}/unpublish`, said) },
  archive: { state: 'archived', act: (id, said) => send('POST', `${id}/archive`, said) },
  delete: { state: 'deleted', from: { status: 'draft' }, act: (id, said) => send('DELETE', id, said) },
  'a status by the general change': {
    state: 'archived',
    act: (id, said) => change(id, { status: 'archived', ...said }),
  },
  'a no by the centre afterwards': {
    state: 'archived',
    from: { submitted_at: new Date() },
    act: (id, said) => send('POST', `${id}/reject`, { reason: 'Dit is betaald werk.', ...said }, staff),
  },
  'sent back by the centre afterwards': {
    state: 'draft',
    from: { submitted_at: new Date() },
    act: (id, said) => send('POST', `${id}/return`, { reason: 'Vertel met wie.', ...said }, staff),
  },
  'a change of many': {
    state: 'filled',
    act: (id, said) => edit({ vacancy_ids: [id], status: 'filled', ...said }),
  },
};

/** Calls of their own, which say how many people are left to answer. */
const acts = new Set(['fill', 'unpublish', 'archive', 'delete']);

describe.each(Object.entries(ways))('%s', (name, { state, from, act }) => {
  test('tells those who wait, whose mails leave once it can be undone no more', async () => {
    const id = await awaited(from);
    const answer = await act(id, told);
    expect([answer.status < 300, await stateOf(id)]).toEqual([true, state]);
    const rejected = ['rejected', told.message];
    expect(await answers([id])).toEqual([rejected, rejected]);
    if (acts.has(name)) expect(answer.body.meta.waiting).toBe(0);
    const undoId = answer.body.meta.undo.id;
    const held = await server.build.sql(
      first.id,
      "select undo_id, held_until from email_deliveries where template = 'application_rejected'",
    );
    expect(held.map((mail) => mail['undo_id'])).toEqual([undoId, undoId]);
    expect(held.every((mail) => mail['held_until'] !== null)).toBe(true);
    const as = name.includes('by the centre') ? staff : manager;
    const undone = await server.call(first.host, 'PUT', '/api/v1/undo', { as, body: { undo_id: undoId } });
    expect(undone.status).toBe(200);
    expect(await answers([id])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await takeMails(server)).toEqual([]);
  });

  test('leaves them where they are when nothing is chosen', async () => {
    const id = await awaited(from);
    const answer = await act(id, {});
    expect(answer.status).toBeLessThan(300);
    if (acts.has(name)) expect(answer.body.meta.waiting).toBe(2);
    expect(await answers([id])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

test('a dry run of many says how many people wait at how many, and tells nobody', async () => {
  const ids = [
    await awaited(),
    await awaited({}, ['twee@buurt.example', 'drie@buurt.example']),
    await awaited({}, []),
    // Stays as it is: nobody there is left hanging by this.
    await awaited({ status: 'filled' }, ['vier@buurt.example']),
  ];
  const asked = await edit({ vacancy_ids: ids, status: 'filled', dry_run: true, ...told });
  expect(asked.body.meta.waiting).toEqual({ people: 3, vacancies: 2 });
  expect((await answers(ids)).every(([status]) => status === null)).toBe(true);
  expect(await takeMails(server)).toEqual([]);
  const online = await edit({ vacancy_ids: ids, add_tags: ['once'], dry_run: true });
  expect(online.body.meta.waiting).toEqual({ people: 0, vacancies: 0 });
});

test('of many at once nobody is pointed to one that was closed with theirs', async () => {
  await server.build.sql(first.id, "update vacancies set status = 'archived'");
  const alike = { title: 'Koken met de buren', category_ids: ['nature'] };
  const ids = [await awaited(alike, ['een@buurt.example']), await awaited(alike, ['twee@buurt.example'])];
  const open = (await server.build.vacancy({ organization_id: organizationId, ...alike })).id;
  const done = await edit({ vacancy_ids: ids, status: 'filled', ...told });
  expect(done.body.meta.waiting).toEqual({ people: 2, vacancies: 2 });
  const mails = (await takeMails(server)).filter(({ template }) => template === 'application_rejected');
  expect(mails).toHaveLength(2);
  for (const { body_text: text } of mails) {
    expect(text).toContain(open);
    for (const id of ids) expect(text).not.toContain(id);
  }
});

test('one that cannot be closed tells nobody of its own', async () => {
  const [draft, online] = [await awaited({ status: 'draft' }), await awaited()];
  const done = await edit({ vacancy_ids: [draft, online], status: 'filled', ...told });
  expect(done.body.data.attributes).toMatchObject({ changed: 1, refused: 1 });
  expect((await answers([draft])).every(([status]) => status === null)).toBe(true);
  expect((await answers([online])).every(([status]) => status === 'rejected')).toBe(true);
});

test('a choice that there is not is refused at its field', async () => {
  const id = await awaited();
  const refused = await send('POST', `${id}/fill`, { open_applications: 'forget' });
  expect([refused.status, refused.body.errors[0].source.pointer]).toEqual([422, '/open_applications']);
  expect(await stateOf(id)).toBe('published');
});
