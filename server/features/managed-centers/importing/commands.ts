/** A centre that comes from another installation: all of it, or nothing. */
import type { Actor } from '#server/auth/actor.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { nowhere } from '#server/tenancy/centers.ts';
import {
  dropArrival,
  landArrival,
  prepareArrival,
  type ImportedCenter,
  type ImportServices,
} from './arrival.ts';
import { openArchive, type OpenedArchive } from './opened.ts';

export interface ImportWish {
  /** The file, on this machine. */
  path: string;
  /** Those of the site from now on; without any, those that it had. */
  hosts: readonly string[];
  /** Null for a command of whoever runs the installation. */
  actor: Actor | null;
}

/** Brings it in. Throws 422 for a file that is none, is not whole or is of another version, and for a key or a host that is taken. */
export async function importCenter(services: ImportServices, wish: ImportWish): Promise<ImportedCenter> {
  const archive = await openArchive(wish.path);
  try {
    return await importOpened(services, archive, wish);
  } finally {
    archive.close();
  }
}

async function importOpened(
  services: ImportServices,
  archive: OpenedArchive,
  { hosts, actor }: ImportWish,
): Promise<ImportedCenter> {
  const arrival = await prepareArrival(services, archive, { hosts });
  try {
    return await inScope(services.pool, nowhere, (scope) => landArrival(scope, services, arrival, actor));
  } catch (error) {
    await dropArrival(services, arrival);
    throw error;
  }
}
