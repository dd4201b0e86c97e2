/** The look that is tried, beside the one that is online. */
import { themeCalls } from '#contract/calls/themes.ts';
import type { ThemeConfig } from '#contract/theme.ts';
import { sql, type Selectable } from 'kysely';
import type { ThemeVersions } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { rowOrder } from '#server/http/row-order.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface ThemeRow {
  /** Null until something was tried. */
  id: string | null;
  theme: ThemeConfig;
  online: ThemeConfig;
  isOnline: boolean;
  changedByName: string | null;
  changedAt: Date | null;
  lockVersion: number;
  showAnbiLogo: boolean;
  showNovLogo: boolean;
}
export type VersionRow = Selectable<ThemeVersions>;

/** What is tried and what is online. A stored look is older than the code that reads it, which takes anything. */
export async function readTheme(scope: TenantScope): Promise<ThemeRow> {
  const { rows } = await sql<ThemeRow>`
    select t.id, coalesce(t.draft, p.theme) as theme, p.theme as online,
      coalesce(t.draft = p.theme, true) as is_online, t.changed_by_name, t.changed_at, coalesce(t.lock_version, 0) as lock_version,
      p.show_anbi_logo, p.show_nov_logo
    from volunteer_center_profiles p left join themes t using (volunteer_center_id)
    where p.volunteer_center_id = ${scope.centerId}`.execute(scope.db);
  const [found] = rows;
  if (!found) throw new Error('This centre has no profile.');
  return found;
}

const versionsOf = (scope: TenantScope) =>
  scope.db.selectFrom('themeVersions as v').selectAll().where('v.volunteerCenterId', '=', scope.centerId);

const newestFirst = rowOrder([{ by: sql.ref('v.created_at'), isDescending: true }], 'v');

/** A page of the looks that were online, the newest first. */
export const listVersions = (
  scope: TenantScope,
  query: QueryOf<typeof themeCalls.versions>,
): Promise<PageOf<VersionRow>> => pageOf(versionsOf(scope), newestFirst, query);

/** One of them. */
export const findVersion = (scope: TenantScope, id: string): Promise<VersionRow | undefined> =>
  versionsOf(scope).where('v.id', '=', id).executeTakeFirst();
