/** Page managers: who may be given a page. */
import type { pageCalls } from '#contract/calls/pages.ts';
import { sql, type SqlBool } from 'kysely';
import type { PageOf } from '#server/http/document.ts';
import { rowOrder } from '#server/http/row-order.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface PageEditorRow {
  volunteerCenterId: number;
  id: string;
  name: string;
}

const name = sql<string>`coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email)`;
const byName = rowOrder([{ by: name, isDescending: false }], 'u');

const hasRole = (userId: string) => sql<SqlBool>`exists (
  select from user_roles r where r.volunteer_center_id = u.volunteer_center_id and r.user_id = ${sql.ref(userId)}
    and r.role = 'page_manager')`;

/** Those of this centre whose account is not closed, by name. */
export const listPageEditors = (
  scope: TenantScope,
  query: QueryOf<typeof pageCalls.editors>,
): Promise<PageOf<PageEditorRow>> =>
  pageOf(
    scope.db
      .selectFrom('users as u')
      .where('u.volunteerCenterId', '=', scope.centerId)
      .where('u.status', 'in', ['active', 'invited'])
      .where(hasRole('u.id'))
      .select(['u.volunteerCenterId', 'u.id', name.as('name')]),
    byName,
    query,
  );
