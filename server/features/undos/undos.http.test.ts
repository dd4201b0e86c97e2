/** Undoing what one just did: wholly, once, in time; and no mail leaves that was undone or overtaken. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allTasks } from '#server/jobs/all-tasks.ts';
import { takeMails } from '#tests/support/applying.ts';
import {
  first,
  second,
  testServer,
  type Session,
  type TestAnswer,
  type TestServer,
} from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
let colleague: Session;
beforeAll(async () => {
  server = await testServer();
  const keeper = async () => somebody(server, { roles: ['center_superuser'] });
  [staff, colleague] = [await keeper(), await keeper()];
});
beforeEach(async () => void (await takeMails(server)));
afterAll(() => server.close());

const call = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body: unknown, as = staff) =>
  server.call(first.host, method, `/api/v1/${path}`, { as, body });
const undoId = (answer: TestAnswer): string => answer.body.meta?.undo?.id;
const takeBack = (id: string, as = staff, host = first.host) =>
  server.call(host, 'PUT', '/api/v1/undo', { as, body: { undo_id: id } });
const rows = (text: string, values: unknown[] = []) => server.build.sql(first.id, text, values);

const kept = [
  'applications',
  'organizations',
  'vacancies',
  'users',
  'user_roles',
  'one_time_tokens',
  'notifications',
  'sessions',
];
/** All that an action may touch, without what counts how often a row was written. */
async function world() {
  const all = kept.map(async (table) => [
    table,
    await rows(
      `select to_jsonb(t) - array['lock_version', 'updated_at', 'last_used_at', 'token_hash', 'previous_hash', 'rotated_at'] as row
      from ${table} t ${table === 'sessions' ? 'where user_id not in ($1, $2)' : 'where $1::text is distinct from $2::text'} order by id`,
      [staff.userId, colleague.userId],
    ),
  ]);
  return Object.fromEntries(await Promise.all(all));
}

