/** What the activity of a centre tells: by topic, a large action as one, and page after page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditActions, auditTopics, topicOf } from '#contract/audit-actions.ts';
import { expireVacancies } from '#server/features/vacancies/expiry/commands.ts';
import { inScope } from '#server/tenancy/scope.ts';
import type { RoleOf } from '#tests/support/builders.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await signedIn(['center_superuser']);
});
afterAll(() => server.close());

interface Told {
  id: string;
  attributes: Record<string, unknown>;
}

async function signedIn(roles: RoleOf[]) {
  return somebody(server, { roles });
}
const read = async (as: Session, query: string) =>
  (await server.call(first.host, 'GET', `/api/v1/audit_events?${query}`, { as })).body;
const told = async (as: Session, query: string): Promise<Told[]> => (await read(as, query)).data;
const newest = async (query: string) => (await told(staff, query)).map(({ attributes }) => attributes);
const call = (method: 'POST' | 'PUT', path: string, body: object) =>
  server.call(first.host, method, `/api/v1/${path}`, { as: staff, body });

const insert = (act: string, type: string, at: string, center = first.id) =>
  server.build.sql(
    center,
    `insert into audit_events (volunteer_center_id, id, act, topic, subject_type, subject_id, created_at)
     values ($1, gen_random_uuid(), $2, $3, $4, gen_random_uuid(), $5)`,
    [center, act, topicOf(type, act) ?? 'people', type, at],
  );

test('each act is told under its topic, and those that would drown the rest only there', async () => {
  const wanted: [string, string][] = Object.entries(auditActions).flatMap(([type, acts]) =>
    Object.keys(acts).map((act): [string, string] => [type, act]),
  );
  for (const [type, act] of wanted) await insert(act, type, '2020-01-01');
  const old = 'filter[created_at_lt]=2020-02-01&page[size]=200';
  const actsOf = async (query: string) =>
    (await newest(`${old}${query}`)).map((one) => `${String(one['subject_type'])} ${String(one['act'])}`);
  expect(await actsOf('')).toHaveLength(wanted.length);
  for (const topic of auditTopics) {
    const own = wanted.filter(([type, act]) => topicOf(type, act) === topic).map((one) => one.join(' '));
    expect((await actsOf(`&filter[topic]=${topic}`)).toSorted()).toEqual(own.toSorted());
  }
  const main = await actsOf('&filter[topic]=main');
  expect(main).toHaveLength(wanted.filter(([type, act]) => topicOf(type, act) !== 'access').length);
  expect(main).not.toContain('users look_up');
  expect(main).toContain('users sign_in_as');
  const wrong = await server.call(first.host, 'GET', '/api/v1/audit_events?filter[topic]=part', {
    as: staff,
  });
  expect(wrong.status).toBe(400);
});

test('a file of people is one line; each of them has it on their own record', async () => {
  const rows = [1, 2, 3].map((one) => `p${one}@post.example;Pien;de Wit${one};volunteer`);
  const file = ['E-mail;Voornaam;Achternaam;Rol', ...rows].join('\n');
  const { body } = await sendFile(server, first.host, '/api/v1/imports', file, { as: staff });
  await call('POST', `imports/${body.data.id}/run`, {});
  const [whole, ...rest] = await newest('filter[topic]=main&filter[created_at_gt]=2021-01-01');
  expect(whole).toMatchObject({
    act: 'import',
    subject_type: 'imports',
    is_own: true,
    is_reachable: true,
    records: 3,
    reason: null,
  });
  expect(rest.filter(({ act }) => act === 'import' || act === 'add_role')).toEqual([]);
  const [{ id } = { id: '' }] = await server.build.sql(
    first.id,
    "select id from users where email = 'p1@post.example'",
  );
  const own = await newest(`filter[subject_id_eq]=${String(id)}`);
  expect(own.map(({ act }) => act).toSorted()).toEqual(['add_role', 'import']);
});

test('many accounts at once are one action; one of them by itself is told as such', async () => {
  const people = [await server.build.user(), await server.build.user(), await server.build.user()];
  const bulk = (user_ids: string[], dry_run = false) =>
    call('POST', 'users/bulk', {
      data: { type: 'user_bulk_edits', attributes: { act: 'archive', user_ids, dry_run } },
    });
  const [one, ...others] = people.map(({ id }) => id);
  await bulk(others, true);
  await bulk(others);
  await bulk([one ?? '']);
  const found = await newest('filter[topic]=people&filter[act_eq]=archive&filter[created_at_gt]=2021-01-01');
  expect(found).toMatchObject([
    { subject_type: 'users', subject_id: one, records: null },
    { subject_type: 'user_bulk_edits', records: 2 },
  ]);
  expect(found).toHaveLength(2);
});

test('a list that somebody takes away says of what kind it is and how long, and no more', async () => {
  const { body } = await server.call(first.host, 'GET', '/api/v1/users/export?filter[q]=wit', { as: staff });
  const [taken] = await newest('filter[act_eq]=export&filter[topic]=people');
  const rows = String(body).trim().split('\n').length - 1;
  expect(taken).toMatchObject({ to_state: 'csv', records: rows, reason: null, is_reachable: true });
});

test('what follows from archiving an organisation is told with it, and expiry by nobody', async () => {
  const { build } = server;
  const { id: organization_id } = await build.organization();
  const { id: vacancy } = await build.vacancy({ organization_id });
  const { id: due } = await build.vacancy({ expires_at: new Date(Date.now() - 60_000) });
  await inScope(server.running.services.pool, first.id, expireVacancies);
  await call('PUT', `organizations/${organization_id}/archive`, {});
  const of = async (query: string, id: string) =>
    (await newest(query)).filter(({ subject_id }) => subject_id === id);
  expect(await of('filter[topic]=organizations', String(organization_id))).toMatchObject([
    { act: 'archive', has_actor: true },
  ]);
  expect(await of('filter[topic]=work', vacancy)).toEqual([]);
  expect(await of('', vacancy)).toMatchObject([{ act: 'unpublish', is_reachable: true }]);
  expect(await of('filter[topic]=work', due)).toMatchObject([{ act: 'expire', has_actor: false }]);
});

test('an organisation does not hear that the centre noted something about it or its vacancies', async () => {
  const { id } = await server.build.organization();
  const { id: vacancy } = await server.build.vacancy({ organization_id: id });
  const own = await signedIn([['organization_superuser', String(id)]]);
  const note = (subject_type: string, subject_id: string) =>
    call('POST', 'internal_notes', {
      data: { type: 'internal_notes', attributes: { note: 'Gebeld', subject_type, subject_id } },
    });
  await note('organizations', String(id));
  await note('vacancies', vacancy);
  const notes = 'filter[act_eq]=note';
  expect(await told(own, notes)).toEqual([]);
  expect(await told(staff, `${notes}&filter[subject_id_eq]=${vacancy}`)).toHaveLength(1);
});

test('what is gone leads nowhere, nor what a reader may not open', async () => {
  const { id: organization_id } = await server.build.organization();
  const { id } = await server.build.vacancy({ organization_id, status: 'draft' });
  const own = await signedIn([['organization_superuser', String(organization_id)]]);
  await server.call(first.host, 'POST', `/api/v1/vacancies/${id}/publish`, { as: own, body: {} });
  const reachable = async (as: Session) =>
    (await told(as, `filter[subject_id_eq]=${id}`)).map(({ attributes }) => attributes['is_reachable']);
  expect([await reachable(own), await reachable(staff)]).toEqual([[true], [true]]);
  await server.build.sql(first.id, "update vacancies set status = 'draft' where id = $1", [id]);
  await server.build.sql(first.id, 'delete from user_roles where user_id = $1', [own.userId]);
  expect([await reachable(own), await reachable(staff)]).toEqual([[false], [true]]);
  await server.build.sql(first.id, "update vacancies set status = 'deleted' where id = $1", [id]);
  expect(await reachable(staff)).toEqual([false]);
});

test('reading on goes from the last line, whatever happens above it, and counting has an end', async () => {
  for (let made = 0; made < 7; made += 1)
    await insert('update', 'organizations', made < 4 ? '2019-01-02' : '2019-01-01');
  await insert('update', 'organizations', '2019-01-01', second.id);
  const page = 'filter[created_at_lt]=2019-02-01&filter[topic]=organizations&page[size]=3';
  const seen: string[] = [];
  let next: number | null = 2;
  for (let round = 0; next !== null && round < 9; round += 1) {
    const before: string = seen.length > 0 ? `&filter[before]=${seen.at(-1)}` : '';
    const { data, meta } = await read(staff, page + before);
    seen.push(...data.map(({ id }: Told) => id));
    next = meta.pagination.next;
    expect(meta.capped).toBe(false);
    await insert('update', 'organizations', '2019-01-03');
  }
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
  await server.build.sql(
    first.id,
    `insert into audit_events (volunteer_center_id, id, act, subject_type, subject_id, created_at)
     select 1, gen_random_uuid(), 'confirm', 'users', gen_random_uuid(), '2018-01-01' from generate_series(1, 1500)`,
  );
  const many = 'filter[created_at_lt]=2018-02-01';
  expect((await read(staff, many)).meta).toMatchObject({ capped: true, pagination: { records: 1001 } });
  const level = (await read(staff, `${many}&page[size]=500&page[number]=2`)).meta;
  expect(level).toMatchObject({ capped: true, pagination: { next: 3 } });
  const last = (await read(staff, `${many}&page[size]=500&page[number]=3`)).meta;
  expect(last).toMatchObject({ capped: false, pagination: { records: 1500, next: null } });
});
