/** The shared lists. They change with a release only, so they are small reads by key. */
import { sql, type Selectable } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type ListName =
  | 'activityTypes'
  | 'ageGroups'
  | 'categories'
  | 'nonProfitTypes'
  | 'tags'
  | 'targetGroups';

export type ListItemRow<Name extends ListName = ListName> = Selectable<DB[Name]>;

/** The whole list in its order. */
export async function listItems<Name extends ListName>(
  scope: TenantScope,
  list: Name,
): Promise<ListItemRow<Name>[]> {
  const rows: unknown[] = await scope.db.selectFrom<ListName>(list).selectAll().orderBy('position').execute();
  return rows as ListItemRow<Name>[];
}

/** Those of the given ids that exist, in the list's order. */
export async function listItemsByIds<Name extends ListName>(
  scope: TenantScope,
  list: Name,
  ids: readonly string[],
): Promise<ListItemRow<Name>[]> {
  if (ids.length === 0) return [];
  const rows: unknown[] = await scope.db
    .selectFrom<ListName>(list)
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('position')
    .execute();
  return rows as ListItemRow<Name>[];
}

/** Ids that the list does not have. */
export async function unknownListIds(
  scope: TenantScope,
  list: ListName,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const existingIds = await scope.db
    .selectFrom(list)
    .select(sql<string>`id`.as('id'))
    .where('id', 'in', [...ids])
    .execute();
  const found = new Set(existingIds.map((row) => row.id));
  return ids.filter((id) => !found.has(id));
}
