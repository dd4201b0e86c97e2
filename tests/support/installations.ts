/** Installations beside each other: what one writes of a centre, the other takes in. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { seedReferenceLists } from '#db/seeds/reference-lists.ts';
import { openPool } from '#server/db/pool.ts';
import { serverRoleUrl } from '#server/db/server-role.ts';
import type { ImportServices } from '#server/features/managed-centers/importing/arrival.ts';
import { folderStorage } from '#server/storage/storage.ts';
import { readPublicConfiguration } from '#server/tenancy/public-configuration.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';

export interface Installation {
  services: ImportServices;
  owner: pg.Client;
  ownerUrl: string;
  dataDir: string;
  close(): Promise<void>;
}

/** One without any centre. */
export async function emptyInstallation(): Promise<Installation> {
  const database = await freshDatabase();
  const dataDir = temporaryFolder();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await seedReferenceLists(owner);
  const url = await serverRoleUrl(database.ownerUrl, 'a secret of the tests, of forty letters.');
  const pool = openPool(url, 2, () => {});
  const configuration = await readPublicConfiguration(null);
  return {
    services: { pool, configuration, storage: folderStorage(dataDir), now: () => new Date() },
    owner,
    ownerUrl: database.ownerUrl,
    dataDir,
    async close() {
      await pool.end();
      await owner.end();
      await database.drop();
      removeTemporaryFolder(dataDir);
    },
  };
}

/** Everything that stands in its storage. */
export const storedFiles = ({ dataDir }: Pick<Installation, 'dataDir'>): string[] => {
  try {
    return readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();
  } catch {
    return [];
  }
};

/** How many rows each table has, of all centres. */
export async function rowCounts(owner: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const { rows: centers } = await owner.query<{ id: number }>('select id from volunteer_centers');
  const counts: Record<string, number> = {};
  // The numbers too that a centre may have had that was not kept.
  for (const id of new Set([...centers.map((center) => center.id), 1, 1001, 1002])) {
    await owner.query("select set_config('app.center', $1, false)", [String(id)]);
    for (const { name } of tables) {
      const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${name}`);
      counts[`${name} ${id}`] = rows[0]?.count ?? 0;
    }
  }
  return counts;
}

/** Rows of a centre as JSON, without its number and where its files stand, by what `lay` makes of them. */
export async function centerRows(
  owner: pg.Client,
  centerId: number,
  table: string,
  {
    centerColumn,
    only = 'true',
    over = `'{}'::jsonb`,
  }: { centerColumn: string; only?: string; over?: string },
): Promise<string[]> {
  await owner.query("select set_config('app.center', $1, false)", [String(centerId)]);
  const { rows } = await owner.query<{ line: string }>(
    `select ((to_jsonb(t) || ${over}) - array[$2, 'storage_key'])::text as line
     from ${table} t where t.${centerColumn} = $1 and ${only} order by 1`,
    [centerId, centerColumn],
  );
  return rows.map(({ line }) => line);
}
