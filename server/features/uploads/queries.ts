/** Reading uploads. */
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { rolesWithAccess } from '#contract/rights.ts';
import { documentTypes, type fileTypes, type FileUse, type Picture, type SeenOn } from '#contract/uploads.ts';
import type { Uploads } from '#server/db/types.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type UploadRow = Selectable<Uploads> & {
  /** Organisations that show it as their logo or photo; known where it is found by its id. */
  shownBy?: readonly string[];
  /** Where it is shown; known where whoever keeps the files asks. */
  uses?: readonly FileUse[];
  /** Who sent it. */
  ownerName?: string | null;
};

/** What follows the point of a file's name, by what is in it. */
const extensions: Record<(typeof fileTypes)[number], string> = {
  ...documentTypes,
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

export const extensionOf = ({ mime }: Pick<UploadRow, 'mime'>): string =>
  extensions[mime as keyof typeof extensions];

/** Where a file is served; it names the record, so that whoever does not know it cannot guess it. One that took the place of another has another address. */
export const urlOf = (upload: Pick<UploadRow, 'id' | 'mime' | 'version'>): string =>
  `/uploads/${upload.id}.${extensionOf(upload)}${upload.version > 1 ? `?v=${upload.version}` : ''}`;

/** What other records carry of `uploads u`. */
const carried = sql`json_build_object(
      'id', u.id, 'width', u.width, 'height', u.height, 'altText', u.alt_text, 'preview', u.preview, 'seenOn', u.seen_on,
      'url', '/uploads/' || u.id || case u.mime when 'image/png' then '.png' when 'image/webp' then '.webp' else '.jpg' end
        || case when u.version > 1 then '?v=' || u.version else '' end)`;

/** The picture that a column names, as other records carry it; for a select on a table of the same centre. */
export const pictureJson = (column: string): RawBuilder<Picture | null> => {
  const table = sql.ref(`${column.split('.')[0]}.volunteerCenterId`);
  return sql<Picture | null>`(select ${carried}
    from uploads u where u.volunteer_center_id = ${table} and u.id = ${sql.ref(column)})`;
};

/** As `pictureJson`, of a column that names several: in its order. Most name none, which costs nothing. */
export const picturesJson = (column: string): RawBuilder<Picture[]> => {
  const table = sql.ref(`${column.split('.')[0]}.volunteerCenterId`);
  const ids = sql.ref(column);
  return sql<Picture[]>`case when ${ids} = '{}' then '[]' else (
    select coalesce(json_agg(${carried} order by array_position(${ids}, u.id)), '[]')
    from uploads u where u.volunteer_center_id = ${table} and u.id = any(${ids})) end`;
};

/** A row as other records carry it; null for a document. */
export function asPicture(row: UploadRow): Picture | null {
  const { id, width, height, altText, preview, seenOn } = row;
  return width === null || height === null
    ? null
    : { id, url: urlOf(row), width, height, altText, preview, seenOn: seenOn as SeenOn | null };
}

/** Those of the given ids that this centre has. */
export async function uploadsByIds(scope: TenantScope, ids: readonly string[]): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  return scope.db
    .selectFrom('uploads')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

export const uploadById = (scope: TenantScope, id: string): Promise<UploadRow> =>
  scope.db
    .selectFrom('uploads')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Who sent it, of `uploads u`. */
export const ownerName = sql<
  string | null
>`(select nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), '')
  from users p where p.volunteer_center_id = u.volunteer_center_id and p.id = u.owner_id)`.as('ownerName');

/** The same of one. */
export async function nameOfOwner(scope: TenantScope, { id }: Pick<UploadRow, 'id'>): Promise<string | null> {
  const found = await scope.db
    .selectFrom('uploads as u')
    .select(ownerName)
    .where('u.volunteerCenterId', '=', scope.centerId)
    .where('u.id', '=', id)
    .executeTakeFirst();
  return found?.ownerName ?? null;
}

/** Held until the transaction ends: whoever wants to show it meanwhile waits. Throws 404 when it is gone. */
export const holdUpload = async (scope: TenantScope, id: string): Promise<UploadRow> =>
  (await scope.db
    .selectFrom('uploads')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? refuse('not_found');

/** Of all files of the centre together. */
export async function bytesOfCenter(scope: TenantScope): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(u.byte_size), 0)::float8 as bytes
    from uploads u where u.volunteer_center_id = ${scope.centerId}`.execute(scope.db);
  return rows[0]?.bytes ?? 0;
}

interface SentAmount {
  pictures: number;
  bytes: number;
}

/** How much this person, and everybody of this centre, sent within the last 24 hours. */
export async function sentWithinADay(
  scope: TenantScope,
  ownerId: string | null,
  now: Date,
): Promise<{ person: SentAmount; center: SentAmount }> {
  const { rows } = await sql<{ person: SentAmount; center: SentAmount }>`
    select json_build_object('pictures', count(*) filter (where u.owner_id = ${ownerId}::uuid),
        'bytes', coalesce(sum(u.byte_size) filter (where u.owner_id = ${ownerId}::uuid), 0)) as person,
      json_build_object('pictures', count(*), 'bytes', coalesce(sum(u.byte_size), 0)) as center
    from uploads u where u.volunteer_center_id = ${scope.centerId}
      and u.created_at > ${new Date(now.getTime() - 86_400_000)}`.execute(scope.db);
  return rows[0] ?? { person: { pictures: 0, bytes: 0 }, center: { pictures: 0, bytes: 0 } };
}

/** Organisations that show it: as their logo or photo, or with a vacancy or a form. */
export async function organizationsShowing(scope: TenantScope, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from organizations where volunteer_center_id = ${scope.centerId} and ${id}::uuid in (logo_id, cover_image_id)
    union select organization_id from vacancies
      where volunteer_center_id = ${scope.centerId} and image_ids <> '{}' and image_ids @> array[${id}::uuid]
    union select organization_id from forms
      where volunteer_center_id = ${scope.centerId} and organization_id is not null
      and image_ids <> '{}' and image_ids @> array[${id}::uuid]`.execute(scope.db);
  return rows.map((row) => row.id);
}

