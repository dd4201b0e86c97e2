/** What the loader of every declared list does: it reads the choice, asks, counts, and goes to the last page where there is no such page. */
import { redirect } from 'react-router';
import type { CallContract, ListContract } from '#contract/call.ts';
import { savedFilterCalls } from '#contract/calls/saved-filters.ts';
import { type filteredLists, mostSavedFilters } from '#contract/saved-filters.ts';
import type { QueryValue } from '#app/api/call-types.ts';
import { addressOf, filterQueryOf } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
import { type Facets, tabCounts } from '#app/lists/facet-counts.ts';
import {
  lastPageInstead,
  listAddress,
  type ListState,
  type ListDeclaration,
  queryOf,
  readListState,
  savedChoice,
  savedQuery,
} from '#app/lists/list-declaration.ts';
import type { KeptFilter } from '#app/lists/saved-filters.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

/** What the call of the list is asked for. */
interface Query<Sort extends string, Asked> {
  filter: Asked;
  sort: Sort;
  page: { number: number; size: number };
  /** Counts by facets, and of each kept filter how many it finds. */
  query: { facets: 'true'; counts: string | undefined };
}

interface Answer {
  pagination: { records: number; current: number; last: number };
  can: Readonly<Record<string, boolean>>;
  meta: { facets?: Facets; counts?: readonly number[] | undefined };
}

/** What is the list's own. */
interface Loading<Tab extends string, Sort extends string, Name extends string, Asked, Given, Shown> {
  ask: (
    query: Query<ListState<Tab, Sort, Name>['sort'], Asked>,
    state: ListState<Tab, Sort, Name>,
  ) => Promise<Given>;
  /** What the screen gets of the answer, besides the pages. */
  show: (given: Given) => Shown;
  /** The file of all that the list finds, for who `can` export. */
  file?: CallContract & { method: 'GET'; list: ListContract };
}

/** Filters of this list that the reader kept, oldest first; none of a list of which none are kept. */
async function keptOf({ api }: Page, { savedAs }: { savedAs?: Saveable }) {
  if (!savedAs) return undefined;
  const { items } = await api.list(savedFilterCalls.list, {
    filter: { list_eq: savedAs },
    page: { size: mostSavedFilters },
  });
  return items;
}
type Saveable = (typeof filteredLists)[number] | undefined;

/** With what `show` gives: the choice, its address, pages and counts, the file, and what the reader kept of this list. */
export async function loadDeclared<
  Tab extends string,
  Sort extends string,
  Name extends string,
  Asked extends Readonly<Record<string, QueryValue>>,
  Given extends Answer,
  Shown,
>(
  page: Page,
  url: URL,
  list: ListDeclaration<Tab, Sort, Name, Asked>,
  { ask, show, file }: Loading<Tab, Sort, Name, Asked, Given, Shown>,
) {
  const state = readListState(list, url.searchParams);
  const saved = (await keptOf(page, list))?.map((one) => ({ ...one, choice: savedChoice(list, one.query) }));
  const counts = saved?.map((one) => filterQueryOf(list.asks(one.choice, page.now))).join('|');
  const query = queryOf(list, state, page.now);
  const given = await ask({ ...query, query: { facets: 'true', counts } }, state);
  const { pagination, can, meta } = given;
  const instead = lastPageInstead(list, state, pagination);
  if (instead) throw redirect(inLanguageOf(url.pathname, instead));
  const kept = saved?.map(({ id, name, choice: of }, at): KeptFilter => ({
    id,
    name,
    href: listAddress(list, of),
    count: meta.counts?.[at] ?? 0,
    isCurrent: savedQuery(list, of) === savedQuery(list, state),
  }));
  return {
    ...show(given),
    pagination,
    choice: state,
    kept,
    counts: tabCounts(list, meta.facets),
    exportHref: file && can['export'] ? addressOf(file, { filter: query.filter } as object) : undefined,
    address: listAddress(list, state, { page: state.page }),
  };
}
