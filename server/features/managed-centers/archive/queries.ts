/** Tables of a centre as the database has them, so that none is forgotten: in the order in which their rows can be put down. */
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { ruleOf } from './tables.ts';

export interface CenterTable {
  name: string;
  /** Where it says whose row it is. */
  centerColumn: string;
  /** Those that can be written; the database works out the others. */
  columns: string[];
  /** Those that it works out. */
  derived: string[];
  /** The primary key. */
  key: string[];
  leadsTo: { table: string; column: string }[];
}

/** The one that leads all others. */
export const centersTable = 'volunteer_centers';

/** Every table of a centre, also those of which nothing goes along. */
export async function tablesOfCenters(scope: TenantScope): Promise<CenterTable[]> {
  const { rows } = await sql<CenterTable>`
    select c.relname as name, case when c.relname = ${centersTable} then 'id' else 'volunteer_center_id' end as center_column,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated <> ''), '{}') as derived,
      array(select k.attname::text from pg_index i cross join unnest(i.indkey) with ordinality n(number, place)
        join pg_attribute k on k.attrelid = c.oid and k.attnum = n.number
        where i.indrelid = c.oid and i.indisprimary order by n.place) as key,
      coalesce((select json_agg(json_build_object('table', t.relname, 'column', k.attname) order by t.relname, k.attname)
        from pg_constraint f join pg_class t on t.oid = f.confrelid
        join pg_attribute k on k.attrelid = f.conrelid and k.attnum = f.conkey[cardinality(f.conkey)]
        where f.conrelid = c.oid and f.contype = 'f'), '[]') as leads_to
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.oid having c.relname = ${centersTable} or bool_or(a.attname = 'volunteer_center_id')
    order by c.relname`.execute(scope.db);
  return rows;
}

const waitsFor = ({ name, leadsTo }: CenterTable): string[] =>
  [...leadsTo.map(({ table }) => table), ...(ruleOf(name).after ?? [])].filter((other) => other !== name);

/** Each behind what its rows lead to. Throws where two lead to each other. */
export function inOrderOfKeys(tables: readonly CenterTable[]): CenterTable[] {
  const names = new Set(tables.map(({ name }) => name));
  const ordered: CenterTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ name }) => name));
    const ready = waiting.filter((table) =>
      waitsFor(table).every((name) => done.has(name) || !names.has(name)),
    );
    if (ready.length === 0)
      throw new Error(`Rows of ${waiting.map(({ name }) => name).join(', ')} lead to each other.`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Those that go along, in the order in which their rows can be put down. */
export const travellingTables = async (scope: TenantScope): Promise<CenterTable[]> =>
  inOrderOfKeys((await tablesOfCenters(scope)).filter(({ name }) => ruleOf(name).stays === undefined));

/** The last migration of this database: rows of one fit into another where it is the same. */
export async function lastMigration(scope: TenantScope): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select max(name) as name from applied_migrations() as name`.execute(scope.db);
  return rows[0]?.name ?? '';
}
