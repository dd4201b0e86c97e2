/** What would lead nowhere without a page. */
import type { pageCalls } from '#contract/calls/pages.ts';
import type { Menu } from '#contract/menu-items.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import type { pageUseKinds } from '#contract/page-uses.ts';
import { sql, type SqlBool } from 'kysely';
import type { PageOf } from '#server/http/document.ts';
import { rowOrder } from '#server/http/row-order.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { PageRow } from '../queries.ts';

export interface PageUseRow {
  volunteerCenterId: number;
  id: string;
  kind: (typeof pageUseKinds)[number];
  title: string;
  menu: Menu | null;
}

/** Menus first, then other pages: also those that only had the link when they were put online. */
const order = rowOrder(
  [
    { by: sql.ref('u.kind'), isDescending: false },
    { by: sql.ref('u.title'), isDescending: false },
  ],
  'u',
);

/** A page of what leads to this page. The page that the site opens with is everywhere, so of that one only menus are told. */
export function listPageUses(
  scope: TenantScope,
  page: PageRow,
  query: QueryOf<typeof pageCalls.uses>,
): Promise<PageOf<PageUseRow>> {
  const address = addressOfPage(page);
  const items = scope.db
    .selectFrom('menuItems as m')
    .where('m.volunteerCenterId', '=', scope.centerId)
    .where('m.pageId', '=', page.id)
    .select(['m.volunteerCenterId', 'm.id', 'm.name as title', sql<string | null>`m.menu`.as('menu')])
    .select(sql<PageUseRow['kind']>`'menu_items'`.as('kind'));
  const others = scope.db
    .selectFrom('pages as p')
    .where('p.volunteerCenterId', '=', scope.centerId)
    .where('p.deletedAt', 'is', null)
    .where('p.id', '<>', page.id)
    .where(
      page.isHome
        ? sql<SqlBool>`false`
        : sql<SqlBool>`(p.linked_paths @> ${[address]}::text[] or p.id in (select o.id from published_pages o
            where o.volunteer_center_id = ${scope.centerId} and o.linked_paths @> ${[address]}::text[]))`,
    )
    .select(['p.volunteerCenterId', 'p.id', 'p.title', sql<string | null>`null`.as('menu')])
    .select(sql<PageUseRow['kind']>`'pages'`.as('kind'));
  const uses = scope.db.selectFrom(items.unionAll(others).as('u')).selectAll('u').$castTo<PageUseRow>();
  return pageOf(uses, order, query);
}