interface Showing {
  userId: string | null;
  /** Null for one that is made now. */
  organizationId: string | null;
  /** Whoever shows it keeps the centre's files. */
  isAny: boolean;
}

/**
 * Those of the ids that an organisation may show: its own, what whoever says so sent, and what its people or those who keep the centre's
 * files sent and no other organisation shows.
 */
export async function picturesFor(
  scope: TenantScope,
  ids: readonly string[],
  { userId, organizationId, isAny }: Showing,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const giving = rolesWithAccess('uploads.manage', 'center');
  const { rows } = await sql<{ id: string }>`
    select u.id from uploads u
    where u.volunteer_center_id = ${scope.centerId} and u.id = any(${[...ids]}::uuid[]) and u.kind = 'picture' and (
      ${isAny} or u.owner_id = ${userId}::uuid
      or exists (select from organizations o where o.volunteer_center_id = u.volunteer_center_id
        and o.id = ${organizationId}::uuid and u.id in (o.logo_id, o.cover_image_id))
      or exists (select from vacancies v where v.volunteer_center_id = u.volunteer_center_id
        and v.organization_id = ${organizationId}::uuid and v.image_ids <> '{}' and v.image_ids @> array[u.id])
      or exists (select from forms f where f.volunteer_center_id = u.volunteer_center_id
        and f.organization_id = ${organizationId}::uuid and f.image_ids <> '{}' and f.image_ids @> array[u.id])
      or (exists (select from user_roles r where r.volunteer_center_id = u.volunteer_center_id and r.user_id = u.owner_id
          and (r.organization_id = ${organizationId}::uuid or r.role = any(${giving}::text[])))
        and not exists (select from organizations o where o.volunteer_center_id = u.volunteer_center_id
          and u.id in (o.logo_id, o.cover_image_id))
        and not exists (select from vacancies v where v.volunteer_center_id = u.volunteer_center_id
          and v.image_ids <> '{}' and v.image_ids @> array[u.id])
        and not exists (select from forms f where f.volunteer_center_id = u.volunteer_center_id and f.organization_id is not null
          and f.image_ids <> '{}' and f.image_ids @> array[u.id])))`.execute(scope.db);
  return rows.map(({ id }) => id);
}
