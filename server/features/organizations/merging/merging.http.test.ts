/** Two organisations that are the same become one: everything goes along, nothing is there twice, and a dry run changes nothing. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeForm } from '#server/features/forms/forms.cases.ts';
import { snakeCase } from '#contract/jsonapi.ts';
import { mergeFields } from '#contract/organization-merging.ts';
import { columnsThatStay } from '#server/features/organizations/merging/columns.ts';
import { takeMails } from '#tests/support/applying.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { countStatements } from '#tests/support/statements.ts';

let server: TestServer;
let staff: Session;
let count: ReturnType<typeof countStatements>;
beforeAll(async () => {
  server = await testServer({ connections: 4 });
  await server.build.lookAlikes();
  staff = await somebody(server, { roles: ['center_superuser'] });
  count = countStatements(server.running.services.pool);
});
afterAll(() => server.close());
beforeEach(() => takeMails(server));

const merge = (id: string, body: object, as = staff) =>
  server.call(first.host, 'POST', `/api/v1/organizations/${id}/merge`, { as, body });
const show = (id: string, as: Session | null = null) =>
  server.call(first.host, 'GET', `/api/v1/organizations/${id}`, { as });
const rows = (text: string, ...values: unknown[]) => server.build.sql(first.id, text, values);
const codes = (answer: { body: { errors: { code: string; source?: { pointer: string } }[] } }) =>
  answer.body.errors.map(({ code, source }) => [code, source?.pointer]);

/** Two of the same, with something of everything on the one that goes. */
async function twins(vacancies = 2) {
  const { build } = server;
  const stays = await build.organization({ name: 'De Kade', website: 'https://kade.example', city: 'Wezep' });
  const goes = await build.organization({
    name: 'Stichting Kade',
    email: 'info@kade.example',
    city: 'Wezep',
  });
  const both = await build.user({
    roles: [
      ['organization_superuser', stays.id],
      ['organization_superuser', goes.id],
    ],
  });
  const only = await build.user({ roles: [['organization_superuser', goes.id]], locale: 'en' });
  const asker = await build.user();
  for (const user of [both, asker])
    await rows(
      'insert into organization_join_requests (volunteer_center_id, id, organization_id, user_id) values (1, gen_random_uuid(), $1, $2)',
      goes.id,
      user.id,
    );
  await rows(
    "insert into internal_notes (volunteer_center_id, id, subject_type, subject_id, note) values (1, gen_random_uuid(), 'organizations', $1, 'Gebeld')",
    goes.id,
  );
  await rows(
    `insert into notifications (volunteer_center_id, id, user_id, kind, data, path, organization_id)
     values (1, gen_random_uuid(), $2, 'organization_waiting', '{}', $3, $1)`,
    goes.id,
    staff.userId,
    `/organizations/${goes.id}`,
  );
  const made = [];
  for (let number = 0; number < vacancies; number += 1) {
    const vacancy = await build.vacancy({ organization_id: goes.id });
    made.push(await build.application({ organization_id: goes.id, vacancy_id: vacancy.id }));
  }
  const form = await makeForm(server, { organization: goes.id });
  return { stays, goes, both, only, asker, form, applications: made };
}

const everything = async () =>
  rows(`select (select json_agg(o order by id) from organizations o) as organizations,
    (select json_agg(v order by id) from vacancies v) as vacancies, (select json_agg(r order by id) from user_roles r) as roles,
    (select json_agg(j order by id) from organization_join_requests j) as requests, (select json_agg(n order by id) from internal_notes n) as notes,
    (select json_agg(n order by id) from notifications n) as notifications, (select count(*) from audit_events) as events,
    (select count(*) from email_deliveries) as mails`);

