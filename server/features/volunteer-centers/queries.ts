import { sql, type Selectable } from 'kysely';
import type { VolunteerCenterProfiles } from '#server/db/types.ts';
import { siteItemsColumn, type SiteItem } from '#server/features/menu-items/site/queries.ts';
import type { SeenOn } from '#contract/uploads.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type ProfileRow = Selectable<VolunteerCenterProfiles> & {
  /** On which grounds its logos can be seen; null for one that the product ships. */
  websiteLogoSeenOn?: SeenOn | null;
  websiteLogoDarkModeSeenOn?: SeenOn | null;
};
/** With what may stand in its menus. */
export type OwnProfileRow = ProfileRow & { menuItems: SiteItem[] };

/** Of the upload that an address is of. */
const seenOn = (column: 'websiteLogoUrl' | 'websiteLogoDarkModeUrl') =>
  sql<SeenOn | null>`(select u.seen_on from uploads u where u.volunteer_center_id = volunteer_center_profiles.volunteer_center_id
    and u.id = substring(${sql.ref(column)} from '^/uploads/([0-9a-f-]{36})\.')::uuid)`;

/** Name, look and menus of the centre of the scope: every page of its site waits for them, so they come in one statement. */
export async function centerProfile(scope: TenantScope): Promise<OwnProfileRow | undefined> {
  const { column, itemsOf } = siteItemsColumn(scope);
  const row = await scope.db
    .selectFrom('volunteerCenterProfiles')
    .selectAll()
    .select([
      column.as('menuItems'),
      seenOn('websiteLogoUrl').as('websiteLogoSeenOn'),
      seenOn('websiteLogoDarkModeUrl').as('websiteLogoDarkModeSeenOn'),
    ])
    .where('volunteerCenterId', '=', scope.centerId)
    .executeTakeFirst();
  return row && { ...row, menuItems: itemsOf(row.menuItems) };
}

/** Names and looks of all centres: through the one function that may read them across centres. */
export async function allCenterProfiles(scope: TenantScope): Promise<ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`select * from all_center_profiles()`.execute(scope.db);
  return rows;
}
