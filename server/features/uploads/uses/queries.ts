/** Where files are shown or led to, by what the rows of the centre say: nobody has to write that down beside them. */
import { sql, type RawBuilder } from 'kysely';
import type { FileUse } from '#contract/uploads.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { UploadRow } from '../queries.ts';

interface Place {
  type: FileUse['type'];
  table: string;
  title: RawBuilder<unknown>;
  /** Columns that name one, or several. */
  named: RawBuilder<unknown>;
  /** Columns in which one may stand in an address, or in a block. */
  texts: RawBuilder<unknown>;
  isInBin?: RawBuilder<unknown>;
  /** Rows that nobody reaches any more show nothing. */
  only?: RawBuilder<unknown>;
}

const none = sql`'{}'::uuid[]`;
const page = {
  type: 'pages',
  title: sql`t.title`,
  named: sql`t.named_ids`,
  texts: sql`''`,
} as const;

/** Every table that shows files. A test says which one is missing that refers to them. */
const places: readonly Place[] = [
  { ...page, table: 'pages', isInBin: sql`t.deleted_at is not null` },
  { ...page, table: 'published_pages' },
  {
    type: 'vacancies',
    table: 'vacancies',
    title: sql`t.title`,
    named: sql`t.image_ids`,
    texts: sql`concat(t.description, t.description_en)`,
    only: sql`t.status <> 'deleted'`,
  },
  {
    type: 'organizations',
    table: 'organizations',
    title: sql`t.name`,
    named: sql`array[t.logo_id, t.cover_image_id]`,
    texts: sql`t.description`,
    only: sql`t.status <> 'deleted'`,
  },
  {
    type: 'contact_people',
    table: 'contact_people',
    title: sql`t.name`,
    named: sql`array[t.photo_id]`,
    texts: sql`''`,
  },
  {
    type: 'partners',
    table: 'partners',
    title: sql`t.name`,
    named: sql`array[t.logo_id]`,
    texts: sql`''`,
  },
  {
    type: 'stock_images',
    table: 'stock_images',
    title: sql`t.name`,
    named: sql`array[t.image_id]`,
    texts: sql`''`,
  },
  {
    type: 'forms',
    table: 'forms',
    title: sql`t.title`,
    named: sql`t.image_ids`,
    texts: sql`jsonb_path_query_array(t.questions, '$[*].body')::text || jsonb_path_query_array(t.questions, '$[*].bodyEn')::text`,
  },
  { type: 'menu_items', table: 'menu_items', title: sql`t.name`, named: none, texts: sql`t.url` },
  {
    type: 'volunteer_centers',
    table: 'volunteer_center_profiles',
    title: sql`t.name`,
    named: none,
    texts: sql`t::text`,
  },
];

export const tablesWithFiles: readonly string[] = places.map(({ table }) => table);

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The ids that a row names, as `x.upload_id`; those in its texts are of this pattern. */
const idsIn = ({ named, texts }: Place, pattern: string) => sql`lateral (select unnest(${named}) as upload_id
  union select found[1]::uuid from regexp_matches(case when ${texts} ~ ${pattern} then ${texts} end, ${`(${pattern})`}, 'g') found) x`;

const rowsOf = (scope: TenantScope, place: Place, pattern = uuid) => sql`${sql.table(place.table)} t
  cross join ${idsIn(place, pattern)} where t.volunteer_center_id = ${scope.centerId} and ${place.only ?? sql`true`}`;

interface FoundUse extends FileUse {
  uploadId: string;
}

/** Of these files, where each is. A page that is online with it, and written with it, is one. */
export async function usesOf(scope: TenantScope, ids: readonly string[]): Promise<Map<string, FileUse[]>> {
  const uses = new Map(ids.map((id): [string, FileUse[]] => [id, []]));
  if (ids.length === 0) return uses;
  const wanted = places.map(
    (
      place,
    ) => sql`select ${place.type} as type, ${place.type === 'volunteer_centers' ? sql`t.volunteer_center_id` : sql`t.id`}::text as id,
      ${place.title} as title, ${place.isInBin ?? sql`false`} as is_in_bin, x.upload_id
    from ${rowsOf(scope, place, ids.join('|'))} and x.upload_id = any(${[...ids]}::uuid[])`,
  );
  const { rows } = await sql<FoundUse>`select type, id, title, bool_or(is_in_bin) as is_in_bin, upload_id
    from (${sql.join(wanted, sql` union all `)}) found group by type, id, title, upload_id order by type, title, id`.execute(
    scope.db,
  );
  for (const { uploadId, ...use } of rows) uses.get(uploadId)?.push(use);
  return uses;
}

/** All that are anywhere: for the files that are not. It goes through all texts of the centre, once, when somebody asks for those. */
export async function usedIds(scope: TenantScope): Promise<string[]> {
  const named = places.map(
    (place) => sql`select x.upload_id from ${rowsOf(scope, place)} and x.upload_id in (select id from files)`,
  );
  const { rows } = await sql<{ uploadId: string }>`with files as materialized
    (select id from uploads where volunteer_center_id = ${scope.centerId}) ${sql.join(named, sql` union `)}`.execute(
    scope.db,
  );
  return rows.map(({ uploadId }) => uploadId);
}

/** With where each is. */
export async function withUses<Row extends UploadRow>(
  scope: TenantScope,
  rows: readonly Row[],
): Promise<(Row & { uses: FileUse[] })[]> {
  const uses = await usesOf(
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, uses: uses.get(row.id) ?? [] }));
}
