/** What is kept no longer than it is needed (product.md, section 10): each noun says in its tasks.ts which of its rows have served. */
import type { RawBuilder } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** By name of the table, the statement that clears it in a centre of what is of no more use. */
export type Cleanings = Readonly<Record<string, (center: number) => RawBuilder<unknown>>>;

/** Removes what has served. Answers how many rows of each table. */
export async function removeServed(
  scope: TenantScope,
  cleanings: Cleanings,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const [table, statement] of Object.entries(cleanings)) {
    const { numAffectedRows } = await statement(scope.centerId).execute(scope.db);
    if (numAffectedRows) removed[table] = Number(numAffectedRows);
  }
  return removed;
}
