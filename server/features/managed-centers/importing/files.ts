/** The files of a centre that comes in. They are written before its rows, so that a row never points at nothing. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Services } from '#server/http/services.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { filePart } from '../archive/manifest.ts';
import type { OpenedArchive } from './opened.ts';

type KeepingServices = Pick<Services, 'pool' | 'storage'>;

/** Where each stands from now on, by where it stood: of two who bring in the same file at once, neither touches what is the other's. */
export function newKeys({ manifest }: OpenedArchive, centerId: number): Map<string, string> {
  const { center, files, missing } = manifest;
  const names = [...files.map(({ name }) => name), ...missing];
  return new Map(
    names.map((name) => [
      `${center.number}/${name}`,
      `${centerId}/${uuidv7()}${name.slice(name.lastIndexOf('.'))}`,
    ]),
  );
}

/** Writes them. */
export async function writeFiles(
  { storage }: Pick<Services, 'storage'>,
  archive: OpenedArchive,
  keys: ReadonlyMap<string, string>,
): Promise<void> {
  const { center, files } = archive.manifest;
  for (const { name } of files) {
    const chunks: Buffer[] = [];
    for await (const chunk of archive.read(filePart(name))) chunks.push(chunk);
    await storage.put(keys.get(`${center.number}/${name}`) ?? '', Buffer.concat(chunks));
  }
}

/** Reads them to their end, which throws for one that is not what the list says. */
export async function readFiles(archive: OpenedArchive): Promise<void> {
  for (const { name } of archive.manifest.files)
    for await (const piece of archive.read(filePart(name))) if (piece.length === 0) continue;
}

/** Nothing came of it: they go, unless rows name them after all, as when the answer to a commit was lost. */
export async function dropFiles(
  { pool, storage }: KeepingServices,
  centerId: number,
  keys: ReadonlyMap<string, string>,
): Promise<void> {
  if (keys.size === 0) return;
  const { rows } = await inScope(
    pool,
    centerId,
    (scope) =>
      sql<{ storageKey: string }>`select storage_key from uploads
        where volunteer_center_id = ${centerId} and storage_key = any(${[...keys.values()]}::text[])`.execute(
        scope.db,
      ),
    { isReadOnly: true },
  );
  const named = new Set(rows.map(({ storageKey }) => storageKey));
  for (const key of keys.values()) if (!named.has(key)) await storage.delete(key);
}