/** An organisation with somebody in it, and somebody with an account who applied to it. */
async function scene(over: Record<string, unknown> = {}) {
  const organization = await server.build.organization(over);
  await server.build.user({ roles: [['organization_superuser', organization.id]] });
  const vacancy = await server.build.vacancy({ organization_id: organization.id, positions: 3 });
  const volunteer = await server.build.user();
  const application = await server.build.application({
    vacancy_id: vacancy.id,
    organization_id: organization.id,
    user_id: volunteer.id,
    email: volunteer.email,
  });
  const other = await server.build.user();
  await server.signIn(first.host, other.email);
  return { organization, vacancy, volunteer, application, other };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const judge = (id: string, attributes: object) =>
  call('PUT', `organizations/${id}/approve`, { data: { type: 'organizations', id, attributes } });

const actions: Record<
  string,
  { from?: Record<string, unknown>; mails: number; act: (made: Scene) => Promise<TestAnswer> }
> = {
  accept: {
    mails: 1,
    act: ({ application }) => call('POST', `applications/${application.id}/accept`, { message: 'Kom je?' }),
  },
  reject: {
    mails: 1,
    act: ({ application }) =>
      call('POST', `applications/${application.id}/reject`, { reject_reason: 'place_taken' }),
  },
  approve: {
    from: { status: 'pending' },
    mails: 1,
    act: ({ organization }) => judge(organization.id, { status: 'approved' }),
  },
  deny: {
    from: { status: 'pending' },
    mails: 1,
    act: ({ organization }) => judge(organization.id, { status: 'denied', reason: 'other' }),
  },
  archive: {
    mails: 2,
    act: ({ organization }) =>
      call('PUT', `organizations/${organization.id}/archive`, { open_applications: 'answer' }),
  },
  'a status by the general call': {
    mails: 1,
    act: ({ organization: { id } }) =>
      call('PATCH', `organizations/${id}`, {
        data: { type: 'organizations', id, attributes: { status: 'archived' } },
      }),
  },
  'archive an account': {
    mails: 0,
    act: ({ other }) => server.call(first.host, 'DELETE', `/api/v1/users/${other.id}`, { as: staff }),
  },
  'an account archived by the general call': {
    mails: 0,
    act: ({ other: { id } }) =>
      call('PATCH', `users/${id}`, { data: { type: 'users', id, attributes: { status: 'archived' } } }),
  },
  'archive many accounts': {
    mails: 0,
    act: ({ volunteer, other }) => {
      const attributes = { act: 'archive', user_ids: [volunteer.id, other.id] };
      return call('POST', 'users/bulk', { data: { type: 'user_bulk_edits', attributes } });
    },
  },
};

describe.each(Object.entries(actions))('%s', (_name, { from, mails, act }) => {
  test('is there at once, tells nobody yet, and is undone wholly', async () => {
    const made = await scene(from);
    const before = await world();
    const start = Date.now();
    const answer = await act(made);
    expect(answer.status).toBeLessThan(300);
    expect(await world()).not.toEqual(before);
    const held = await rows('select held_until, undo_id from email_deliveries');
    expect(held).toHaveLength(mails);
    for (const mail of held) {
      expect(mail['undo_id']).toBe(undoId(answer));
      expect((mail['held_until'] as Date).getTime()).toBeGreaterThan(start + 8_000);
    }

    const undone = await takeBack(undoId(answer));
    expect([undone.status, undone.body.data.attributes.undone_at]).toEqual([200, expect.any(String)]);
    expect(await world()).toEqual(before);
    expect(await takeMails(server)).toEqual([]);
  });
});

const accepted = async () => {
  const made = await scene();
  const answer = await call('POST', `applications/${made.application.id}/accept`, {});
  return { ...made, id: undoId(answer) };
};

test('both stand in what happened', async () => {
  const { application, id } = await accepted();
  await takeBack(id);
  const acts = await rows(
    'select act, reason from audit_events where subject_id = $1 order by created_at, id',
    [application.id],
  );
  expect(acts.map(({ act, reason }) => [act, reason])).toEqual([
    ['accept', null],
    ['undo', 'accept'],
  ]);
});

test('what came along has both on its own record too, with the states it went through', async () => {
  const { organization, vacancy, application } = await scene();
  const archived = await call('PUT', `organizations/${organization.id}/archive`, {
    open_applications: 'answer',
  });
  await takeBack(undoId(archived));
  const told = async (id: string) =>
    (
      await rows(
        'select act, from_state, to_state, actor_id from audit_events where subject_id = $1 order by created_at, id',
        [id],
      )
    ).map((row) => [row['act'], row['from_state'], row['to_state'], row['actor_id'] === staff.userId]);
  expect(await told(vacancy.id)).toEqual([
    ['unpublish', 'published', 'draft', true],
    ['undo', 'draft', 'published', true],
  ]);
  expect(await told(application.id)).toEqual([
    ['reject', 'new', 'rejected', true],
    ['undo', 'rejected', 'new', true],
  ]);
});

test('a second press is answered as the first, also at the same moment', async () => {
  const { id, application } = await accepted();
  const answers = await Promise.all([takeBack(id), takeBack(id), takeBack(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(
    await rows("select 1 from audit_events where act = 'undo' and subject_id = $1", [application.id]),
  ).toHaveLength(1);
});

test('is for whoever did it, at its centre, in time', async () => {
  const { id } = await accepted();
  expect((await takeBack(id, colleague)).status).toBe(404);
  expect((await takeBack(crypto.randomUUID())).status).toBe(404);
  expect((await takeBack(id, staff, second.host)).status).not.toBe(200);
  await rows("update undos set until = now() - interval '1 second' where id = $1", [id]);
  const late = await takeBack(id);
  expect([late.status, late.body.errors[0].code]).toEqual([422, 'undo_late']);
  expect(await takeMails(server)).toHaveLength(1);
});

test('is not for whoever lost a role since', async () => {
  const { email, id: userId } = await server.build.user({ roles: ['center_superuser'] });
  const former = await server.signIn(first.host, email);
  const { application } = await scene();
  const id = undoId(await call('POST', `applications/${application.id}/accept`, {}, former));
  const taken = await call('DELETE', `users/${userId}/remove_role`, { role: 'center_superuser' });
  expect(taken.status).toBeLessThan(300);
  const refused = await takeBack(id, former);
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'undo_late']);
});

test('is refused once somebody went on from it; what is counted only is counted back', async () => {
  const { id, vacancy, application } = await accepted();
  const other = await server.build.application({
    vacancy_id: vacancy.id,
    organization_id: (await rows('select organization_id from vacancies where id = $1', [vacancy.id]))[0]?.[
      'organization_id'
    ],
  });
  await call('POST', `applications/${other.id}/accept`, {});
  expect((await takeBack(id)).status).toBe(200);
  expect((await rows('select accepted_count from vacancies where id = $1', [vacancy.id]))[0]).toEqual({
    accepted_count: 1,
  });

  const again = undoId(await call('POST', `applications/${application.id}/accept`, {}));
  await call(
    'POST',
    `applications/${application.id}/reject`,
    { reject_reason: 'other', reason: 'Vergissing' },
    colleague,
  );
  const refused = await takeBack(again);
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'undo_overtaken']);
});

