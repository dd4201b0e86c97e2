/** What becomes of an organisation: every move of the table, what follows from it, and what is refused. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { organizationMoves, organizationStatuses } from '#contract/organizations.ts';
import { makeForm } from '#server/features/forms/forms.cases.ts';
import { takeMails } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
const start = new Date('2026-11-24T09:00:00Z');

beforeAll(async () => {
  server = await testServer({ now: start, connections: 4 });
  await server.build.lookAlikes();
  staff = await somebody(server, {
    first_name: 'Femke',
    last_name: 'de Graaf',
    roles: ['center_superuser'],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = start;
  await takeMails(server);
});

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown, as = staff) =>
  server.call(first.host, method, `/api/v1/organizations/${path}`, { as, body });
const judge = (id: string, attributes: object, as = staff) =>
  call('PUT', `${id}/approve`, { data: { type: 'organizations', id, attributes } }, as);
const code = (answer: { body: { errors: { code: string; source?: { pointer: string } }[] } }) => [
  answer.body.errors[0]?.code,
  answer.body.errors[0]?.source?.pointer,
];
async function withPerson(status: string, locale = 'nl') {
  const { id } = await server.build.organization({ status, name: 'De Kade' });
  const person = await server.build.user({ locale, roles: [['organization_superuser', id]] });
  return { id, person };
}
const auditOf = (id: string) =>
  server.build.sql(
    first.id,
    'select act, from_state, to_state, reason from audit_events where subject_id = $1 order by id',
    [id],
  );
const notificationsOf = (id: string) =>
  server.build.sql(first.id, 'select kind, path from notifications where user_id = $1', [id]);

describe('a yes', () => {
  test('lets it in, tells its people in their language, and is on record', async () => {
    const { id, person } = await withPerson('pending', 'en');
    const answer = await judge(id, { status: 'approved' });
    expect([answer.status, answer.body.data.attributes.status]).toEqual([200, 'approved']);
    expect(answer.body.data.meta.can).toMatchObject({ approve: false, archive: true });
    const mails = await takeMails(server);
    expect(mails.map((mail) => [mail.template, mail.recipient, mail.locale])).toEqual([
      ['organization_approved', person.email, 'en'],
    ]);
    expect(await notificationsOf(person.id)).toEqual([
      { kind: 'organization_approved', path: `/organizations/${id}` },
    ]);
    expect(await auditOf(id)).toEqual([
      { act: 'approve', from_state: 'pending', to_state: 'approved', reason: null },
    ]);
  });

  test('is never given by somebody who works for it, whatever else they are', async () => {
    const { id } = await server.build.organization({ status: 'pending' });
    const { email } = await server.build.user({
      roles: ['center_superuser', ['organization_superuser', id]],
    });
    const both = await server.signIn(first.host, email);
    expect((await judge(id, { status: 'approved' }, both)).status).toBe(403);
    expect((await call('GET', id, undefined, both)).body.data.meta.can).toMatchObject({
      approve: false,
      deny: true,
    });
    await server.build.sql(first.id, "update organizations set status = 'archived' where id = $1", [id]);
    expect((await call('PUT', `${id}/restore`, {}, both)).status).toBe(403);
  });

  test('two at once count once', async () => {
    const { id } = await withPerson('pending');
    const answers = await Promise.all([judge(id, { status: 'approved' }), judge(id, { status: 'approved' })]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
    expect(await takeMails(server)).toHaveLength(1);
  });
});

describe('a no', () => {
  test('needs a reason of the list', async () => {
    const { id } = await withPerson('pending');
    expect(code(await judge(id, { status: 'denied' }))).toEqual(['reason_needed', '/data/attributes/reason']);
    expect(code(await judge(id, { status: 'denied', reason: 'zomaar' }))).toEqual([
      'inclusion',
      '/data/attributes/reason',
    ]);
    expect((await judge(id, { status: 'archived' })).status).toBe(422);
  });

  test('is mailed with the words of the centre, and can become a yes later', async () => {
    const { id, person } = await withPerson('pending');
    await judge(id, { status: 'denied', reason: 'outside_area', message: 'Probeer Harderwijk.' });
    const [mail] = await takeMails(server);
    expect([mail?.template, mail?.recipient]).toEqual(['organization_denied', person.email]);
    expect(mail?.body_text).toContain('niet in ons gebied');
    expect(mail?.body_text).toContain('Probeer Harderwijk.');
    server.clock.now = new Date(start.getTime() + 86_400_000);
    expect((await judge(id, { status: 'approved' })).body.data.attributes.status).toBe('approved');
    const rows = await server.build.sql(first.id, 'select deny_reason from organizations where id = $1', [
      id,
    ]);
    expect(rows[0]?.['deny_reason']).toBeNull();
  });
});

describe('a generic update with a status', () => {
  const put = (id: string, attributes: object, as = staff) =>
    call('PUT', id, { data: { type: 'organizations', id, attributes } }, as);

  test('goes through the same table, with the fields beside it', async () => {
    const { id } = await withPerson('pending');
    const answer = await put(id, { status: 'approved', website: 'https://kade.example' });
    expect([answer.status, answer.body.data.attributes]).toMatchObject([
      200,
      { status: 'approved', website: 'https://kade.example' },
    ]);
    expect((await takeMails(server)).map((mail) => mail.template)).toEqual(['organization_approved']);
    expect((await put(id, { status: 'archived' })).body.data.attributes.status).toBe('archived');
    expect((await put(id, { status: 'approved' })).body.data.attributes.status).toBe('approved');
    expect(code(await put(id, { status: 'denied', reason: 'other' }))[0]).toBe('move_refused');
    expect(code(await put(id, { status: 'weg' }))).toEqual(['inclusion', '/data/attributes/status']);
  });

  test('is no side door: an organisation never says yes to itself', async () => {
    const { id, person } = await withPerson('pending');
    const own = await server.signIn(first.host, person.email);
    for (const status of ['approved', 'archived', 'denied', 'deleted'])
      expect((await put(id, { status, name: 'Anders' }, own)).status, status).toBe(403);
    const same = await put(id, { status: 'pending', website: 'https://kade.example' }, own);
    expect([same.status, same.body.data.attributes.name]).toEqual([200, 'De Kade']);
  });
});

test('nobody puts one back in the queue: a yes or no is undone at once or not at all', async () => {
  const { id } = await withPerson('pending');
  await judge(id, { status: 'approved' });
  expect((await call('PUT', `${id}/reopen`, {})).status).toBe(404);
  const attributes = { status: 'pending' };
  const back = await call('PUT', id, { data: { type: 'organizations', id, attributes } });
  expect([back.status, ...code(back)]).toEqual([422, 'move_refused', '/data/attributes/status']);
});

describe('archiving', () => {
  async function busy() {
    const { id, person } = await withPerson('approved');
    const vacancy = await server.build.vacancy({ organization_id: id, title: 'Tuin' });
    await server.build.vacancy({ organization_id: id, status: 'draft' });
    const parents = { organization_id: id, vacancy_id: vacancy.id };
    const waiting = await server.build.application(parents);
    await server.build.application({ ...parents, status: 'accepted' });
    await server.build.application({ ...parents, confirmed_at: null });
    const form = await makeForm(server, { organization: id });
    return { id, person, vacancy, waiting, form };
  }
  const statusOf = async (table: string, id: string) =>
    (await server.build.sql(first.id, `select status from ${table} where id = $1`, [id]))[0]?.['status'];

  test('says first what it touches, and changes nothing by that', async () => {
    const { id, vacancy } = await busy();
    const counts = { published_vacancies: 1, published_forms: 1, open_applications: 1, people: 1 };
    expect((await call('GET', `${id}/consequences`)).body.meta).toEqual(counts);
    const dry = await call('PUT', `${id}/archive`, { dry_run: true });
    expect([dry.status, dry.body.meta]).toEqual([200, { ...counts, dry_run: true }]);
    expect([await statusOf('organizations', id), await statusOf('vacancies', vacancy.id)]).toEqual([
      'approved',
      'published',
    ]);
    expect(await takeMails(server)).toEqual([]);
  });

  test('takes its vacancies offline, and leaves applications with the centre when that is chosen', async () => {
    const { id, person, vacancy, waiting } = await busy();
    const answer = await call('PUT', `${id}/archive`, { open_applications: 'keep' });
    expect([answer.status, answer.body.meta.published_vacancies]).toEqual([200, 1]);
    expect([await statusOf('vacancies', vacancy.id), await statusOf('applications', waiting.id)]).toEqual([
      'draft',
      null,
    ]);
    expect((await takeMails(server)).map((mail) => [mail.template, mail.recipient])).toEqual([
      ['organization_archived', person.email],
    ]);
    const list = await server.call(
      first.host,
      'GET',
      `/api/v1/applications?filter[state]=open&filter[organization_id_eq]=${id}`,
      { as: staff },
    );
    expect(list.body.data.map((one: { id: string }) => one.id)).toEqual([waiting.id]);
  });

  test('or answers all of them with one message and vacancies like theirs', async () => {
    const { id, waiting } = await busy();
    await server.build.vacancy({ title: 'Lijkt erop' });
    await call('PUT', `${id}/archive`, { open_applications: 'answer', message: 'Wij stoppen ermee.' });
    expect(await statusOf('applications', waiting.id)).toBe('rejected');
    const mail = (await takeMails(server)).find((one) => one.template === 'application_rejected');
    expect(mail?.recipient).toBe(String(waiting['email']));
    expect(mail?.body_text).toContain('Wij stoppen ermee.');
    expect(mail?.body_text).toMatch(/\/vacancies\/[\da-f-]{36}/);
    expect(await auditOf(waiting.id)).toMatchObject([{ act: 'reject', reason: 'vacancy_closed' }]);
  });

  test('comes back without putting anything online by itself', async () => {
    const { id, vacancy, form } = await busy();
    await call('PUT', `${id}/archive`, {});
    const publish = () => server.call(first.host, 'POST', `/api/v1/forms/${form}/publish`, { as: staff });
    expect(code(await publish())).toContain('organization_not_approved');
    const answer = await call('PUT', `${id}/restore`, {});
    expect([
      answer.body.data.attributes.status,
      await statusOf('vacancies', vacancy.id),
      await statusOf('forms', form),
    ]).toEqual(['approved', 'draft', 'closed']);
    expect((await publish()).status).toBe(200);
  });

  test('deleting hides it and its vacancies from everybody, answers who waits, and keeps the rows', async () => {
    const { id, vacancy, waiting, form } = await busy();
    await call('PUT', `${id}/archive`, {});
    const asked = () => server.call(first.host, 'GET', `/api/v1/forms/${form}/online`);
    expect((await asked()).body.data.attributes.intake).toBe('closed');
    expect((await call('DELETE', id)).status).toBe(204);
    expect((await asked()).status).toBe(404);
    expect((await call('GET', id)).status).toBe(404);
    const gone = await server.call(first.host, 'GET', `/api/v1/vacancies/${vacancy.id}`, { as: staff });
    expect(gone.status).toBe(404);
    expect(await statusOf('applications', waiting.id)).toBe('rejected');
    expect(await statusOf('organizations', id)).toBe('deleted');
  });
});

describe('the table', () => {
  const calls: Record<string, (id: string) => ReturnType<typeof call>> = {
    approve: (id) => judge(id, { status: 'approved' }),
    deny: (id) => judge(id, { status: 'denied', reason: 'other' }),
    archive: (id) => call('PUT', `${id}/archive`, {}),
    restore: (id) => call('PUT', `${id}/restore`, {}),
    delete: (id) => call('DELETE', id),
  };
  const moves = Object.keys(calls) as (keyof typeof organizationMoves)[];
  const cells = moves.flatMap((move) =>
    organizationStatuses.filter((status) => status !== 'deleted').map((status) => [move, status] as const),
  );

  test.each(cells)('%s from %s', async (move, status) => {
    const { id } = await server.build.organization({ status });
    const isAllowed = (organizationMoves[move].from as readonly string[]).includes(status);
    const shown = (await call('GET', id)).body.data.meta.can[move];
    const answer = await calls[move]?.(id);
    expect([answer?.status, shown]).toEqual([isAllowed ? (move === 'delete' ? 204 : 200) : 422, isAllowed]);
  });
});
