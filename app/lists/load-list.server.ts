/** What the loader of every declared list does: it reads the choice, asks, counts, and goes to the last page where there is no such page. */
import { redirect } from 'react-router';
import type { CallContract, ListContract } from '#contract/call.ts';
import { savedFilterCalls } from '#contract/calls/saved-filters.ts';
import { type filteredLists, mostSavedFilters } from '#contract/saved-filters.ts';
import type { QueryValue } from '#app/api/call-types.ts';
import { addressOf, filterQueryOf } from '#app/api/client.ts';
import type { SheetFormat } from '#contract/sheet-files.ts';
import type { Page } from '#app/api/page-context.ts';
import { type Facets, tabCounts } from '#app/lists/facet-counts.ts';
import { type ShownColumns, shownColumns } from '#app/lists/list-columns.ts';
import { listAddress, readListState, savedChoice, savedQuery } from '#app/lists/list-choice.ts';
import type { Addressed, ListState, ListDeclaration } from '#app/lists/list-declaration.ts';
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
    columns: ShownColumns,
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

/** Where the list is fetched as a file, by its kind. */
const filesOf = (file: CallContract, filter: object): Readonly<Record<SheetFormat, string>> => {
  const hrefOf = (format: SheetFormat) => addressOf(file, { filter, query: { format } } as object);
  return { csv: hrefOf('csv'), xlsx: hrefOf('xlsx') };
};

/** Of a list whose columns are not chosen. */
const noColumns: ShownColumns = { shown: [], isChosen: false };

/** What its call is asked for. */
const queryOf = <Tab extends string, Sort extends string, Name extends string, Asked>(
  list: ListDeclaration<Tab, Sort, Name, Asked>,
  state: ListState<Tab, Sort, Name>,
  now: Date,
) => ({
  filter: list.asks(state, now),
  sort: state.sort,
  page: { number: state.page, size: state.size },
});

/** Where to go when the list has grown shorter since the link was made; null where its page is there. */
export const lastPageInstead = <Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  state: ListState<Tab, Sort, Name>,
  { current, last }: { current: number; last: number },
): string | null => (current > last ? listAddress(list, state, { page: last }) : null);

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
  const columns = shownColumns(list, page.chosenColumns);
  const given = await ask({ ...query, query: { facets: 'true', counts } }, state, columns ?? noColumns);
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
    columns,
    kept,
    counts: tabCounts(list, meta.facets),
    files: file && can['export'] ? filesOf(file, query.filter) : undefined,
    address: listAddress(list, state, { page: state.page }),
  };
}
