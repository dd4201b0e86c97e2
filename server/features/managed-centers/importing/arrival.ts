/** A centre on its way in: what is done before its rows are, and what is taken back when they do not come. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#server/auth/actor.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { nowhere } from '#server/tenancy/centers.ts';
import { centersTable, lastMigration, travellingTables } from '../archive/queries.ts';
import {
  configuredHosts,
  holdCenters,
  holdTrial,
  inCenter,
  recorded,
  refuseTakenHosts,
  writeHosts,
} from '../commands.ts';
import { lastNumber, numberFor } from '../opening/commands.ts';
import { dropFiles, newKeys, readFiles, writeFiles } from './files.ts';
import { damaged, type OpenedArchive } from './opened.ts';
import { putTable } from './rows.ts';

export type ImportServices = Pick<Services, 'pool' | 'storage' | 'configuration'> & { now(): Date };

export interface ImportedCenter {
  id: string;
  centerId: number;
  key: string;
  name: string;
  hosts: readonly string[];
}

/** One whose rows may come now. */
export interface Arrival {
  archive: OpenedArchive;
  /** Under which its number is kept free. */
  id: string;
  centerId: number;
  /** Those that it gets; without any, those that it had. */
  hosts: readonly string[];
  /** Where its files stand from now on. */
  keys: ReadonlyMap<string, string>;
  /** It is only looked at: no file of it is written, and no number is kept. */
  isDryRun: boolean;
}

/** Throws 422 for a file of another version: its rows would not fit, or fit by chance. */
async function refuseOtherVersion(scope: TenantScope, { manifest }: OpenedArchive) {
  const migration = await lastMigration(scope);
  if (manifest.migration !== migration)
    refuse('other_archive_version', {
      pointer: '/file',
      values: { version: manifest.productVersion, theirs: manifest.migration, ours: migration },
    });
}

/** Throws 422 for one that is here, by its key or as itself. */
async function refuseKnown(scope: TenantScope, { manifest: { center } }: OpenedArchive) {
  const { rows } = await sql<{ name: string }>`select name from volunteer_centers
    where key = ${center.key} or public_id = ${center.id}`.execute(scope.db);
  if (rows[0])
    refuse('center_is_known', { pointer: '/file', values: { key: center.key, name: rows[0].name } });
}

interface Place {
  centerId: number;
  hosts: readonly string[];
}

interface Wish {
  hosts: readonly string[];
  isDryRun: boolean;
}

/** Everything that can be told before anything is written; the number is given out to nobody else from then on. */
async function findPlace(
  scope: TenantScope,
  services: ImportServices,
  archive: OpenedArchive,
  { hosts: wanted, isDryRun }: Wish,
): Promise<Place> {
  if (!isDryRun) await holdCenters(scope);
  await refuseOtherVersion(scope, archive);
  await refuseKnown(scope, archive);
  const context = { scope, services };
  const centerId = await numberFor(context, archive.manifest.center.key);
  const hosts = wanted.length > 0 ? wanted : archive.manifest.hosts;
  await refuseTakenHosts(context, hosts, centerId, '/hosts');
  return { centerId: isDryRun ? lastNumber : centerId, hosts };
}

const reserve = (scope: TenantScope, centerId: number, id: string, now: Date) =>
  scope.db
    .insertInto('centerImports')
    .values({ centerId, id, startedAt: now })
    .onConflict((conflict) => conflict.column('centerId').doUpdateSet({ id, startedAt: now }))
    .execute();

const letGo = (scope: TenantScope, id: string) =>
  scope.db.deleteFrom('centerImports').where('id', '=', id).execute();

/** Its rows say of themselves what the list says of them. */
async function refuseOtherCenter(scope: TenantScope, { manifest: { center } }: OpenedArchive) {
  const { rows } = await sql<{ key: string; id: string }>`select key, public_id as id from volunteer_centers
    where id = ${scope.centerId}`.execute(scope.db);
  if (rows[0]?.key !== center.key || rows[0].id !== center.id) damaged(centersTable);
}

/**
 * Looks for its place and writes its files, which takes long: in no transaction of who asks. A dry run writes none, but reads each, so
 * that one that was changed on the way is told. Throws 422 for what may not come.
 */
export async function prepareArrival(
  services: ImportServices,
  archive: OpenedArchive,
  { hosts, isDryRun = false }: { hosts: readonly string[]; isDryRun?: boolean },
): Promise<Arrival> {
  const id = uuidv7();
  const place = await inScope(services.pool, nowhere, async (scope) => {
    const found = await findPlace(scope, services, archive, { hosts, isDryRun });
    if (!isDryRun) await reserve(scope, found.centerId, id, services.now());
    return found;
  });
  const arrival = { archive, id, ...place, keys: newKeys(archive, place.centerId), isDryRun };
  if (isDryRun) {
    await readFiles(archive);
    return arrival;
  }
  try {
    await writeFiles(services, archive, arrival.keys);
    return arrival;
  } catch (error) {
    await dropArrival(services, arrival);
    throw error;
  }
}

/** In one transaction: its rows, its hosts, and the record of it. Throws 422 for rows that may not come. */
export async function landArrival(
  scope: TenantScope,
  services: ImportServices,
  arrival: Arrival,
  actor: Actor | null,
): Promise<ImportedCenter> {
  const { archive, id, keys, centerId } = arrival;
  if (arrival.isDryRun) await holdTrial(scope, '/file');
  // Others may have opened one meanwhile.
  await letGo(scope, id);
  const place = await findPlace(scope, services, archive, arrival);
  if (place.centerId !== centerId) refuse('conflict', { pointer: '/file' });
  const { center, tables: listed } = archive.manifest;
  // Pages kept in memory need not hear of every row.
  await sql`select set_config('app.comes_whole', ${String(centerId)}, true)`.execute(scope.db);
  const tables = await travellingTables(scope);
  if (tables.length !== listed.length) damaged('tables');
  await inCenter(scope, centerId, async (there) => {
    for (const table of tables)
      await putTable(there, archive, table, { from: center.number, storageKeys: keys });
    await refuseOtherCenter(there, archive);
    await sql`insert into content_versions (volunteer_center_id) values (${centerId})
      on conflict (volunteer_center_id) do update set version = content_versions.version + 1`.execute(
      there.db,
    );
  });
  const configured = configuredHosts(services).map(({ host }) => host);
  await writeHosts(
    scope,
    centerId,
    place.hosts.filter((host) => !configured.includes(host)),
  );
  await recorded({ scope, actor }, 'bring_in', { id: center.id, centerId });
  return { id: center.id, centerId, key: center.key, name: center.name, hosts: place.hosts };
}

/** It did not come: its files go, and its number is free again. Of one that was only looked at there is neither. */
export async function dropArrival(
  services: ImportServices,
  { id, centerId, keys, isDryRun }: Pick<Arrival, 'id' | 'centerId' | 'keys' | 'isDryRun'>,
): Promise<void> {
  if (isDryRun) return;
  await dropFiles(services, centerId, keys);
  await inScope(services.pool, nowhere, (scope) => letGo(scope, id));
}
