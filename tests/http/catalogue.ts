/** What PostgreSQL's catalogue says of our tables, keys and policies. */
import type pg from 'pg';

export interface TableFacts {
  name: string;
  isSecured: boolean;
  isForced: boolean;
  hasCenter: boolean;
  /** Those that can be written. */
  columns: string[];
}

export interface Key {
  table: string;
  name: string;
  columns: string[];
}

export interface ForeignKey extends Key {
  target: string;
  targetColumns: string[];
}

export interface Policy {
  table: string;
  name: string;
  command: string;
  roles: string[];
  using: string | null;
  check: string | null;
}

const rowsOf = async <Row extends pg.QueryResultRow>(client: pg.Client, text: string) =>
  (await client.query<Row>(text)).rows;

/** Tables of our schema, by name. */
export const tablesOf = (client: pg.Client): Promise<TableFacts[]> =>
  rowsOf(
    client,
    `select c.relname as name, c.relrowsecurity as "isSecured", c.relforcerowsecurity as "isForced",
       bool_or(a.attname = 'volunteer_center_id') as "hasCenter",
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     group by c.oid order by c.relname`,
  );

/** Primary keys and every other unique index. */
export const uniqueKeys = (client: pg.Client): Promise<Key[]> =>
  rowsOf(
    client,
    `select t.relname as "table", c.relname as name,
       array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n) as columns
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where i.indisunique and t.relnamespace = 'public'::regnamespace`,
  );

const columnNames = (relation: string, numbers: string) =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality n(number, place)
     join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.number order by n.place)`;

export const foreignKeys = (client: pg.Client): Promise<ForeignKey[]> =>
  rowsOf(
    client,
    `select k.conrelid::regclass::text as "table", k.conname as name, k.confrelid::regclass::text as target,
       ${columnNames('k.conrelid', 'k.conkey')} as columns, ${columnNames('k.confrelid', 'k.confkey')} as "targetColumns"
     from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
  );

export const policies = (client: pg.Client): Promise<Policy[]> =>
  rowsOf(
    client,
    `select tablename::text as "table", policyname::text as name, cmd as command, roles::text[] as roles, qual as using, with_check as check
     from pg_policies where schemaname = 'public'`,
  );
