/** Nothing of a person is in the database without somebody having thought about what becomes of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allTasks } from '#server/jobs/all-tasks.ts';
import { liveHere, somebody, rowsAbout } from '#tests/support/person-with-data.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { personalParts } from '#server/collected.ts';
import { kindsOf } from '#server/tenancy/personal.ts';
import { removePerson } from './commands.ts';

const personalTables = Object.fromEntries(personalParts.flatMap(({ tables }) => Object.entries(tables)));
const personalDataKinds = Object.keys(kindsOf(personalParts));

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Columns that lead to somebody or tell of one: references to accounts, ids without a reference, and words by their names. */
const telling = `
  with of_tables as (
    select c.oid, c.relname as place, a.attnum, a.attname as name, format_type(a.atttypid, null) as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and not c.relispartition),
  referring as (
    select conrelid, unnest(conkey) as attnum, confrelid::regclass::text as target from pg_constraint where contype = 'f')
  select place || '.' || name as column from of_tables t
  where exists (select from referring r where r.conrelid = t.oid and r.attnum = t.attnum and r.target = 'users'
      and t.name <> 'volunteer_center_id')
    or (kind = 'uuid' and name not in ('id', 'question_id') and not exists (
      select from referring r where r.conrelid = t.oid and r.attnum = t.attnum))
    or (kind = 'uuid[]' and name ~ '(^|_)(editor|user|person|author)_ids$')
    or (kind = 'text' and name = 'reply_to')
    or (kind = 'text[]' and name ~ '(^other_sheets|(^|_)emails)$')
    or (kind = 'text' and name ~ '(^|_)(e?mail|recipient|phone|phone_number|person|uid|user_agent|ip|ip_prefix|ip_address)$')
    or (kind = 'text' and name ~ '(^|_)(first|last|full|sort|actor|author|admin|by|file|sender|parent|owner|user)_name$')
    or (place = 'form_tokens' and name = 'name') -- Elsewhere that is of a thing, or of somebody who is on the site.
    or (kind in ('jsonb', 'json') and name in ('data', 'answer', 'answers', 'organization', 'payload', 'person', 'rows', 'columns', 'report'))
  order by 1`;

const declared = Object.entries(personalTables).flatMap(([table, { columns }]) =>
  columns.map((column) => `${table}.${column}`),
);

test('each table and each kind of data is said by one part', () => {
  const said = (ofPart: (part: (typeof personalParts)[number]) => object) =>
    personalParts.flatMap((part) => Object.keys(ofPart(part)));
  expect(said(({ tables }) => tables).toSorted()).toEqual(Object.keys(personalTables).toSorted());
  expect(said(({ download = {} }) => download).toSorted()).toEqual(personalDataKinds.toSorted());
});

test('each column that refers to somebody or tells of one is in the table of what becomes of it', async () => {
  const { rows } = await server.owner.query<{ column: string }>(telling);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.map(({ column }) => column).toSorted()).toEqual(declared.toSorted());
});

test('what goes with the account hangs on it, and what does not is found in the download or says why not', async () => {
  const { rows } = await server.owner.query<{ table: string }>(
    `select conrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`,
  );
  const hanging = rows.map(({ table }) => table).toSorted();
  const withAccount = Object.entries(personalTables)
    .filter(([, { whenGone }]) => whenGone === 'with_account')
    .map(([table]) => table);
  expect(hanging).toEqual(withAccount.toSorted());
  for (const [table, { download, why }] of Object.entries(personalTables)) {
    expect(download.length > 0 || why, table).toBeTruthy();
    expect(personalDataKinds, table).toEqual(expect.arrayContaining([...download]));
  }
});

test('an admin who goes is nameless in what they did at another centre too', async () => {
  const person = somebody();
  const { user } = await liveHere(server, person);
  const name = `${person.first_name} ${person.last_name}`;
  await server.build.sql(
    first.id,
    "insert into user_roles (volunteer_center_id, id, user_id, role) values (1, gen_random_uuid(), $1, 'admin')",
    [user.id],
  );
  const elsewhere = await server.build.user({ center: second.id });
  await server.build.sql(
    second.id,
    `insert into audit_events (volunteer_center_id, id, actor_id, actor_name, act, subject_type, subject_id)
     values (2, gen_random_uuid(), $1, $2, 'update', 'users', $3)`,
    [user.id, name, elsewhere.id],
  );
  const application = await server.build.application({
    center: second.id,
    status: 'accepted',
    decided_by_id: user.id,
    decided_by_name: name,
  });
  await inScope(server.running.services.pool, first.id, (scope) =>
    removePerson(scope, { personalParts }, user.id, { now: server.clock.now }),
  );
  expect(await rowsAbout(server, person, user.id)).not.toEqual([]);
  const [job] = await server.build.sql(
    first.id,
    "select j.id, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) where task_identifier = 'forget_actions'",
  );
  await allTasks(server.running.services).forget_actions(job?.['payload'] as never, {
    signal: new AbortController().signal,
    isLastAttempt: false,
  });
  await server.build.sql(first.id, 'select graphile_worker.complete_jobs(array[$1::bigint])', [job?.['id']]);
  expect(await rowsAbout(server, person, user.id)).toEqual([]);
  const [kept] = await server.build.sql(second.id, 'select status from applications where id = $1', [
    application.id,
  ]);
  expect(kept).toEqual({ status: 'accepted' });
});
