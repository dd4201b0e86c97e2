/** Items of menus as who keeps them has them. What visitors see is in `site`. */
import { menuItemCalls } from '#contract/calls/menu-items.ts';
import type { FeatureFlags } from '#contract/flags.ts';
import type { Locale } from '#contract/locales.ts';
import type { HiddenReason, Menu } from '#contract/menu-items.ts';
import type { Selectable } from 'kysely';
import type { MenuItems } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { readSiteItems, type SiteItem } from './site/queries.ts';
import { hiddenItems, shownLocales } from './site/resource.ts';

export type MenuItemRow = Selectable<MenuItems> & {
  pageTitle: string | null;
  hiddenBecause: HiddenReason | null;
  shownIn: Locale[];
};

const columnsOfList = listColumns(menuItemCalls.list, { table: 'menuItems', as: 'm', usual: 'position' });

const items = (scope: TenantScope) =>
  scope.db
    .selectFrom('menuItems as m')
    .leftJoin('pages as p', (join) =>
      join.onRef('p.volunteerCenterId', '=', 'm.volunteerCenterId').onRef('p.id', '=', 'm.pageId'),
    )
    .where('m.volunteerCenterId', '=', scope.centerId)
    .selectAll('m')
    .select('p.title as pageTitle');

/** Each with why visitors do not see it: that follows from the others as well. */
const marked = <Row extends { id: string }>(
  all: readonly SiteItem[],
  features: FeatureFlags,
  rows: readonly Row[],
): (Row & Pick<MenuItemRow, 'hiddenBecause' | 'shownIn'>)[] => {
  const [hidden, shown] = [hiddenItems(all, features), shownLocales(all, features)];
  return rows.map((row) => ({
    ...row,
    hiddenBecause: hidden.get(row.id) ?? null,
    shownIn: shown.get(row.id) ?? [],
  }));
};

/** A page of the items, in their order; of one menu, or of those that lead to a page, where that is asked for. And how long each menu is. */
export async function listItems(
  scope: TenantScope,
  features: FeatureFlags,
  query: QueryOf<typeof menuItemCalls.list>,
): Promise<{ page: PageOf<MenuItemRow>; counts: Record<Menu, number> }> {
  let wanted = items(scope);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const page = await pageOf(wanted, columnsOfList.order(query), query);
  const all = await readSiteItems(scope);
  const countOf = (name: Menu) => all.filter(({ menu }) => menu === name).length;
  return {
    page: { ...page, rows: marked(all, features, page.rows) },
    counts: { main: countOf('main'), footer: countOf('footer'), account: countOf('account') },
  };
}

/** One of them. */
export async function findItem(
  scope: TenantScope,
  features: FeatureFlags,
  id: string,
): Promise<MenuItemRow | undefined> {
  const row = await items(scope).where('m.id', '=', id).executeTakeFirst();
  return row && marked(await readSiteItems(scope), features, [row])[0];
}

/**
 * Where every item stands. Whoever asks to change a menu of the centre holds all of them until the transaction ends: the rows alone would
 * not do, as one that is added is no row yet, and rows that were waited for come in the order of before.
 */
export async function holdItems(scope: TenantScope): Promise<Selectable<MenuItems>[]> {
  await takeTurn(scope, `menus of ${scope.centerId}`);
  return scope.db
    .selectFrom('menuItems')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
