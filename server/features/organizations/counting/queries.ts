/** What hangs on an organisation, counted by the parts that it is of. */
import { sql, type RawBuilder } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** All that they count, in one statement. */
export async function countAll<Thing extends string>(
  scope: TenantScope,
  counts: readonly (Partial<Record<Thing, RawBuilder<unknown>>> | undefined)[],
): Promise<Partial<Record<Thing, number>>> {
  const named = counts.flatMap((one) => Object.entries<RawBuilder<unknown> | undefined>(one ?? {}));
  const parts = named.map(([what, count]) => sql`${what}::text, (${count})`);
  const { rows } = await sql<{ counts: Partial<Record<Thing, number>> }>`
    select json_build_object(${sql.join(parts)}) as counts`.execute(scope.db);
  return rows[0]?.counts ?? {};
}
