import { sql, type Selectable } from 'kysely';
import type { VolunteerCenterProfiles } from '#server/db/types.ts';
import { siteItemsColumn, type SiteItem } from '#server/features/menu-items/site/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type ProfileRow = Selectable<VolunteerCenterProfiles>;
/** With what may stand in its menus. */
export type OwnProfileRow = ProfileRow & { menuItems: SiteItem[] };

/** Name, look and menus of the centre of the scope: every page of its site waits for them, so they come in one statement. */
export async function centerProfile(scope: TenantScope): Promise<OwnProfileRow | undefined> {
  const { column, itemsOf } = siteItemsColumn(scope);
  const row = await scope.db
    .selectFrom('volunteerCenterProfiles')
    .selectAll()
    .select(column.as('menuItems'))
    .where('volunteerCenterId', '=', scope.centerId)
    .executeTakeFirst();
  return row && { ...row, menuItems: itemsOf(row.menuItems) };
}

/** Names and looks of all centres: through the one function that may read them across centres. */
export async function allCenterProfiles(scope: TenantScope): Promise<ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`select * from all_center_profiles()`.execute(scope.db);
  return rows;
}
