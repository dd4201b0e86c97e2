/** The database keeps centres apart by itself, whatever the code forgets (architecture, section 2). */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverRoleUrl } from '#server/db/server-role.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { foreignKeys, policies, tablesOf, uniqueKeys, type TableFacts } from './catalogue.ts';

/**
 * Tables without rows of a centre: shared lists, the centres themselves, what was migrated, wrong passwords and mails
 * that were asked for (counted over all centres, by a keyed hash of the address), places where an account was opened (likewise), links for the first admin (before there is any centre), files of centres and numbers of those that come in, the row that readiness
 * writes, and the stock images of the platform, which every centre reads.
 */
const shared = [
  'activity_types',
  'age_groups',
  'asked_mails',
  'categories',
  'center_exports',
  'center_imports',
  'failed_tries',
  'first_admin_links',
  'migrations',
  'named_places',
  'non_profit_types',
  'place_names',
  'places',
  'proven_places',
  'shared_stock_images',
  'tags',
  'target_groups',
  'volunteer_centers',
  'write_checks',
];
/** Read before the centre of a request is known, and public anyway: it says which address belongs to whom. */
const readBeforeTheCenterIsKnown = ['volunteer_center_hosts'];
/** Found by the device alone, as an admin's session may stand in another centre than the address. */
const keysAcrossCenters = ['sessions_by_client'];

/** These are meant to see every centre. */
const crossingFunctions = [
  'accepted_center_shares',
  'accounts_by_email',
  'all_center_profiles',
  'has_admin',
  'kept_emails',
  'partner_vacancies_like_words',
  'partner_vacancies_with_words',
  'session_center',
  'vacancies_of_centers',
];
/** These pass by the policies for the sake of an index, and say the centre themselves. */
const searchFunctions = [
  'organizations_like',
  'records_with_words',
  'vacancies_like_words',
  'vacancies_with_words',
];
/** The only ways to alter the record of what happened: within the centre, and no more than their names say. */
const recordFunctions = ['forget_in_audit_events', 'remove_audit_events_before'];

let server: TestServer;
let role: pg.Client;
let tables: TableFacts[];
let elsewhere: Awaited<ReturnType<TestServer['build']['lookAlikes']>>;
const tenantTables = () =>
  tables.filter((table) => table.hasCenter && !readBeforeTheCenterIsKnown.includes(table.name));

beforeAll(async () => {
  server = await testServer();
  const { build } = server;
  for (const center of [first.id, second.id]) {
    elsewhere = await build.lookAlikes(center);
    await build.page({ center });
    await build.sql(
      center,
      "insert into audit_events (volunteer_center_id, id, act, subject_type, subject_id) values ($1, gen_random_uuid(), 'x', 'users', gen_random_uuid())",
      [center],
    );
    await build.sql(
      center,
      "insert into notifications (volunteer_center_id, id, user_id, kind, data, path) values ($1, gen_random_uuid(), $2, 'x', '{}', '/')",
      [center, elsewhere.user.id],
    );
  }
  role = new pg.Client({
    connectionString: await serverRoleUrl(server.ownerUrl, server.running.services.env.secret),
  });
  await role.connect();
  tables = await tablesOf(server.owner);
});
afterAll(async () => {
  await role.end();
  await server.close();
});

/** As the server does it, in a transaction that never stays. */
async function asServer<Result>(center: number | null, work: () => Promise<Result>): Promise<Result> {
  await role.query('begin');
  try {
    if (center !== null) await role.query(`set local app.center = ${center}`);
    return await work();
  } finally {
    await role.query('rollback');
  }
}

/** The trigger of vacancies looks for the organisation and finds none of another centre: it refuses before the policy can. */
const refused = /row-level security|permission denied|query returned no rows/;

