/** Pictures that nobody uses: sent and then left, or taken off what showed them. Each night they go, with their files. */
import { sql } from 'kysely';
import type { Services } from '#server/http/services.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { removePicture } from '../sizes/commands.ts';

/** Somebody may still be filling in the form that it was sent for. */
const graceMs = 24 * 60 * 60 * 1000;
/** Looked for at once: each look goes through all texts of the centre. */
const batch = 500;

/** Say something about a picture without showing it, or hold what nobody shows. Every other table counts, also one that comes later. */
const showNothing = new Set([
  'uploads',
  'audit_events',
  'content_versions',
  'data_downloads',
  'email_deliveries',
  'idempotency_keys',
  'one_time_code_secrets',
  'one_time_tokens',
  'passkeys',
  'recovery_codes',
  'sessions',
]);

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Tables of centres in which a picture may be shown: as a reference, in an address or in the blocks of a page. */
async function placesOf(scope: TenantScope): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'volunteer_center_id' and not a.attisdropped
    where c.relkind = 'r' order by c.relname`.execute(scope.db);
  return rows.map(({ name }) => name).filter((name) => !showNothing.has(name));
}

/** Those of the ids that stand anywhere in a row of this table. */
async function textIn(scope: TenantScope, table: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct found[1] as id from ${sql.table(table)} t
    cross join lateral regexp_matches(t::text, ${`(${uuid})`}, 'g') found
    where t.volunteer_center_id = ${scope.centerId} and found[1] = any(${[...ids]}::text[])`.execute(
    scope.db,
  );
  return rows.map(({ id }) => id);
}

/** The place of the last one that was looked at. Its moment as text: a `Date` cuts it off, and the same one would come again for ever. */
type After = { moment: string; id: string } | null;

/** The next ones that no organisation shows, without the files of the centre, which somebody keeps. Held until the end: whoever wants to show one meanwhile waits, and is told that it is gone. */
const oldOnes = (scope: TenantScope, before: Date, after: After) =>
  scope.db
    .selectFrom('uploads')
    .select(['id', 'storageKey', sql<string>`created_at::text`.as('moment')])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('createdAt', '<', before)
    .where('inFiles', '=', false)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.moment}::timestamptz, ${after?.id})`),
    )
    .where(
      sql<boolean>`not exists (select from organizations o where o.volunteer_center_id = uploads.volunteer_center_id
        and uploads.id in (o.logo_id, o.cover_image_id))
        and not exists (select from vacancies v where v.volunteer_center_id = uploads.volunteer_center_id
        and v.image_ids <> '{}' and v.image_ids @> array[uploads.id])
        and not exists (select from forms f where f.volunteer_center_id = uploads.volunteer_center_id
        and f.image_ids <> '{}' and f.image_ids @> array[uploads.id])`,
    )
    .orderBy('createdAt')
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();

async function removeRows(scope: TenantScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await scope.db
    .deleteFrom('uploads')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Removes all of them, so many at a time. Answers how many. */
export async function removeUnusedUploads(
  scope: TenantScope,
  { storage }: Pick<Services, 'storage'>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - graceMs);
  const places = await placesOf(scope);
  const keys: string[] = [];
  for (let old = await oldOnes(scope, before, null); old.length > 0;) {
    const left = new Map(old.map(({ id, storageKey }) => [id, storageKey]));
    for (const table of places)
      for (const id of left.size > 0 ? await textIn(scope, table, [...left.keys()]) : []) left.delete(id);
    await removeRows(scope, [...left.keys()]);
    keys.push(...left.values());
    old = await oldOnes(scope, before, old.at(-1) ?? null);
  }
  scope.afterCommit(() => {
    // A file that stays behind is found another night, as one without a row.
    for (const key of keys) void removePicture(storage, key).catch(() => {});
  });
  return keys.length;
}
