/** A centre goes to another installation: every row and every file is there as it was, and what must not go along is not. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packCenter } from '#server/features/managed-centers/exporting/archive.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { uploadPicture } from '#tests/support/busy-organization.ts';
import { password } from '#tests/support/builders.ts';
import { centerRows, emptyInstallation, type Installation } from '#tests/support/installations.ts';
import { liveHere, somebody } from '#tests/support/person-with-data.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
import { tablesOfCenters, travellingTables, type CenterTable } from '../archive/queries.ts';
import { ruleOf, tableRules } from '../archive/tables.ts';
import { importCenter } from './commands.ts';

let server: TestServer;
let other: Installation;
let path: string;
let center: Awaited<ReturnType<typeof importCenter>>;
let tables: CenterTable[];

const run = (text: string, ...values: unknown[]) => server.build.sql(first.id, text, values);

/** Rows that lead to each other and to files, and some of each kind that stays or is changed on the way. */
async function fill(): Promise<void> {
  const { build } = server;
  await build.lookAlikes();
  const lived = await liveHere(server, somebody());
  // Its file is nowhere.
  await run("update uploads set storage_key = '1/' || id || '.png'");
  const logo = await uploadPicture(server);
  const kept = await build.organization({ logo_id: logo, description: '<p>Voor &#x26; door de buurt</p>' });
  await build.organization({ merged_into_id: kept.id, status: 'deleted' });
  await build.vacancy({ organization_id: kept.id, image_ids: `{${logo}}` });
  const [parent, child] = ['00000000-0000-7000-8000-00000000000b', '00000000-0000-7000-8000-00000000000a'];
  // The child comes before its parent in the order of ids.
  for (const [id, above] of [
    [parent, null],
    [child, parent],
  ])
    await run(
      `insert into menu_items (volunteer_center_id, id, menu, name, link_type, url, position, parent_id)
       values (1, $1, 'main', 'Kopje', 'address', 'https://x.example/', 1, $2)`,
      id,
      above,
    );
  const mail = `insert into email_deliveries (volunteer_center_id, id, recipient, template, locale, subject, body_text, body_html, status)
    values (1, gen_random_uuid(), 'a@b.example', 'data_download_ready', 'nl', 'Hoi', 'Hoi', 'Hoi', $1)`;
  for (const status of ['queued', 'sent']) await run(mail, status);
  await run('update one_time_code_secrets set confirmed_at = now()');
  await build.user({ email: 'codes@veldpost.example' });
  await run(
    `insert into one_time_code_secrets (volunteer_center_id, user_id, secret, confirmed_at)
     select 1, id, '', now() from users where email = 'codes@veldpost.example'`,
  );
  await run(
    `insert into recovery_codes (volunteer_center_id, id, user_id, code_hash)
     select 1, gen_random_uuid(), id, '' from users where email = 'codes@veldpost.example'`,
  );
  await build.user({ email: 'baas@veldpost.example', roles: ['admin', 'center_superuser'] });
  expect(lived.user.id).toBeTruthy();
}

