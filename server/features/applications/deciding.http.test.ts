/** Answering applications and taking them back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apply, confirm, takeMails, tokenIn } from '#tests/support/applying.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let organizationId: string;
let manager: Session;
let managerEmail: string;

beforeAll(async () => {
  server = await testServer({ now: new Date('2026-11-24T09:00:00Z'), connections: 4 });
  await server.build.lookAlikes();
  organizationId = (await server.build.organization()).id;
  managerEmail = (
    await server.build.user({
      first_name: 'Iris',
      last_name: 'Kuiper',
      roles: [['organization_superuser', organizationId]],
    })
  ).email;
  manager = await server.signIn(first.host, managerEmail);
});
afterAll(() => server.close());
beforeEach(() => takeMails(server));

async function newApplication(vacancy: object = {}, over: object = {}) {
  const { id: vacancy_id } = await server.build.vacancy({ organization_id: organizationId, ...vacancy });
  const application = await server.build.application({
    vacancy_id,
    organization_id: organizationId,
    ...over,
  });
  return { id: application.id, vacancyId: vacancy_id, email: String(application['email']) };
}
const act = (name: string, id: string, body: unknown = {}, as: Session = manager) =>
  server.call(first.host, 'POST', `/api/v1/applications/${id}/${name}`, { as, body });
const reject = (id: string, over: object = {}) =>
  act('reject', id, { reject_reason: 'place_taken', ...over });
const code = (answer: { body: { errors: { code: string; source?: { pointer: string } }[] } }) => [
  answer.body.errors[0]?.code,
  answer.body.errors[0]?.source?.pointer,
];
const accepted = async (vacancyId: string) =>
  (await server.build.sql(first.id, 'select accepted_count from vacancies where id = $1', [vacancyId]))[0]?.[
    'accepted_count'
  ];

describe('accepting', () => {
  test('takes a place, stamps who and when, mails the applicant, and is on record', async () => {
    const { id, vacancyId, email } = await newApplication({ positions: 2 });
    const answer = await act('accept', id, { message: 'Kom maandag langs.' });
    expect(answer.status).toBe(200);
    expect(answer.body.data.attributes).toMatchObject({
      status: 'accepted',
      decided_by_name: 'Iris Kuiper',
      decided_at: '2026-11-24T09:00:00.000Z',
      first_response_at: '2026-11-24T09:00:00.000Z',
      waiting_days: null,
      lock_version: 1,
    });
    expect(await accepted(vacancyId)).toBe(1);
    const mails = await takeMails(server);
    expect(mails.map((mail) => [mail.template, mail.recipient])).toEqual([['application_accepted', email]]);
    expect(mails[0]?.body_text).toContain('Kom maandag langs.');
    const audit = await server.build.sql(
      first.id,
      'select act, from_state, to_state, actor_name from audit_events where subject_id = $1',
      [id],
    );
    expect(audit).toEqual([
      { act: 'accept', from_state: 'new', to_state: 'accepted', actor_name: 'Iris Kuiper' },
    ]);
  });

  test('one place and two at once: one is accepted', async () => {
    const { id, vacancyId } = await newApplication({ positions: 1 });
    const other = await server.build.application({ vacancy_id: vacancyId, organization_id: organizationId });
    const answers = await Promise.all([act('accept', id), act('accept', other.id)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
    expect(code(answers.find((answer) => answer.status === 422) as never)).toEqual([
      'no_places_left',
      '/data/attributes/status',
    ]);
    expect(await accepted(vacancyId)).toBe(1);
  });

  test('the same one twice at once: one counts', async () => {
    const { id, vacancyId } = await newApplication({ positions: 5 });
    const answers = await Promise.all([act('accept', id), act('accept', id)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
    expect([await accepted(vacancyId), (await takeMails(server)).length]).toEqual([1, 1]);
  });
});

describe('rejecting', () => {
  test('needs a reason of the list', async () => {
    const { id } = await newApplication();
    for (const body of [{}, { reject_reason: null }, { reject_reason: 'zomaar' }]) {
      const answer = await act('reject', id, body);
      expect([answer.status, code(answer)[1]], JSON.stringify(body)).toEqual([422, '/reject_reason']);
    }
  });

  test('mails it with other vacancies, and takes no place', async () => {
    const { id, vacancyId, email } = await newApplication();
    const answer = await reject(id, { message: 'Helaas.' });
    expect(answer.body.data.attributes).toMatchObject({
      status: 'rejected',
      reject_reason: 'place_taken',
      decision_message: 'Helaas.',
    });
    const [mail] = await takeMails(server);
    expect([mail?.template, mail?.recipient]).toEqual(['application_rejected', email]);
    expect(mail?.body_text).toMatch(/\/vacancies\/[\da-f-]{36}/);
    expect(mail?.body_text).not.toContain(vacancyId);
    expect(await accepted(vacancyId)).toBe(0);
  });
});

describe('a change of mind', () => {
  test('needs a reason, gives the place back, and comes once', async () => {
    const { id, vacancyId } = await newApplication({ positions: 1 });
    await act('accept', id);
    expect(code(await reject(id))).toEqual(['reason_needed', '/data/attributes/reason']);
    const changed = await reject(id, { reason: 'Toch geen tijd' });
    expect([changed.status, changed.body.data.meta.can]).toEqual([
      200,
      { accept: false, reject: false, withdraw: false, remind: false, manage: true },
    ]);
    expect(await accepted(vacancyId)).toBe(0);
    const third = await act('accept', id, { reason: 'Toch wel' });
    expect([third.status, code(third)[0]]).toEqual([422, 'move_refused']);
    const [last] = await server.build.sql(
      first.id,
      "select reason from audit_events where subject_id = $1 and act = 'reject'",
      [id],
    );
    expect(last?.['reason']).toBe('Toch geen tijd');
  });

  test('from no to yes: not when the same person applied again, nor without a place', async () => {
    const { id, vacancyId, email } = await newApplication({ positions: 1 });
    await reject(id);
    const anew = await server.build.application({
      vacancy_id: vacancyId,
      organization_id: organizationId,
      email,
    });
    expect(code(await act('accept', id, { reason: 'x' }))[0]).toBe('move_refused');
    await act('accept', anew.id);
    const other = await server.build.application({
      vacancy_id: vacancyId,
      organization_id: organizationId,
      status: 'rejected',
      decisions: 1,
    });
    expect(code(await act('accept', other.id, { reason: 'x' }))[0]).toBe('no_places_left');
  });
});

describe('undoing it', () => {
  test('by account: frees the place, tells the organisation, and ends all moves', async () => {
    const person = await server.build.user();
    const as = await server.signIn(first.host, person.email);
    const { id, vacancyId } = await newApplication(
      { positions: 1 },
      { user_id: person.id, email: person.email },
    );
    await act('accept', id);
    await takeMails(server);
    const answer = await act('withdraw', id, { withdraw_reason: 'Ik verhuis.' }, as);
    expect(answer.body.data.attributes).toMatchObject({
      status: 'accepted',
      withdrawn_at: '2026-11-24T09:00:00.000Z',
      withdraw_reason: 'Ik verhuis.',
    });
    expect(await accepted(vacancyId)).toBe(0);
    const mails = await takeMails(server);
    expect(mails.map((mail) => [mail.template, mail.recipient])).toEqual([
      ['application_withdrawn', managerEmail],
    ]);
    expect(mails[0]?.body_text).not.toContain(person.email);
    for (const again of [act('withdraw', id, {}, as), act('accept', id), reject(id)])
      expect(code(await again)[0]).toBe('move_refused');
    expect((await apply(server, vacancyId, {}, { as })).status).toBe(201);
  });

  test('by the link in the mail, without an account', async () => {
    const vacancy = await server.build.vacancy({ organization_id: organizationId });
    await apply(server, vacancy.id);
    await confirm(server, tokenIn((await takeMails(server))[0]));
    const sent = (await takeMails(server)).find((mail) => mail.template === 'application_sent');
    expect(sent?.body_text).toContain('act=withdraw');
    const answer = await confirm(server, tokenIn(sent));
    expect([answer.status, answer.body.data.attributes.withdrawn_at]).toEqual([
      200,
      '2026-11-24T09:00:00.000Z',
    ]);
    expect((await takeMails(server)).map((mail) => mail.template)).toEqual(['application_withdrawn']);
    expect(code(await confirm(server, tokenIn(sent)))[0]).toBe('token_used');
  });

  test('a rejected one cannot be', async () => {
    const person = await server.build.user();
    const as = await server.signIn(first.host, person.email);
    const { id } = await newApplication({}, { user_id: person.id, status: 'rejected', decisions: 1 });
    expect(code(await act('withdraw', id, {}, as))[0]).toBe('move_refused');
  });
});

describe('the list', () => {
  test('state, search, sort and include', async () => {
    const { id, vacancyId } = await newApplication(
      { title: 'Zeldzame titel' },
      {
        last_name: 'Ypenburg',
        created_at: new Date('2026-11-20T08:00:00Z'),
        confirmed_at: new Date('2026-11-20T08:00:00Z'),
      },
    );
    const list = (query: string) =>
      server.call(first.host, 'GET', `/api/v1/applications?${query}`, { as: manager });
    const ids = async (query: string) => (await list(query)).body.data.map((one: { id: string }) => one.id);
    expect(await ids('filter[q]=ypen')).toEqual([id]);
    expect(await ids('filter[q]=zeldzame')).toEqual([id]);
    expect(await ids('filter[q]=%25')).toEqual([]);
    expect((await ids('filter[state]=open'))[0]).toBe(id);
    expect(await ids('filter[state]=withdrawn')).not.toContain(id);
    expect(await ids(`filter[vacancy_id_eq]=${vacancyId}&filter[state]=decided`)).toEqual([]);
    const one = await list(`filter[vacancy_id_eq]=${vacancyId}&include=vacancy.organization`);
    expect(one.body.data[0].attributes.waiting_days).toBe(4);
    expect(one.body.included.map((found: { type: string }) => found.type)).toEqual([
      'vacancies',
      'organizations',
    ]);
    expect(
      (await list('sort=last_name')).body.data
        .map((found: { attributes: { last_name: string } }) => found.attributes.last_name)
        .at(-1),
    ).toBe('Ypenburg');
    expect((await list('')).headers['cache-control']).toBe('no-store');
  });

  test('of what one answers, without what one sent, and how many there are in each state', async () => {
    const user = await server.build.user({ roles: [['organization_superuser', organizationId]] });
    const [both, volunteer] = [
      await server.signIn(first.host, user.email),
      await somebody(server, { roles: ['volunteer'] }),
    ];
    const elsewhere = (await server.build.organization()).id;
    const { id: vacancy_id } = await server.build.vacancy({ organization_id: elsewhere });
    const sent = await server.build.application({
      vacancy_id,
      organization_id: elsewhere,
      user_id: user.id,
      last_name: 'Zwaluwstaart',
    });
    const work = [];
    for (const over of [{}, { status: 'accepted' }])
      work.push((await newApplication({}, { last_name: 'Zwaluwstaart', ...over })).id);
    const list = async (query: string, as: Session) =>
      (await server.call(first.host, 'GET', `/api/v1/applications?filter[q]=zwaluw&${query}`, { as })).body;
    const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id).toSorted();
    expect(ids(await list('', both))).toEqual([sent.id, ...work].toSorted());
    const managed = await list('filter[managed]=true&filter[state]=open&facets=true', both);
    expect(ids(managed)).toEqual(work.slice(0, 1));
    expect(managed.meta.facets.state).toEqual([
      { value: 'open', count: 1 },
      { value: 'decided', count: 1 },
      { value: 'withdrawn', count: 0 },
    ]);
    expect(managed.meta.can).toEqual({ decide: true, follow: false, remind: false });
    const managedOf = ({ data }: { data: { id: string; meta: { can: { manage: boolean } } }[] }) =>
      data.filter(({ meta }) => meta.can.manage).map(({ id }) => id);
    expect(managedOf(await list('', both)).toSorted()).toEqual(work.toSorted());
    const own = await list('filter[managed]=true', volunteer);
    expect([own.data, own.meta.can]).toEqual([[], { decide: false, follow: false, remind: false }]);
  });
});
