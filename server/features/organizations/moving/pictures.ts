/** Logo and photos of an organisation that goes to another centre: the files go along, so that the old addresses lead nowhere. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { OrganizationMoving } from '#contract/organization-moving.ts';
import { ChangedMeanwhile } from '#server/http/retry.ts';
import type { Context } from '#server/http/route.ts';
import type { Services } from '#server/http/services.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
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

/** Files that stand where the new centre's do, before any row there names them. */
export interface Copies {
  centerId: number;
  /** Where the file of the new centre stands, by that of the old one. A try has keys of its own. */
  keys: Record<string, string>;
}

async function picturesOf(
  scope: TenantScope,
  { id, logoId, coverImageId }: Pick<OrganizationRow, 'id' | 'logoId' | 'coverImageId'>,
): Promise<Picture[]> {
  const ids = [logoId, coverImageId].filter((one) => one !== null);
  const ofVacancies = sql`select unnest(v.image_ids) from vacancies v
    where v.volunteer_center_id = ${scope.centerId} and v.organization_id = ${id}`;
  const { rows } = await sql<Picture>`
    select u.id, u.storage_key, exists (select from organizations o where o.volunteer_center_id = u.volunteer_center_id
      and o.id <> ${id} and (o.logo_id = u.id or o.cover_image_id = u.id)) or exists (select from vacancies v
      where v.volunteer_center_id = u.volunteer_center_id and v.organization_id <> ${id}
      and v.image_ids <> '{}' and v.image_ids @> array[u.id]) as is_shared
    from uploads u where u.volunteer_center_id = ${scope.centerId} and (u.id = any(${ids}::uuid[]) or u.id in (${ofVacancies}))
    order by u.id`.execute(scope.db);
  return rows;
}

/** Copies the files, outside of any transaction. In a dry run no file is touched. */
export async function copyPictures(
  { services, center }: Pick<Context, 'services' | 'center'>,
  organization: OrganizationRow,
  { centerId, dryRun = false }: OrganizationMoving,
): Promise<Copies> {
  const found = await inScope(services.pool, center.id, (scope) => picturesOf(scope, organization), {
    isReadOnly: true,
  });
  const keyThere = (key: string) => `${Number(centerId)}/${uuidv7()}${/\.[a-z]+$/.exec(key)?.[0] ?? ''}`;
  const keys = Object.fromEntries(found.map(({ storageKey }) => [storageKey, keyThere(storageKey)]));
  const copies = { centerId: Number(centerId), keys };
  if (dryRun || !services.centers.byId(copies.centerId)) return copies;
  try {
    for (const [from, to] of Object.entries(keys)) {
      const bytes = await services.storage.read(from);
      if (bytes) await services.storage.put(to, bytes);
    }
  } catch (error) {
    await dropCopies(services, copies);
    throw error;
  }
  return copies;
}

/** Nothing came of it: what was copied goes, unless a row names it after all, as when the answer to a commit was lost. */
export async function dropCopies(services: Services, { centerId, keys }: Copies): Promise<void> {
  const copied = Object.values(keys);
  if (copied.length === 0 || !services.centers.byId(centerId)) return;
  const { rows } = await inScope(
    services.pool,
    centerId,
    (scope) =>
      sql<{ storageKey: string }>`select storage_key from uploads
        where volunteer_center_id = ${centerId} and storage_key = any(${copied}::text[])`.execute(scope.db),
    { isReadOnly: true },
  );
  const named = new Set(rows.map(({ storageKey }) => storageKey));
  await Promise.all(copied.filter((key) => !named.has(key)).map((key) => services.storage.delete(key)));
}

/** What it shows. Throws when that changed since its files were copied. */
export async function takePictures(
  scope: TenantScope,
  organization: OrganizationRow,
  { keys }: Copies,
): Promise<Pictures> {
  const found = await picturesOf(scope, organization);
  if (found.some(({ storageKey }) => !Object.hasOwn(keys, storageKey))) throw new ChangedMeanwhile();
  const isTheirs = sql`id = any(${found.map((one) => one.id)}::uuid[])`;
  const over = sql`jsonb_build_object('owner_id', null,
    'storage_key', ${JSON.stringify(keys)}::jsonb ->> storage_key)`;
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
    // One that stays lying there is shown by nothing, and found at night.
    for (const { storageKey } of alone) void storage.delete(storageKey).catch(() => {});
  });
}