test('is refused when another has taken the place that it would give back', async () => {
  const { vacancy, organization, application } = await scene();
  await rows('update vacancies set positions = 1 where id = $1', [vacancy.id]);
  const other = await server.build.application({ vacancy_id: vacancy.id, organization_id: organization.id });
  const path = `applications/${application.id}`;
  await call('POST', `${path}/accept`, {});
  const id = undoId(await call('POST', `${path}/reject`, { reject_reason: 'other', reason: 'Vergissing' }));
  expect((await call('POST', `applications/${other.id}/accept`, {})).status).toBe(200);
  const refused = await takeBack(id);
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'undo_overtaken']);
  expect(await rows('select accepted_count, positions from vacancies where id = $1', [vacancy.id])).toEqual([
    { accepted_count: 1, positions: 1 },
  ]);
});

test('is refused when what it would bring back has no place any more', async () => {
  const page = await server.build.page({ slug: 'weg-en-terug' });
  const id = undoId(await call('DELETE', `pages/${page.id}`, undefined));
  const other = await server.build.page({ slug: 'weg-en-terug' });
  const refused = await takeBack(id);
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'undo_overtaken']);
  expect(await rows("select id from published_pages where slug = 'weg-en-terug'")).toEqual([
    { id: other.id },
  ]);
});

test('is refused for a page that a colleague brought back and put online meanwhile', async () => {
  const page = await server.build.page();
  const id = undoId(await call('DELETE', `pages/${page.id}`, undefined));
  for (const act of ['restore', 'publish'])
    expect((await call('POST', `pages/${page.id}/${act}`, {}, colleague)).status).toBe(200);
  const refused = await takeBack(id);
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'undo_overtaken']);
});

test('a dry run offers nothing to take back', async () => {
  const { organization } = await scene();
  const answer = await call('PUT', `organizations/${organization.id}/archive`, { dry_run: true });
  expect(answer.body.meta.undo).toBeUndefined();
  expect(await rows('select 1 from undos where subject_id = $1', [organization.id])).toEqual([]);
});

describe('a mail', () => {
  const run = { signal: new AbortController().signal, isLastAttempt: false };
  const send = async (id: unknown) =>
    allTasks(server.running.services).send_email({ centerId: first.id, deliveryId: String(id) }, run);
  const status = async (id: unknown) =>
    (await rows('select status from email_deliveries where id = $1', [id]))[0]?.['status'];

  test('waits in the database as long as it may be undone, whenever its job comes', async () => {
    const start = Date.now();
    await accepted();
    const [mail] = await rows('select id from email_deliveries');
    await expect(send(mail?.['id'])).rejects.toThrow(/sending/);
    expect(await status(mail?.['id'])).toBe('queued');
    const { rows: jobs } = await server.owner.query(
      'select run_at from graphile_worker.jobs where key = $1',
      [`send_email:${String(mail?.['id'])}`],
    );
    expect(jobs[0].run_at.getTime()).toBeGreaterThan(start + 8_000);
    await rows("update email_deliveries set held_until = now() - interval '1 second'");
    await send(mail?.['id']);
    expect(await status(mail?.['id'])).toBe('sent');
  });

  test('never leaves once the opposite is decided, also when the moment to take back is over', async () => {
    const { application, id } = await accepted();
    await rows("update undos set until = now() - interval '1 minute' where id = $1", [id]);
    await call('POST', `applications/${application.id}/reject`, {
      reject_reason: 'other',
      reason: 'Vergissing',
    });
    expect((await takeMails(server)).map(({ template }) => template)).toEqual(['application_rejected']);
  });
});
