/** The shared lists. They change with a release only, so they are small reads by key. */
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type ListName =
  | 'activityTypes'
  | 'ageGroups'
  | 'categories'
  | 'nonProfitTypes'
  | 'tags'
  | 'targetGroups';

export interface ListItemRow {
  id: string;
  nameNl: string;
  nameEn: string;
  position: number;
  icon?: string;
  minimumAge?: number | null;
  maximumAge?: number | null;
  themeId?: string | null;
}

/** The whole list in its order. */
export const listItems = (scope: TenantScope, list: ListName): Promise<ListItemRow[]> =>
  scope.db.selectFrom(list).selectAll().orderBy('position').execute();

/** Those of the given ids that exist, in the list's order. */
export async function listItemsByIds(
  scope: TenantScope,
  list: ListName,
  ids: readonly string[],
): Promise<ListItemRow[]> {
  if (ids.length === 0) return [];
  return scope.db
    .selectFrom(list)
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('position')
    .execute();
}

/** Ids that the list does not have. */
export async function unknownListIds(
  scope: TenantScope,
  list: ListName,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = await scope.db
    .selectFrom(list)
    .select(sql<string>`id`.as('id'))
    .where('id', 'in', [...ids])
    .execute();
  const found = new Set(known.map((row) => row.id));
  return ids.filter((id) => !found.has(id));
}
