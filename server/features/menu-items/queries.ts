/** Items of menus as who keeps them has them. What visitors see is in `site`. */
import { menuItemCalls } from '#contract/calls/menu-items.ts';
import type { FeatureFlags } from '#contract/flags.ts';
import type { HiddenReason } from '#contract/menu-items.ts';
import { sql, type Selectable } from 'kysely';
import type { MenuItems } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { readSiteItems } from './site/queries.ts';
import { hiddenItems } from './site/resource.ts';

export type MenuItemRow = Selectable<MenuItems> & {
  pageTitle: string | null;
  hiddenBecause: HiddenReason | null;
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
async function marked<Row extends { id: string }>(
  scope: TenantScope,
  features: FeatureFlags,
  rows: readonly Row[],
): Promise<(Row & { hiddenBecause: HiddenReason | null })[]> {
  const hidden = hiddenItems(await readSiteItems(scope), features);
  return rows.map((row) => ({ ...row, hiddenBecause: hidden.get(row.id) ?? null }));
}

/** A page of the items, in their order; of one menu, or of those that lead to a page, where that is asked for. */
export async function listItems(
  scope: TenantScope,
  features: FeatureFlags,
  query: QueryOf<typeof menuItemCalls.list>,
): Promise<PageOf<MenuItemRow>> {
  let wanted = items(scope);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const page = await pageOf(wanted, columnsOfList.order(query), query);
  return { ...page, rows: await marked(scope, features, page.rows) };
}

/** One of them. */
export async function findItem(
  scope: TenantScope,
  features: FeatureFlags,
  id: string,
): Promise<MenuItemRow | undefined> {
  const row = await items(scope).where('m.id', '=', id).executeTakeFirst();
  return row && (await marked(scope, features, [row]))[0];
}

/**
 * Where every item stands. Whoever asks to change a menu of the centre holds all of them until the transaction ends: the rows alone would
 * not do, as one that is added is no row yet, and rows that were waited for come in the order of before.
 */
export async function holdItems(scope: TenantScope): Promise<Selectable<MenuItems>[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`menus of ${scope.centerId}`}, 0))`.execute(
    scope.db,
  );
  return scope.db
    .selectFrom('menuItems')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Whether the centre has this page, online or not, and not in the bin. */
export async function hasPage(scope: TenantScope, id: string): Promise<boolean> {
  const found = await scope.db
    .selectFrom('pages')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