beforeAll(async () => {
  server = await testServer();
  other = await emptyInstallation();
  await other.owner.query("insert into volunteer_centers (id, key, name) values (1, 'elders', 'Elders')");
  await fill();
  path = join(other.dataDir, 'center.zip');
  await packCenter(server.running.services, first.id, path);
  center = await importCenter(other.services, { path, hosts: ['mee.example'], actor: null });
  tables = await inScope(other.services.pool, center.centerId, travellingTables);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

test('every table of a centre goes along, or is named with the reason why not', async () => {
  const all = await inScope(other.services.pool, center.centerId, tablesOfCenters);
  const names = all.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names).toEqual(expect.arrayContaining(Object.keys(tableRules)));
  const staying = names.filter((name) => !tables.some((table) => table.name === name));
  for (const name of staying) expect(ruleOf(name).stays, name).toMatch(/\w{3}/);
});

test('it has a number of its own where the one that it had is taken, and keeps its id', async () => {
  expect(center).toMatchObject({ key: 'public', name: 'Eerste centrale', hosts: ['mee.example'] });
  expect(center.centerId).toBeGreaterThan(1000);
  const { rows } = await server.owner.query('select public_id from volunteer_centers where id = 1');
  expect(center.id).toBe(rows[0].public_id);
});

test('every row is there as it was', async () => {
  let compared = 0;
  for (const { name, centerColumn } of tables) {
    const there = { centerColumn, ...ruleOf(name) };
    const was = await centerRows(server.owner, first.id, name, there);
    const is = await centerRows(other.owner, center.centerId, name, { centerColumn });
    if (name === 'audit_events') expect(is).toEqual(expect.arrayContaining(was));
    else expect(is, name).toEqual(was);
    compared += was.length;
  }
  expect(compared).toBeGreaterThan(40);
  const filled = ['menu_items', 'uploads', 'organizations', 'email_deliveries', 'passkeys', 'user_roles'];
  for (const name of filled)
    expect(
      await centerRows(other.owner, center.centerId, name, { centerColumn: 'volunteer_center_id' }),
    ).not.toEqual([]);
});

test('what the database works out is worked out there', async () => {
  const words = async (owner: Installation['owner'], id: number) =>
    (await centerRows(owner, id, 'vacancy_words', { centerColumn: 'volunteer_center_id' })).length;
  expect(await words(other.owner, center.centerId)).toBe(await words(server.owner, first.id));
  expect(await words(other.owner, center.centerId)).toBeGreaterThan(0);
  const counted = await inScope(other.services.pool, center.centerId, (scope) =>
    sql<{ version: number }>`select version from content_versions`.execute(scope.db),
  );
  expect(counted.rows).toEqual([{ version: 1 }]);
});

test('every file is there, byte by byte', async () => {
  const keysOf = (pool: Installation['services']['pool'], id: number) =>
    inScope(pool, id, (scope) =>
      sql<{ id: string; storageKey: string }>`select id, storage_key from uploads order by id`.execute(
        scope.db,
      ),
    );
  const here = await keysOf(server.running.services.pool, first.id);
  const there = await keysOf(other.services.pool, center.centerId);
  let found = 0;
  for (const [at, { id, storageKey }] of here.rows.entries()) {
    const is = there.rows[at];
    expect(is?.id).toBe(id);
    expect(is?.storageKey).toMatch(new RegExp(`^${center.centerId}/[\\w-]+\\.png$`));
    const bytes = await server.running.services.storage.read(storageKey);
    expect(await other.services.storage.read(is?.storageKey ?? '')).toEqual(bytes);
    if (bytes) found += 1;
  }
  expect(found).toBeGreaterThan(0);
});

test('rights over the whole installation, sessions, links and mails that wait stay behind', async () => {
  const there = (text: string) =>
    inScope(
      other.services.pool,
      center.centerId,
      async (scope) => (await sql.raw(text).execute(scope.db)).rows,
    );
  expect(await there("select role from user_roles where role = 'admin'")).toEqual([]);
  expect(
    await there(
      "select r.role from user_roles r join users u on u.id = r.user_id where u.email = 'baas@veldpost.example'",
    ),
  ).toEqual([{ role: 'center_superuser' }]);
  expect(await there("select 1 from email_deliveries where status = 'queued'")).toEqual([]);
  for (const table of ['sessions', 'one_time_tokens', 'one_time_code_secrets', 'idempotency_keys'])
    expect(await there(`select 1 from ${table}`), table).toEqual([]);
});

test('who proved themselves by codes of an app chooses a new password; all others keep theirs', async () => {
  const rows = await inScope(
    other.services.pool,
    center.centerId,
    async (scope) =>
      (
        await sql<{ email: string; has: boolean }>`select email, password_hash is not null as has from users
        where email in ('codes@veldpost.example', 'baas@veldpost.example') order by email`.execute(scope.db)
      ).rows,
  );
  expect(rows).toEqual([
    { email: 'baas@veldpost.example', has: true },
    { email: 'codes@veldpost.example', has: false },
  ]);
  expect(password).not.toBe('');
});

test('that it came is on its record, and on the host nobody else is answered', async () => {
  const events = await inScope(
    other.services.pool,
    center.centerId,
    async (scope) =>
      (
        await sql`select act, subject_id from audit_events where subject_type = 'managed_centers'`.execute(
          scope.db,
        )
      ).rows,
  );
  expect(events).toEqual([{ act: 'bring_in', subjectId: center.id }]);
  const { rows } = await other.owner.query('select host, volunteer_center_id from volunteer_center_hosts');
  expect(rows).toEqual([{ host: 'mee.example', volunteer_center_id: center.centerId }]);
  expect((await other.owner.query('select 1 from center_imports')).rows).toEqual([]);
});

test('a second time it is refused, and says why', async () => {
  await expect(
    importCenter(other.services, { path, hosts: ['nog.example'], actor: null }),
  ).rejects.toMatchObject({
    problems: [{ code: 'center_is_known', values: { key: 'public', name: 'Eerste' } }],
  });
});
