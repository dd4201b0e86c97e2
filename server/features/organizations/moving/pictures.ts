/** Logo and photo of an organisation that goes to another centre: the files go along, so that the old addresses lead nowhere. */
import { sql } from 'kysely';
import type { Services } from '#server/http/services.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { OrganizationRow } from '../queries.ts';
import { takeRows } from './rows.ts';

interface Picture {
  id: string;
  storageKey: string;
  /** Another organisation here shows it as well. */
  isShared: boolean;
}

export interface Pictures {
  found: Picture[];
  /** Rows for the new centre, as text. */
  uploads: string;
}

const keyThere = (key: string, centerId: number) => `${centerId}/${key.split('/').slice(1).join('/')}`;

/** What it shows, with the files put where the new centre's stand. In a trial no file is touched. */
export async function takePictures(
  scope: TenantScope,
  { id, logoId, coverImageId }: OrganizationRow,
  to: { centerId: number; storage: Services['storage']; isTrial: boolean },
): Promise<Pictures> {
  const ids = [logoId, coverImageId].filter((one) => one !== null);
  const { rows: found } = await sql<Picture>`
    select u.id, u.storage_key, exists (select from organizations o where o.volunteer_center_id = u.volunteer_center_id
      and o.id <> ${id} and (o.logo_id = u.id or o.cover_image_id = u.id)) as is_shared
    from uploads u where u.volunteer_center_id = ${scope.centerId} and u.id = any(${ids}::uuid[]) order by u.id`.execute(
    scope.db,
  );
  if (!to.isTrial)
    for (const { storageKey } of found) {
      const bytes = await to.storage.read(storageKey);
      if (bytes) await to.storage.put(keyThere(storageKey, to.centerId), bytes);
    }
  const isTheirs = sql`id = any(${found.map((one) => one.id)}::uuid[])`;
  const over = sql`jsonb_build_object('owner_id', null,
    'storage_key', regexp_replace(storage_key, '^[^/]*', ${String(to.centerId)}::text))`;
  return { found, uploads: await takeRows(scope, 'uploads', isTheirs, over) };
}

/** Takes them out of the old centre; the files themselves only once that is certain. */
export async function removePictures(
  scope: TenantScope,
  { found }: Pictures,
  storage: Services['storage'],
): Promise<void> {
  const alone = found.filter(({ isShared }) => !isShared);
  await sql`delete from uploads where volunteer_center_id = ${scope.centerId}
    and id = any(${alone.map(({ id }) => id)}::uuid[])`.execute(scope.db);
  scope.afterCommit(() => {
    // One that stays lying there is shown by nothing.
    for (const { storageKey } of alone) void storage.delete(storageKey).catch(() => {});
  });
}
