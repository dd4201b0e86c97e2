/** A server whose database shows another time than it is: what asks it for `now()` gets the moment that a test sets. */
import { openPool } from '#server/db/pool.ts';
import { allTasks } from '#server/jobs/all-tasks.ts';
import type { RegularTaskName } from '#server/jobs/queue.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

export interface MovedClock {
  server: TestServer;
  /** The moment it is, for the server and its database. */
  set(now: Date): Promise<void>;
  /** How the database cuts days and months when nobody says. */
  setZone(zone: string): Promise<void>;
  run(task: RegularTaskName): Promise<void>;
  close(): Promise<void>;
}

/** Also of columns that the database dates by itself. */
const ownClock = `
  create schema moved;
  create table moved.clock (moment timestamptz not null);
  insert into moved.clock values (now());
  create function moved.now() returns timestamptz stable language sql as 'select moment from moved.clock';
  grant usage on schema moved to public;
  grant select on moved.clock to public;
  do $$ declare dated record; begin
    for dated in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default = 'now()'
    loop execute format('alter table public.%I alter column %I set default moved.now()', dated.table_name, dated.column_name);
    end loop; end $$`;

export async function movedClock(now: Date): Promise<MovedClock> {
  const server = await testServer({ now, connections: 4 });
  const { services } = server.running;
  const url = new URL(services.pool.options.connectionString ?? '');
  await server.owner.query(ownClock);
  await server.owner.query(`alter role ${url.username} set search_path = moved, pg_catalog, public`);
  let pool = openPool(url.href, 2, () => {});
  const signal = new AbortController().signal;
  return {
    server,
    async set(moment) {
      server.clock.now = moment;
      await server.owner.query('update moved.clock set moment = $1', [moment]);
    },
    async setZone(zone) {
      await server.owner.query(`alter role ${url.username} set timezone = '${zone}'`);
      await pool.end();
      pool = openPool(url.href, 2, () => {});
    },
    run: (task) => allTasks({ ...services, pool })[task](null, { signal, isLastAttempt: false }),
    async close() {
      await pool.end();
      await server.close();
    },
  };
}
