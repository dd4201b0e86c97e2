/** What would lead nowhere without a page. */
import type { pageCalls } from '#contract/calls/pages.ts';
import { menus, type Menu } from '#contract/menu-items.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import type { pageUseKinds } from '#contract/page-uses.ts';
import type { PageUseCount } from '#contract/pages.ts';
import { sql, type SqlBool } from 'kysely';
import type { PageOf } from '#server/http/document.ts';
import { rowOrder } from '#server/http/row-order.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { ListedPage, PageRow } from '../queries.ts';

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

async function menusOf({ db, centerId }: TenantScope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('menuItems')
    .select(['pageId', 'menu'])
    .distinct()
    .where('volunteerCenterId', '=', centerId)
    .where('pageId', 'in', [...ids])
    .execute();
}

/** Links on other pages, as those are written or as they are online; the pages of the centre are gone through once. */
async function linksTo(
  { db, centerId }: TenantScope,
  pages: readonly ListedPage[],
  going: readonly string[],
) {
  if (pages.length === 0) return [];
  const wanted = sql`unnest(${pages.map(({ id }) => id)}::uuid[], ${pages.map(addressOfPage)}::text[]) as w(id, path)`;
  const { rows } = await sql<{ id: string; count: number }>`
    select w.id, count(distinct l.id)::int as count
    from ${wanted} join (
      select p.id, unnest(p.linked_paths) as path from pages p
      where p.volunteer_center_id = ${centerId} and p.deleted_at is null
      union
      select o.id, unnest(o.linked_paths) from published_pages o where o.volunteer_center_id = ${centerId}
    ) l on l.path = w.path and l.id <> w.id and l.id <> all(${going}::uuid[])
    group by w.id`.execute(db);
  return rows;
}

/** How much leads to each of these, in two statements; not what is `going` as well. The page that the site opens with is everywhere, so of that one only menus are told. */
export async function countPageUses(
  scope: TenantScope,
  pages: readonly ListedPage[],
  going: readonly string[] = [],
): Promise<PageUseCount[]> {
  const found = await menusOf(
    scope,
    pages.map(({ id }) => id),
  );
  const links = await linksTo(
    scope,
    pages.filter(({ isHome }) => !isHome),
    going,
  );
  return pages.map(({ id }) => ({
    id,
    menus: menus.filter((menu) => found.some((item) => item.pageId === id && item.menu === menu)),
    pages: links.find((link) => link.id === id)?.count ?? 0,
  }));
}
