/** Writes all of a centre into one file: its rows as they are at one moment, then the files that these name. */
import { sql } from 'kysely';
import { productVersion } from '#server/http/product-version.ts';
import type { Services } from '#server/http/services.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { filePart, formatVersion, tablePart, type Manifest } from '../archive/manifest.ts';
import { lastMigration, travellingTables, type CenterTable } from '../archive/queries.ts';
import { linesOf } from './rows.ts';
import { ZipWriter } from './zip.ts';

export type PackingServices = Pick<Services, 'pool' | 'storage' | 'configuration'> & { now(): Date };

type Head = Omit<Manifest, 'files' | 'missing'>;

async function writeTable(scope: TenantScope, zip: ZipWriter, table: CenterTable) {
  let rows = 0;
  const counted = async function* () {
    for await (const line of linesOf(scope, table)) {
      rows += 1;
      yield line;
    }
  };
  const part = await zip.add(tablePart(table.name), counted());
  return { name: table.name, rows, ...part };
}

/** Of the centre of the scope: the number, the names and the hosts. */
async function centerOf(scope: TenantScope, { configuration }: PackingServices) {
  const { rows } = await sql<Manifest['center'] & { hosts: string[] }>`
    select c.id as number, c.public_id as id, c.key, coalesce(p.name, c.name) as name,
      array(select h.host from volunteer_center_hosts h where h.volunteer_center_id = c.id order by h.host) as hosts
    from volunteer_centers c left join volunteer_center_profiles p on p.volunteer_center_id = c.id
    where c.id = ${scope.centerId}`.execute(scope.db);
  if (!rows[0]) throw new Error(`There is no centre ${scope.centerId}.`);
  const { hosts, ...center } = rows[0];
  const configured = configuration.centers.find(({ id, key }) => id === center.number && key === center.key);
  return { center, hosts: [...new Set([...(configured?.hosts ?? []).map(plainHost), ...hosts])] };
}

const plainHost = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

async function writeTables(scope: TenantScope, zip: ZipWriter, services: PackingServices) {
  // All tables as they are at one moment, whatever is written meanwhile.
  await sql`set transaction isolation level repeatable read`.execute(scope.db);
  const head: Head = {
    format: 'volunteerly-center',
    formatVersion,
    productVersion,
    migration: await lastMigration(scope),
    madeAt: services.now().toISOString(),
    ...(await centerOf(scope, services)),
    tables: [],
  };
  const tables = await travellingTables(scope);
  for (const table of tables) head.tables.push(await writeTable(scope, zip, table));
  return { head, keys: await storageKeys(scope, tables) };
}

/** Whatever names a stored file does so in a column of this name. */
export const storageColumn = 'storage_key';

async function storageKeys(scope: TenantScope, tables: readonly CenterTable[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of tables.filter(({ columns }) => columns.includes(storageColumn))) {
    const { rows } = await sql<{ key: string }>`select ${sql.id(storageColumn)} as key from ${sql.table(name)}
      where volunteer_center_id = ${scope.centerId} order by 1`.execute(scope.db);
    found.push(...rows.map(({ key }) => key));
  }
  return found;
}

/** A file may have been replaced or removed since the rows were read: it is named as missing. */
async function writeFiles(zip: ZipWriter, { storage }: PackingServices, keys: readonly string[]) {
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const name = key.slice(key.indexOf('/') + 1);
    const bytes = await storage.read(key);
    if (bytes) files.push({ name, ...(await zip.add(filePart(name), [bytes], true)) });
    else missing.push(name);
  }
  return { files, missing };
}

/** Answers how large it is. When it fails there is no file. */
export async function packCenter(services: PackingServices, centerId: number, path: string): Promise<number> {
  const zip = new ZipWriter(path, services.now());
  try {
    const { head, keys } = await inScope(
      services.pool,
      centerId,
      (scope) => writeTables(scope, zip, services),
      { isReadOnly: true },
    );
    return await zip.finish({ ...head, ...(await writeFiles(zip, services, keys)) });
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}