describe('the catalogue', () => {
  test('every table is a tenant’s or on the list of shared ones', () => {
    expect(tables.filter((table) => !table.hasCenter).map((table) => table.name)).toEqual(shared);
    expect(tenantTables().length).toBeGreaterThan(10);
  });

  test('row-level security is on and forced, with a policy for reading and writing', async () => {
    const found = await policies(server.owner);
    for (const table of tenantTables()) {
      expect(table, table.name).toMatchObject({ isSecured: true, isForced: true });
      const own = found.filter((policy) => policy.table === table.name && policy.name === 'own_center');
      expect(own, table.name).toHaveLength(1);
      expect([own[0]?.using, own[0]?.check].join(), table.name).toMatch(
        /volunteer_center_id = .*current_center\(\).*volunteer_center_id = .*current_center\(\)/s,
      );
      const others = found.filter((policy) => policy.table === table.name && policy.name !== 'own_center');
      for (const policy of others)
        expect(policy, table.name).toMatchObject({ command: 'SELECT', roles: ['volunteerly_crossing'] });
    }
  });

  test('the centre leads every primary, unique and foreign key', async () => {
    const names = tenantTables().map((table) => table.name);
    for (const key of await uniqueKeys(server.owner))
      if (names.includes(key.table) && !keysAcrossCenters.includes(key.name))
        expect(key.columns[0], key.name).toBe('volunteer_center_id');
    for (const key of await foreignKeys(server.owner)) {
      if (!names.includes(key.table)) continue;
      expect(key.columns[0], key.name).toBe('volunteer_center_id');
      if (names.includes(key.target)) expect(key.targetColumns[0], key.name).toBe('volunteer_center_id');
    }
  });

  test('the server’s role owns nothing and stands above nothing', async () => {
    const { rows } = await server.owner.query<{ rolsuper: boolean }>(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname in ('volunteerly_server', 'volunteerly_crossing')",
    );
    expect(rows).toHaveLength(2);
    for (const found of rows) expect(Object.values(found)).toEqual([false, false, false, false, false]);
    const owned = await server.owner.query(
      "select relname from pg_class where relowner = 'volunteerly_server'::regrole union all select proname from pg_proc where proowner = 'volunteerly_server'::regrole",
    );
    expect(owned.rows).toEqual([]);
    const member = await server.owner.query(
      "select 1 from pg_auth_members where member = 'volunteerly_server'::regrole",
    );
    expect(member.rows).toEqual([]);
    await expect(asServer(first.id, () => role.query('set role volunteerly_crossing'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(asServer(first.id, () => role.query('create table mine (a int)'))).rejects.toThrow(
      /permission denied/,
    );
  });

  test('no function keeps the row of a table in a stored body, as a later column with a default would then be refused', async () => {
    const { rows } = await server.owner.query(
      `select p.proname from pg_proc p join pg_type t on t.oid = any(p.proargtypes) join pg_class c on c.oid = t.typrelid
       where p.prosqlbody is not null and c.relkind in ('r', 'p') and p.pronamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([]);
  });

  test('the functions that pass by the policies are known, and belong to the role for it', async () => {
    const { rows } = await server.owner.query<{ name: string; owner: string }>(
      "select proname as name, proowner::regrole::text as owner from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1",
    );
    const crossing = rows.filter((row) => row.owner === 'volunteerly_crossing').map((row) => row.name);
    expect(crossing).toEqual([...crossingFunctions, ...searchFunctions, ...recordFunctions].toSorted());
    expect(rows.filter((row) => row.owner !== 'volunteerly_crossing').map((row) => row.name)).toEqual([
      'applied_migrations',
    ]);
  });
});

describe('what partners share', () => {
  test('is all that a view shows of another centre, and the server reads nothing behind it', async () => {
    const { rows } = await server.owner.query(
      `select c.relname as name, c.relowner::regrole::text as owner, has_table_privilege('volunteerly_server', c.oid, 'select') as is_read,
         has_table_privilege('volunteerly_server', c.oid, 'insert, update, delete') as is_written, 'security_barrier=true' = any(c.reloptions) as is_barrier
       from pg_class c where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace order by 1`,
    );
    const owner = 'volunteerly_crossing';
    expect(rows).toEqual([
      { name: 'centers_sharing_here', owner, is_read: false, is_written: false, is_barrier: null },
      { name: 'vacancies_of_partners', owner, is_read: true, is_written: false, is_barrier: true },
    ]);
  });

  test('is nothing while one of both has not agreed, and nothing that is not marked', async () => {
    const { build } = server;
    const ids = () =>
      asServer(
        first.id,
        async () => (await role.query<{ id: string }>('select id from vacancies_of_partners')).rows,
      );
    const agree = (center: number, partner: number, status: string) =>
      build.sql(
        center,
        `insert into center_shares (volunteer_center_id, id, partner_id, status) values ($1, gen_random_uuid(), $2, $3)
         on conflict (volunteer_center_id, partner_id) do update set status = excluded.status`,
        [center, partner, status],
      );
    const { id } = await build.vacancy({ center: second.id, is_shared: true });
    expect(await ids()).toEqual([]);
    await agree(first.id, second.id, 'accepted');
    expect(await ids()).toEqual([]);
    await agree(second.id, first.id, 'offered');
    expect(await ids()).toEqual([]);
    await agree(second.id, first.id, 'accepted');
    expect(await ids()).toEqual([{ id }]);
    expect(
      await asServer(null, async () => (await role.query('select 1 from vacancies_of_partners')).rows),
    ).toEqual([]);
    await expect(asServer(first.id, () => role.query('select 1 from centers_sharing_here'))).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('as the server', () => {
  test('no centre: no rows of any; its own centre: only those', async () => {
    for (const { name } of tenantTables()) {
      const count = () =>
        role.query<{ center: number }>(`select distinct volunteer_center_id as center from ${name}`);
      expect((await asServer(null, count)).rows, name).toEqual([]);
      for (const center of [first.id, second.id])
        for (const row of (await asServer(center, count)).rows) expect(row.center, name).toBe(center);
    }
  });

  test('the functions of the search give the ids of one’s own centre only', async () => {
    const calls = [
      "select id from vacancies_with_words('nl', array['dubbele:*'], array[100], 'dubbele:*', 100)",
      "select id from vacancies_with_words('en', array['dubbele:*'], array[100], 'dubbele:*', 100)",
      "select id from vacancies_like_words(array['dubele'], 100)",
    ];
    for (const text of calls) {
      const idsIn = (center: number | null) =>
        asServer(center, async () => (await role.query<{ id: string }>(text)).rows.map((row) => row.id));
      expect(await idsIn(null), text).toEqual([]);
      expect(await idsIn(second.id), text).toEqual([elsewhere.vacancy.id]);
      expect(await idsIn(first.id), text).toHaveLength(1);
      expect(await idsIn(first.id), text).not.toContain(elsewhere.vacancy.id);
    }
  });

  test('the test has rows in most tables, or it would prove nothing', async () => {
    let filled = 0;
    for (const { name } of tenantTables()) {
      const rows = await server.build.sql(
        second.id,
        `select 1 from ${name} where volunteer_center_id = ${second.id} limit 1`,
      );
      filled += rows.length;
    }
    expect(filled).toBeGreaterThanOrEqual(8);
  });

  test('a row of another centre cannot be changed, removed or moved', async () => {
    for (const { name } of tenantTables()) {
      for (const text of [
        `update ${name} set volunteer_center_id = volunteer_center_id where volunteer_center_id = ${second.id}`,
        `delete from ${name} where volunteer_center_id = ${second.id}`,
      ]) {
        const done = await asServer(first.id, () => role.query(text)).catch((error: Error) => error);
        if (done instanceof Error) expect(done.message, name).toMatch(refused);
        else expect(done.rowCount, text).toBe(0);
      }
      const moved = await asServer(first.id, () =>
        role.query(`update ${name} set volunteer_center_id = ${second.id}`),
      ).catch((error: Error) => error);
      if (moved instanceof Error)
        expect(moved.message, name).toMatch(/row-level security|permission denied|foreign key/);
      else expect(moved.rowCount, name).toBe(0);
    }
  });

  test('a row for another centre cannot be put in', async () => {
    for (const table of tenantTables()) {
      const { columns, name } = table;
      // A copy of a row of one's own, for the other centre: nothing but the policy is in its way.
      const values = columns.map((column) =>
        column === 'volunteer_center_id' ? `${second.id}::smallint` : `r.${column}`,
      );
      const text = `insert into ${name} (${columns.join(', ')}) select ${values.join(', ')} from ${name} r`;
      const hasRows =
        (
          await server.build.sql(
            first.id,
            `select 1 from ${name} where volunteer_center_id = ${first.id} limit 1`,
          )
        ).length > 0;
      const done = await asServer(first.id, () => role.query(text)).catch((error: Error) => error);
      if (done instanceof Error) expect(done.message, name).toMatch(refused);
      else expect([hasRows, done.rowCount], name).toEqual([false, 0]);
    }
  });

  test('a row cannot point to a row of another centre', async () => {
    const copy = `insert into applications (volunteer_center_id, id, vacancy_id, organization_id, first_name, last_name, email, message, consented_at, consent_text)
      select volunteer_center_id, gen_random_uuid(), $1, organization_id, 'a', 'b', 'c@d.example', 'e', now(), 'f' from vacancies limit 1`;
    await expect(asServer(first.id, () => role.query(copy, [elsewhere.vacancy.id]))).rejects.toThrow(
      /foreign key/,
    );
  });

  test('what happened can be added to and never altered', async () => {
    for (const text of [
      "update audit_events set act = 'other'",
      'delete from audit_events',
      'truncate audit_events',
    ])
      await expect(
        asServer(first.id, () => role.query(text)),
        text,
      ).rejects.toThrow(/permission denied/);
  });
});
