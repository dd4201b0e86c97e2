/** When an organisation does not go to another centre, what is looked after on the way, and that every table is thought of. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  busyOrganization,
  everything,
  moveAway,
  reportOf,
  uploadPicture,
} from '#tests/support/busy-organization.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { countStatements } from '#tests/support/statements.ts';
import { foreignKeys } from '#tests/http/catalogue.ts';
import { organizationParts } from '#server/collected.ts';
import { soon } from '#tests/support/soon.ts';

let server: TestServer;
let admin: Session;
let staff: Session;
let count: ReturnType<typeof countStatements>;

beforeAll(async () => {
  server = await testServer({ organizationsMove: true });
  const { build, signIn } = server;
  await build.lookAlikes();
  admin = await signIn(first.host, (await build.user({ roles: ['admin'] })).email);
  staff = await signIn(first.host, (await build.user({ roles: ['center_superuser'] })).email);
  count = countStatements(server.running.services.pool);
});
afterAll(() => server.close());

const move = (id: string, body?: object, as = admin) => moveAway(server, as, id, body);
const here = (text: string, ...values: unknown[]) => server.build.sql(first.id, text, values);
const there = (text: string, ...values: unknown[]) => server.build.sql(second.id, text, values);
const busy = () => busyOrganization(server, staff.userId);
/** In the folder of the new centre. */
const filesThere = async () =>
  (
    await readdir(join(server.running.services.env.dataDir, 'uploads', String(second.id))).catch(() => [])
  ).toSorted();

describe('refused', () => {
  test('without the flag, whoever asks', async () => {
    const plain = await testServer();
    const user = await plain.build.user({ roles: ['admin'] });
    const as = await plain.signIn(first.host, user.email);
    const { id } = await plain.build.organization();
    const path = `/api/v1/organizations/${id}`;
    const answer = await plain.call(first.host, 'POST', `${path}/move`, { as, body: { center_id: '2' } });
    expect(answer.status).toBe(403);
    expect((await plain.call(first.host, 'GET', path, { as })).body.data.meta.can.move).toBe(false);
    await plain.close();
  });

  test('to a centre that is none, or is this one', async () => {
    const { id } = await server.build.organization();
    for (const center_id of ['1', '999']) {
      const { status, body } = await move(id, { center_id });
      expect([status, body.errors[0].source.pointer]).toEqual([422, '/center_id']);
    }
  });

  test('as a whole: when a part cannot be done, nothing of it is', async () => {
    const { id, only } = await busy();
    // The same id is taken in the new centre, so the row cannot be put there and the applications have nowhere to go.
    await there(
      "insert into organizations (volunteer_center_id, id, name, status) values (2, $1, 'In de weg', 'deleted')",
      id,
    );
    await there(
      "create or replace function stop_it() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$",
    );
    await there('create trigger stop_it before insert on vacancies for each row execute function stop_it()');
    const before = [await everything(server), await filesThere()];
    expect((await move(id)).status).toBe(500);
    expect([await everything(server), await filesThere()]).toEqual(before);
    await there('drop trigger stop_it on vacancies');
    expect((await here('select status from users where id = $1', only.id))[0]).toEqual({ status: 'active' });
  });
});

test('kinds that the other centre does not have wait there as drafts', async () => {
  const { build } = server;
  await build.sql(first.id, "insert into volunteer_centers (id, key, name) values (3, 'roermond', 'Derde')");
  await server.running.services.centers.refresh();
  const { id } = await build.organization();
  const help = await build.vacancy({ organization_id: id, vacancy_type: 'one-on-one' });
  const answer = await move(id, { center_id: '3' });
  expect(reportOf(answer)).toMatchObject({ vacancies: 1, vacancies_offline: 1 });
  expect(await build.sql(3, 'select status from vacancies where id = $1', [help.id])).toEqual([
    { status: 'draft' },
  ]);
});

describe('its pictures', () => {
  const storage = () => server.running.services.storage;

  test('are copied while no transaction waits for them', async () => {
    const { id } = await server.build.organization({ logo_id: await uploadPicture(server) });
    const put = storage().put;
    const open = async () => {
      const { rowCount } = await server.owner.query(
        "select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      );
      return rowCount;
    };
    let written = 0;
    storage().put = async (key, bytes) => {
      // Nobody waits for the end of a transaction that only read, which may be on its way; one that waits for this does not end.
      await expect.poll(open, soon).toBe(0);
      written += 1;
      await put(key, bytes);
    };
    const answer = await move(id).finally(() => (storage().put = put));
    expect([answer.status, written]).toEqual([200, 1]);
  });

  test('leave no half of them there when a file cannot be written', async () => {
    const [logo, cover] = [await uploadPicture(server), await uploadPicture(server)];
    const { id } = await server.build.organization({ logo_id: logo, cover_image_id: cover });
    const before = [await everything(server), await filesThere()];
    const put = storage().put;
    let written = 0;
    storage().put = async (key, bytes) => {
      written += 1;
      if (written > 1) throw new Error('The disk is full.');
      await put(key, bytes);
    };
    const answer = await move(id).finally(() => (storage().put = put));
    expect([answer.status, written]).toEqual([500, 2]);
    expect([await everything(server), await filesThere()]).toEqual(before);
  });

  test('are not touched by a dry run', async () => {
    const { id } = await server.build.organization({ logo_id: await uploadPicture(server) });
    const before = await filesThere();
    expect((await move(id, { dry_run: true })).status).toBe(200);
    expect(await filesThere()).toEqual(before);
  });
});

test('a picture that another organisation shows as well stays with that one', async () => {
  const logo = await uploadPicture(server);
  const { id } = await server.build.organization({ logo_id: logo });
  await server.build.organization({ cover_image_id: logo });
  await move(id);
  for (const { host } of [first, second])
    expect((await server.call(host, 'GET', `/uploads/${logo}.png`)).status, host).toBe(200);
});

test('it takes as many statements however much goes along', async () => {
  const run = async (many: number, isDryRun: boolean) => {
    const { id } = await server.build.organization();
    for (let made = 0; made < many; made += 1) {
      const vacancy = await server.build.vacancy({ organization_id: id });
      const of = { organization_id: id, vacancy_id: vacancy.id };
      await server.build.application({ ...of, status: 'rejected' });
      await server.build.application({ ...of, status: 'accepted' });
      await server.build.user({ roles: [['organization_superuser', id]] });
    }
    return (await count(() => move(id, { dry_run: isDryRun }))).statements;
  };
  // Not as a dry run, mails and their links are among them.
  for (const isDryRun of [true, false]) {
    const few = await run(1, isDryRun);
    expect(await run(8, isDryRun)).toHaveLength(few.length);
  }
});

test('every table that hangs on an organisation is thought of', async () => {
  const parents = ['organizations', 'vacancies', 'applications', 'forms'];
  const keys = await foreignKeys(server.owner);
  const { rows } = await server.owner.query<{ table_name: string }>(
    "select table_name from information_schema.columns where column_name = 'subject_id' and table_schema = 'public'",
  );
  const found = [
    ...keys.filter(({ target }) => parents.includes(target)).map(({ table }) => table),
    ...rows.map((row) => row.table_name),
    'organizations',
  ];
  const said = organizationParts.flatMap(({ tables }) => Object.keys(tables));
  expect(said.toSorted()).toEqual([...new Set(found)].toSorted());
});
