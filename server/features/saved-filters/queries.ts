/** One's own saved filters; there is no way to another's. */
import { savedFilterCalls } from '#contract/calls/saved-filters.ts';
import type { Selectable } from 'kysely';
import type { filteredLists } from '#contract/saved-filters.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import type { SavedFilters } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const columnsOfList = listColumns(savedFilterCalls.list, {
  table: 'savedFilters',
  as: 'f',
  usual: 'createdAt',
});

export type SavedFilterRow = Omit<Selectable<SavedFilters>, 'list'> & {
  list: (typeof filteredLists)[number];
};

const ownOf = (home: TenantScope, userId: string) =>
  home.db
    .selectFrom('savedFilters as f')
    .where('f.volunteerCenterId', '=', home.centerId)
    .where('f.userId', '=', userId);

/** A page, in the order in which they were saved. */
export async function listSavedFilters(
  home: TenantScope,
  { userId }: SignedIn,
  query: QueryOf<typeof savedFilterCalls.list>,
): Promise<PageOf<SavedFilterRow>> {
  let wanted = ownOf(home, userId);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const oldestFirst = columnsOfList.order(query);
  return pageOf(wanted.selectAll('f'), oldestFirst, query) as Promise<PageOf<SavedFilterRow>>;
}

/** The filter, if it is the reader's. */
export async function findSavedFilter(
  home: TenantScope,
  { userId }: SignedIn,
  id: string,
): Promise<SavedFilterRow | undefined> {
  const row = await ownOf(home, userId).selectAll('f').where('f.id', '=', id).executeTakeFirst();
  return row as SavedFilterRow | undefined;
}

/** How many somebody has of a list, and whether this name is one of them; held against a second save at the same time. */
export async function savedAlready(
  home: TenantScope,
  { userId }: SignedIn,
  { list, name, except }: { list: string; name: string; except: string | null },
): Promise<{ count: number; isTaken: boolean }> {
  const rows = await ownOf(home, userId)
    .select(['f.id', 'f.name'])
    .where('f.list', '=', list)
    .forUpdate()
    .execute();
  const isSame = (row: { id: string; name: string }) =>
    row.id !== except && row.name.toLowerCase() === name.toLowerCase();
  return { count: rows.length, isTaken: rows.some(isSame) };
}
