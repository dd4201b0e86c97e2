/** Reading uploads. */
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { pictureTypes, type Picture } from '#contract/uploads.ts';
import type { Uploads } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type UploadRow = Selectable<Uploads> & {
  /** Organisations that show it as their logo or photo; known where it is found by its id. */
  shownBy?: readonly string[];
};

/** What follows the point of a file's name, by what is in it. */
export const extensions: Record<(typeof pictureTypes)[number], string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** Where a picture is served; it names the record, so that whoever does not know it cannot guess it. */
export const urlOf = (upload: Pick<UploadRow, 'id' | 'mime'>): string =>
  `/uploads/${upload.id}.${extensions[upload.mime as keyof typeof extensions]}`;

/** The picture that a column names, as other records carry it; for a select on a table of the same centre. */
export const pictureJson = (column: string): RawBuilder<Picture | null> => {
  const table = sql.ref(`${column.split('.')[0]}.volunteerCenterId`);
  return sql<Picture | null>`(select json_build_object(
      'id', u.id, 'width', u.width, 'height', u.height, 'altText', u.alt_text,
      'url', '/uploads/' || u.id || case u.mime when 'image/png' then '.png' when 'image/webp' then '.webp' else '.jpg' end)
    from uploads u where u.volunteer_center_id = ${table} and u.id = ${sql.ref(column)})`;
};

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

/** Organisations that show it as their logo or photo. */
export async function organizationsShowing(scope: TenantScope, id: string): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('organizations')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where(({ or, eb }) => or([eb('logoId', '=', id), eb('coverImageId', '=', id)]))
    .execute();
  return rows.map((row) => row.id);
}
