/** A database of two centres with nothing to do yet, for tests of jobs and what they do at night. */
import pg from 'pg';
import { openPool } from '#server/db/pool.ts';
import { serverRoleUrl } from '#server/db/server-role.ts';
import { freshDatabase } from './database.ts';

export interface JobDatabase {
  /** Sees every row. */
  owner: pg.Client;
  /** As the server's own, and as bound. */
  pool: pg.Pool;
  count: (query: string) => Promise<number>;
  forgetJobs: () => Promise<unknown>;
  drop: () => Promise<void>;
}

export async function jobDatabase(): Promise<JobDatabase> {
  const database = await freshDatabase();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`insert into volunteer_centers (id, key, name) values (1, 'here', 'Noord'), (2, 'elsewhere', 'Zuid')
    on conflict do nothing`);
  const url = await serverRoleUrl(database.ownerUrl, 'a secret of thirty-two characters');
  const pool = openPool(url, 10, () => {});
  return {
    owner,
    pool,
    count: async (query) => Number((await owner.query(`select count(*) from ${query}`)).rows[0].count),
    forgetJobs: () => owner.query('delete from graphile_worker._private_jobs'),
    async drop() {
      await pool.end();
      await owner.end();
      await database.drop();
    },
  };
}
