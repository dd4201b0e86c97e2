/** What the loader of every declared list does: it reads the choice, asks, and goes to the last page where there is no such page. */
import { redirect } from 'react-router';
import { savedFilterCalls } from '#contract/calls/saved-filters.ts';
import { type filteredLists, mostSavedFilters } from '#contract/saved-filters.ts';
import type { QueryValue } from '#app/api/call-types.ts';
import { filterQueryOf } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
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

interface Loading<Tab extends string, Sort extends string, Name extends string, Asked> {
  choice: ListState<Tab, Sort, Name>;
  /** What its call is asked for. */
  query: { filter: Asked; sort: ListState<Tab, Sort, Name>['sort']; page: { number: number; size: number } };
  /** `counts` of its call: how many each kept filter finds. Nothing where none are kept. */
  counts: string | undefined;
}

interface Loaded {
  pagination: { current: number; last: number };
  /** `meta` of the call, where it counts kept filters. */
  meta?: { counts?: readonly number[] | undefined };
}

/** What a screen gets of it. */
type Shown<Given> = Given extends unknown ? Omit<Given, 'meta'> : never;

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

/** With what `load` gives: the choice, its address, and what the reader kept of this list. */
export async function loadDeclared<
  Tab extends string,
  Sort extends string,
  Name extends string,
  Asked extends Readonly<Record<string, QueryValue>>,
  Given extends Loaded,
>(
  page: Page,
  url: URL,
  list: ListDeclaration<Tab, Sort, Name, Asked>,
  load: (loading: Loading<Tab, Sort, Name, Asked>) => Promise<Given>,
) {
  const state = readListState(list, url.searchParams);
  const saved = (await keptOf(page, list))?.map((one) => ({ ...one, choice: savedChoice(list, one.query) }));
  const counts = saved?.map((one) => filterQueryOf(list.asks(one.choice, page.now))).join('|');
  const { meta, ...loaded } = await load({ choice: state, query: queryOf(list, state, page.now), counts });
  const instead = lastPageInstead(list, state, loaded.pagination);
  if (instead) throw redirect(inLanguageOf(url.pathname, instead));
  const kept = saved?.map(({ id, name, choice: of }, at): KeptFilter => ({
    id,
    name,
    href: listAddress(list, of),
    count: meta?.counts?.[at] ?? 0,
    isCurrent: savedQuery(list, of) === savedQuery(list, state),
  }));
  return {
    ...(loaded as unknown as Shown<Given>),
    choice: state,
    kept,
    address: listAddress(list, state, { page: state.page }),
  };
}

/** How many there are by the values of a facet; of what the list does not count there is none. */
export const countsBy = <Value extends string>(
  facet: readonly { value: Value; count: number }[] | undefined,
): ((value: Value) => number) => {
  const counts = new Map(facet?.map(({ value, count }) => [value, count]));
  return (value) => counts.get(value) ?? 0;
};
