/** Pictures that nobody uses: sent and then left, or taken off what showed them. Each night they go, with their files. */
import { sql } from 'kysely';
import type { Services } from '#server/http/services.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Somebody may still be filling in the form that it was sent for. */
const graceMs = 24 * 60 * 60 * 1000;
/** More than this in one night is left for the next. */
const mostANight = 500;

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
  'sign_in_failures',
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
async function shownIn(scope: TenantScope, table: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct found[1] as id from ${sql.table(table)} t
    cross join lateral regexp_matches(t::text, ${`(${uuid})`}, 'g') found
    where t.volunteer_center_id = ${scope.centerId} and found[1] = any(${[...ids]}::text[])`.execute(
    scope.db,
  );
  return rows.map(({ id }) => id);
}

/** Removes them. Answers how many. */
export async function removeUnusedUploads(
  scope: TenantScope,
  { storage }: Pick<Services, 'storage'>,
  now: Date,
): Promise<number> {
  // Held until the end: whoever wants to show one meanwhile waits, and is told that it is gone.
  const old = await scope.db
    .selectFrom('uploads')
    .select(['id', 'storageKey'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('createdAt', '<', new Date(now.getTime() - graceMs))
    .where(
      sql<boolean>`not exists (select from organizations o where o.volunteer_center_id = uploads.volunteer_center_id
        and uploads.id in (o.logo_id, o.cover_image_id))`,
    )
    .orderBy('createdAt')
    .limit(mostANight)
    .forUpdate()
    .skipLocked()
    .execute();
  if (old.length === 0) return 0;
  const left = new Map(old.map(({ id, storageKey }) => [id, storageKey]));
  for (const table of await placesOf(scope))
    for (const id of left.size > 0 ? await shownIn(scope, table, [...left.keys()]) : []) left.delete(id);
  if (left.size === 0) return 0;
  await scope.db
    .deleteFrom('uploads')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...left.keys()])
    .execute();
  scope.afterCommit(() => {
    // A file that stays behind is found by nobody: its row is gone.
    for (const key of left.values()) void storage.delete(key).catch(() => {});
  });
  return left.size;
}
