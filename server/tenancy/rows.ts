/** Rows of one centre as they are, to be put down in another: any number of them in one statement. */
import { sql, type RawBuilder } from 'kysely';
import type { TenantScope } from './scope.ts';

/** An id here, and the one that it has in the other centre. */
export interface Renamed {
  from: string;
  to: string;
}

/** The rows as JSON text, which keeps every digit; `over` is laid over each. */
export async function takeRows(
  scope: TenantScope,
  table: string,
  where: RawBuilder<unknown>,
  over: RawBuilder<unknown> = sql`'{}'::jsonb`,
): Promise<string> {
  const { rows } = await sql<{ taken: string }>`
    select coalesce(jsonb_agg(to_jsonb(t) || ${over}), '[]')::text as taken from ${sql.table(table)} t
    where t.volunteer_center_id = ${scope.centerId} and ${where}`.execute(scope.db);
  return rows[0]?.taken ?? '[]';
}

/** All columns but those that the database works out by itself. */
async function columnsOf(scope: TenantScope, table: string): Promise<string> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    scope.db,
  );
  return rows[0]?.names ?? '';
}

/** Puts rows down in the centre of the scope. */
export async function putRows(scope: TenantScope, table: string, taken: string): Promise<void> {
  if (taken === '[]') return;
  const names = sql.raw(await columnsOf(scope, table));
  await sql`insert into ${sql.table(table)} (${names}) select ${names} from jsonb_populate_recordset(null::${sql.table(table)},
    (select jsonb_agg(one || jsonb_build_object('volunteer_center_id', ${scope.centerId}::int)) from jsonb_array_elements(${taken}::jsonb) one))
    on conflict do nothing`.execute(scope.db);
}

/** The rows with ids of the new centre in a column; what has none there is left out. `hasNewIds`: the rows get ids of their own. */
export async function renamed(
  scope: TenantScope,
  taken: string,
  column: string,
  ids: readonly Renamed[],
  hasNewIds: boolean,
): Promise<string> {
  const { rows } = await sql<{ taken: string }>`
    select coalesce(jsonb_agg(one || jsonb_build_object(${column}::text, s.there)
      || case when ${hasNewIds}::boolean then jsonb_build_object('id', gen_random_uuid()) else '{}' end), '[]')::text as taken
    from jsonb_array_elements(${taken}::jsonb) one
    join unnest(${ids.map(({ from }) => from)}::text[], ${ids.map(({ to }) => to)}::text[]) s(here, there)
      on s.here = one ->> ${column}::text`.execute(scope.db);
  return rows[0]?.taken ?? '[]';
}
