/** Fills one centre with as many vacancies and people as asked, to measure and test with. Never for visitors. */
import type pg from 'pg';
import { type Row, enterCenter, inTransaction, insertRows } from '../insert.ts';
import {
  type LoadContext,
  type Place,
  applicationRow,
  organizationRow,
  userRow,
  vacanciesAnOrganization,
  vacancyRow,
} from './rows.ts';
import { organizationStatusOf, roleRow } from './staff-rows.ts';
import { readTexts } from './texts.ts';

interface LoadOptions {
  vacancies: number;
  people: number;
  /** More than the vacancies need: the others have none, and stand in every state. */
  organizations?: number;
  /** The same seed gives the same rows; another one adds others. */
  seed?: number;
  centerId?: number;
  note?: (line: string) => void;
}

const loadCenterId = 900;
const rowsAtOnce = 2_000;
/** One in so many runs an organisation. */
const peopleAHolder = 5;
/** Dates hang on this moment's day, so that a second load of one day gives the same rows. */
const today = () => new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
/** What is there already is left as it is: a load may be run again, or with a larger number. */
const keep = 'on conflict do nothing';

/** Makes rows by their number and writes them in batches. */
async function insertNumbered(
  client: pg.Client,
  table: string,
  count: number,
  make: (index: number) => Row,
  note: (written: number) => void = () => undefined,
): Promise<void> {
  for (let start = 0; start < count; start += rowsAtOnce) {
    const length = Math.min(rowsAtOnce, count - start);
    await insertRows(
      client,
      table,
      Array.from({ length }, (_, index) => make(start + index)),
      keep,
    );
    note(start + length);
  }
}

async function ensureCenter(client: pg.Client, id: number): Promise<void> {
  const key = id === loadCenterId ? 'load' : `load-${id}`;
  const center = { id, key, name: 'Laadtest' };
  await insertRows(client, 'volunteer_centers', [center], keep);
  await enterCenter(client, id);
  await insertRows(
    client,
    'volunteer_center_profiles',
    [{ volunteer_center_id: id, name: 'Laadtest' }],
    keep,
  );
}

/** Without the triggers that fire for each row: they would move the centre's content number once a vacancy. */
async function withoutContentTriggers(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const tables = ['organizations', 'vacancies'];
  for (const table of tables) await client.query(`alter table ${table} disable trigger touch_content`);
  await work();
  for (const table of tables) await client.query(`alter table ${table} enable trigger touch_content`);
}

/** Once for the whole load: cached pages of the centre are old now. */
async function touchContent(client: pg.Client, centerId: number): Promise<void> {
  await client.query(
    `insert into content_versions (volunteer_center_id) values ($1)
     on conflict (volunteer_center_id) do update set version = content_versions.version + 1`,
    [centerId],
  );
  await client.query("select pg_notify('content_changed', $1)", [String(centerId)]);
}

/** `accepted_count` follows from the applications; places are widened where more people were accepted than wanted. */
async function countAccepted(client: pg.Client, centerId: number): Promise<void> {
  await client.query(
    `update vacancies v set accepted_count = a.accepted, positions = greatest(v.positions, a.accepted)
     from (select vacancy_id, count(*)::int as accepted from applications
           where volunteer_center_id = $1 and status = 'accepted' and withdrawn_at is null group by vacancy_id) a
     where v.volunteer_center_id = $1 and v.id = a.vacancy_id and v.accepted_count <> a.accepted`,
    [centerId],
  );
}

async function fill(client: pg.Client, context: LoadContext, options: LoadOptions): Promise<void> {
  const needed = Math.ceil(options.vacancies / vacanciesAnOrganization);
  const organizations = Math.max(needed, options.organizations ?? 0);
  const organization = (index: number) => ({
    ...organizationRow(context, index),
    ...(index >= needed && organizationStatusOf(context, index)),
  });
  const progress = (written: number) => {
    if (written % 20_000 === 0) options.note?.(`${written} vacancies`);
  };
  const vacancy = (index: number) => vacancyRow(context, index);
  const user = (index: number) => userRow(context, index);
  await insertNumbered(client, 'organizations', organizations, organization);
  await insertNumbered(client, 'vacancies', options.vacancies, vacancy, progress);
  await insertNumbered(client, 'users', options.people, user);
  const holders = organizations === 0 ? 0 : Math.floor(options.people / peopleAHolder);
  await insertNumbered(client, 'user_roles', holders, (index) =>
    roleRow(context, index, index * peopleAHolder, organizations),
  );
  if (options.vacancies === 0) return;
  await insertNumbered(client, 'applications', options.people, (index) =>
    applicationRow(context, user(index), index, options.vacancies),
  );
  await countAccepted(client, context.centerId);
}

/** The rows that follow from the seed, in the centre `load` unless another is named. In one transaction. */
export async function loadSynthetic(client: pg.Client, options: LoadOptions): Promise<void> {
  const centerId = options.centerId ?? loadCenterId;
  const texts = await readTexts();
  const { rows: places } = await client.query<Place>(
    'select postcode, name, lat, lon from places order by postcode',
  );
  const context = { centerId, seed: options.seed ?? 1, now: today(), texts, places };
  await inTransaction(client, async () => {
    await ensureCenter(client, centerId);
    await withoutContentTriggers(client, () => fill(client, context, options));
    await touchContent(client, centerId);
  });
  // Fresh figures for the planner, or the first searches are planned for an empty table.
  for (const table of ['organizations', 'vacancies', 'users', 'user_roles', 'applications'])
    await client.query(`analyze ${table}`);
  options.note?.(`${options.vacancies} vacancies and ${options.people} people in centre ${centerId}`);
}