describe('a dry run', () => {
  test('compares every field, counts what goes along, and changes nothing', async () => {
    const { stays, goes } = await twins();
    const before = await everything();
    const answer = await merge(stays.id, { organization_id: goes.id, fields: ['email'], dry_run: true });
    expect(answer.status).toBe(200);
    const { dry_run, fields, report } = answer.body.meta;
    expect(dry_run).toBe(true);
    expect(fields.map(({ field }: { field: string }) => field)).toEqual(mergeFields);
    const of = (name: string) => fields.find(({ field }: { field: string }) => field === name);
    expect(of('name')).toEqual({ field: 'name', is_equal: false, is_taken: false });
    expect(of('email')).toEqual({ field: 'email', is_equal: false, is_taken: true });
    expect(of('address')).toMatchObject({ is_equal: true });
    expect(
      Object.fromEntries(report.map((one: { what: string; count: number }) => [one.what, one.count])),
    ).toEqual({
      published_vacancies: 2,
      vacancies: 2,
      open_applications: 2,
      applications: 2,
      forms: 1,
      people: 2,
      people_of_both: 1,
      join_requests: 2,
      notes: 1,
      notifications: 1,
    });
    expect(await everything()).toEqual(before);
  });
});

describe('a merge', () => {
  test('brings everything to the one that stays, each person once', async () => {
    const { stays, goes, both, only, asker, applications } = await twins();
    const answer = await merge(stays.id, { organization_id: goes.id, fields: ['email', 'name'] });
    expect([answer.status, answer.body.data.id, answer.body.data.attributes]).toMatchObject([
      200,
      stays.id,
      {
        name: 'Stichting Kade',
        email: 'info@kade.example',
        website: 'https://kade.example',
        lock_version: 1,
      },
    ]);
    const of = (table: string) =>
      rows(`select count(*)::int as n from ${table} where organization_id = $1`, goes.id);
    for (const table of [
      'vacancies',
      'forms',
      'applications',
      'user_roles',
      'organization_join_requests',
      'notifications',
    ])
      expect(await of(table), table).toEqual([{ n: 0 }]);
    expect(
      await rows(
        'select distinct organization_id, organization_name from vacancies where organization_id = $1',
        stays.id,
      ),
    ).toEqual([{ organization_id: stays.id, organization_name: 'Stichting Kade' }]);
    expect(
      (await rows('select user_id from user_roles where organization_id = $1', stays.id))
        .map((row) => row['user_id'])
        .toSorted(),
    ).toEqual([both.id, only.id].toSorted());
    // Who was in already asks for nothing any more.
    expect(
      await rows('select user_id from organization_join_requests where organization_id = $1', stays.id),
    ).toEqual([{ user_id: asker.id }]);
    expect(await rows('select note from internal_notes where subject_id = $1', stays.id)).toEqual([
      { note: 'Gebeld' },
    ]);
    expect(await rows('select path from notifications where organization_id = $1', stays.id)).toEqual([
      { path: `/organizations/${stays.id}` },
    ]);
    const application = await server.call(first.host, 'GET', `/api/v1/applications/${applications[0]?.id}`, {
      as: await server.signIn(first.host, only.email),
    });
    expect(application.status).toBe(200);
    expect(
      await rows(
        'select subject_id, act, reason from audit_events where subject_id = any($1::uuid[]) order by act',
        [stays.id, goes.id],
      ),
    ).toEqual([
      { subject_id: stays.id, act: 'merge', reason: 'Stichting Kade' },
      { subject_id: goes.id, act: 'merge_away', reason: 'De Kade' },
    ]);
    const mails = await takeMails(server);
    expect(mails.map(({ template, recipient, locale }) => [template, recipient, locale]).toSorted()).toEqual(
      [
        ['organization_merged', both.email, 'nl'],
        ['organization_merged', only.email, 'en'],
      ].toSorted(),
    );
  });

  test('leaves the address of the one that went, which says where it is now, also after a second merge', async () => {
    const [one, two, three] = [
      await server.build.organization(),
      await server.build.organization(),
      await server.build.organization(),
    ];
    await merge(two.id, { organization_id: one.id });
    expect((await merge(three.id, { organization_id: two.id })).status).toBe(200);
    for (const id of [one.id, two.id]) {
      const answer = await show(id);
      expect([answer.status, answer.body.errors[0].meta]).toEqual([404, { merged_into_id: three.id }]);
    }
    await rows("update organizations set status = 'archived' where id = $1", three.id);
    const unknown = await show(one.id);
    expect([unknown.status, unknown.body.errors[0].meta]).toEqual([404, undefined]);
    expect((await show(one.id, staff)).body.errors[0].meta).toEqual({ merged_into_id: three.id });
  });

  test('is refused with itself, with what is not there, and where an approved one would disappear', async () => {
    const { build } = server;
    const [approved, pending] = [await build.organization(), await build.organization({ status: 'pending' })];
    const gone = await build.organization({ status: 'deleted' });
    const elsewhere = await build.organization({ center: second.id });
    const pointer = '/organization_id';
    for (const other of [approved.id, gone.id, elsewhere.id, randomUUID()])
      expect(codes(await merge(approved.id, { organization_id: other })), other).toEqual([
        ['unknown_record', pointer],
      ]);
    expect(codes(await merge(pending.id, { organization_id: approved.id }))).toEqual([
      ['merge_approved_stays', pointer],
    ]);
    expect((await merge(approved.id, { organization_id: pending.id })).body.data.attributes.status).toBe(
      'approved',
    );
    expect((await merge(elsewhere.id, { organization_id: approved.id })).status).toBe(404);
  });

  test('is refused when one of them is not as it was seen', async () => {
    const { stays, goes } = await twins(0);
    const seen = { organization_id: goes.id, lock_version: 0, other_lock_version: 0 };
    await server.call(first.host, 'PATCH', `/api/v1/organizations/${goes.id}`, {
      as: staff,
      body: {
        data: { type: 'organizations', id: goes.id, attributes: { website: 'https://nieuw.example' } },
      },
    });
    const answer = await merge(stays.id, seen);
    expect([answer.status, codes(answer)]).toEqual([409, [['stale', '/other_lock_version']]]);
    expect((await merge(stays.id, { ...seen, other_lock_version: 1 })).status).toBe(200);
  });

  test('never makes pupils of what is no school', async () => {
    const { build } = server;
    const school = await build.organization({ organization_type: 'School' });
    const club = await build.organization();
    await build.user({ roles: [['student', school.id]] });
    const body = { organization_id: school.id };
    expect(codes(await merge(club.id, body))).toEqual([['school_only', '/fields']]);
    expect((await merge(club.id, { ...body, fields: ['organization_type'] })).status).toBe(200);
  });

  test('of the same two at once happens once', async () => {
    const { stays, goes } = await twins(0);
    const answers = await Promise.all([
      merge(stays.id, { organization_id: goes.id }),
      merge(goes.id, { organization_id: stays.id }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(
      await rows("select 1 from organizations where id = any($1::uuid[]) and status = 'deleted'", [
        stays.id,
        goes.id,
      ]),
    ).toHaveLength(1);
  });

  test('takes as many statements however much goes along', async () => {
    const [few, many] = [await twins(1), await twins(12)];
    const run = async ({ stays, goes }: typeof few) =>
      (await count(() => merge(stays.id, { organization_id: goes.id }))).statements;
    const once = await run(few);
    expect(await run(many)).toHaveLength(once.length);
  });
});

test('what nobody chooses between stays as it was', async () => {
  const { stays, goes } = await twins();
  const read = async () =>
    (await rows('select to_jsonb(o) as row from organizations o where id = $1', stays.id))[0];
  const before = (await read())?.['row'] as Record<string, unknown>;
  expect((await merge(stays.id, { organization_id: goes.id, fields: [...mergeFields] })).status).toBe(200);
  const after = (await read())?.['row'] as Record<string, unknown>;
  const counts = ['updated_at', 'lock_version', 'core_name'];
  const names = Object.keys(columnsThatStay).map(snakeCase);
  expect(Object.keys(before).filter((name) => names.includes(name))).toHaveLength(names.length);
  for (const name of names.filter((one) => !counts.includes(one)))
    expect([name, after[name]]).toEqual([name, before[name]]);
});
