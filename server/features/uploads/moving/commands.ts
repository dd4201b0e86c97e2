/** Logo and photos of an organisation that goes to another centre: the files go along, so that the old addresses lead nowhere. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { OrganizationMoving } from '#contract/organization-moving.ts';
import type { Move } from '#server/http/organization-parts.ts';
import type { Context } from '#server/http/route.ts';
import type { Services } from '#server/http/services.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { picturesOf } from './queries.ts';
import { removePicture } from '../sizes/commands.ts';

/** Files that stand where the new centre's do, before any row there names them. */
export interface Copies {
  centerId: number;
  /** Where the file of the new centre stands, by that of the old one. A try has keys of its own. */
  keys: Record<string, string>;
}

/** Copies the files, outside of any transaction. In a dry run no file is touched. */
export async function copyPictures(
  { services, center }: Pick<Context, 'services' | 'center'>,
  organization: Move['organization'],
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
  await Promise.all(
    copied.filter((key) => !named.has(key)).map((key) => removePicture(services.storage, key)),
  );
}
