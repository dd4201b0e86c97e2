/** The rows of a centre as lines of JSON, a few at a time, so that a large centre takes no more memory than a small one. */
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { CenterTable } from '../archive/queries.ts';
import { ruleOf } from '../archive/tables.ts';

/** Some rows are large: a page with its texts, fifty times over in its versions. */
const atOnce = 100;

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.id(column)));

/** Which of its rows go along, of table `t`. */
export const travelling = (scope: TenantScope, { name, centerColumn }: CenterTable) =>
  sql`${sql.ref(`t.${centerColumn}`)} = ${sql.lit(scope.centerId)} and ${sql.raw(ruleOf(name).only ?? 'true')}`;

/** Every row that goes along, in the order of its key: a line each, with its end. */
export async function* linesOf(scope: TenantScope, table: CenterTable): AsyncGenerator<string> {
  const { name, derived, key } = table;
  const over = sql.raw(ruleOf(name).over ?? `'{}'::jsonb`);
  await sql`declare lines no scroll cursor for
    select (to_jsonb(t) - ${sql.lit(`{${derived.join(',')}}`)}::text[] || ${over})::text as line
    from ${sql.table(name)} t where ${travelling(scope, table)} order by ${names(key)}`.execute(scope.db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(atOnce))} from lines`.execute(
      scope.db,
    );
    for (const { line } of rows) yield `${line}\n`;
    if (rows.length < atOnce) break;
  }
  await sql`close lines`.execute(scope.db);
}
