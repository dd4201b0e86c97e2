/**
 * Files that no row names. A file is written before its row and removed after it, so a process that is ended between the two leaves
 * one behind: it may show somebody who is long gone, and takes its place on the disk.
 */
import type { Services } from '#server/http/services.ts';
import type { Storage } from '#server/storage/storage.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { removePicture } from '../sizes/commands.ts';

/** The row of a new file comes within seconds. */
const graceMs = 24 * 60 * 60 * 1000;
/** Looked up at once. */
const batch = 500;

async function namedOf(
  { pool }: Pick<Services, 'pool'>,
  centerId: number,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await inScope(
    pool,
    centerId,
    (scope) =>
      scope.db
        .selectFrom('uploads')
        .select('storageKey')
        .where('volunteerCenterId', '=', centerId)
        .where('storageKey', 'in', [...keys])
        .execute(),
    { isReadOnly: true },
  );
  return new Set(rows.map(({ storageKey }) => storageKey));
}

/** Removes what stands in a folder and is not named: `namedAmong` says which of these keys are. Answers how many. */
export async function removeUnnamed(
  storage: Storage,
  folder: string,
  now: Date,
  namedAmong: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const old = await storage.olderThan(folder, new Date(now.getTime() - graceMs));
  let removed = 0;
  for (let at = 0; at < old.length; at += batch) {
    const keys = old.slice(at, at + batch);
    const named = await namedAmong(keys);
    for (const key of keys.filter((one) => !named.has(one))) {
      await removePicture(storage, key);
      removed += 1;
    }
  }
  return removed;
}

/** Removes those of one centre. Answers how many. */
export const removeLostFiles = (
  services: Pick<Services, 'pool' | 'storage'>,
  centerId: number,
  now: Date,
): Promise<number> =>
  removeUnnamed(services.storage, String(centerId), now, (keys) => namedOf(services, centerId, keys));
