/** What is served besides the uploads of the centre. */
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { UploadRow } from '../queries.ts';

/** What serving a file asks of its row. */
export type ServedFile = Pick<
  UploadRow,
  'id' | 'fileName' | 'storageKey' | 'checksum' | 'mime' | 'kind' | 'version'
>;

/** Whether the frame of the site is drawn with it: its logo, its icon, its letters. */
export async function isOfLook({ db, centerId }: TenantScope, id: string): Promise<boolean> {
  const { rows } = await sql`select from volunteer_center_profiles where volunteer_center_id = ${centerId}
    and position(${id} in concat_ws(' ', favicon_url, website_logo_url, website_logo_dark_mode_url, theme::text)) > 0`.execute(
    db,
  );
  return rows.length > 0;
}

/** A stock image of the platform: every centre shows it to who may choose it, at the address that its own would have. */
export async function sharedPicture({ db }: TenantScope, id: string): Promise<ServedFile | undefined> {
  const { rows } =
    await sql<ServedFile>`select id, name as file_name, storage_key, checksum, mime, 'picture' as kind, version
    from shared_stock_images where id = ${id}`.execute(db);
  return rows[0];
}
