/**
 * A list of records said once: where it stands, its tabs, filters, orders and sizes, and what each choice asks of its call. Its address
 * holds all that is chosen, so that a link shows the same to somebody else. Reading is lenient: an old or mistyped link still shows a list.
 */
import type { filteredLists } from '#contract/saved-filters.ts';
import { addressOf, pageIn, pagePairs, sizeIn, wordsIn } from '#app/shell/list-address.ts';
import type { Sorting } from '#app/ui/table/column.ts';

export type Sorted<Sort extends string> = Sort | `-${Sort}`;

export interface ListState<Tab extends string, Sort extends string, Name extends string> {
  tab: Tab;
  /** Words that are looked for; '' for none. */
  q: string;
  /** By name; '' where nothing is chosen. */
  filters: Readonly<Record<Name, string>>;
  sort: Sorted<Sort>;
  page: number;
  size: number;
}

export interface ListDeclaration<Tab extends string, Sort extends string, Name extends string, Asked> {
  /** `/vacancies` */
  path: string;
  /** Name of the tab in the address. */
  tabName: string;
  /** What each asks of the call, by which it is counted as well. The first is the usual one, which the address leaves out. */
  tabs: Readonly<Record<Tab, object>>;
  /** What the address may say of each further filter: whether it can be, or as what it is read ('' for nothing). */
  filters: Readonly<Record<Name, (value: string) => boolean | string>>;
  /** Those of them that say how the list is looked at: they narrow nothing, and stay when all else is taken away. */
  aside?: readonly NoInfer<Name>[];
  /** Orders that the address may name; turned round as well. */
  sorts: readonly Sort[];
  /** The order unless the address names another. */
  usualSort: (tab: Tab, filters: Readonly<Record<NoInfer<Name>, string>>) => Sorted<Sort>;
  sizes: readonly [number, ...number[]];
  /** Under which name people keep filters of it (contract/saved-filters.ts); without it none are kept. */
  savedAs?: (typeof filteredLists)[number];
  /** `filter` of its call, whichever tab it is. */
  asks: (state: ListState<Tab, Sort, Name>, now: Date) => Asked;
}

/** Any list whose call does not matter: for what reads and writes addresses. */
export type Addressed<Tab extends string, Sort extends string, Name extends string> = Omit<
  ListDeclaration<Tab, Sort, Name, unknown>,
  'asks'
>;

/** What is chosen of a list, by its declaration. */
export type ListStateOf<List> =
  List extends ListDeclaration<infer Tab, infer Sort, infer Name, infer _Asked>
    ? ListState<Tab, Sort, Name>
    : never;

/** With its types worked out; what is asked is what the tab asks and the rest. */
export const declareList = <
  const Tab extends string,
  const Sort extends string,
  const Name extends string,
  const AskedByTab extends object,
  const Asked extends object,
>(
  list: ListDeclaration<Tab, Sort, Name, Asked> & { tabs: Readonly<Record<Tab, AskedByTab>> },
): ListDeclaration<Tab, Sort, Name, AskedByTab & Asked> => ({
  ...list,
  asks: (state, now) => ({ ...list.tabs[state.tab], ...list.asks(state, now) }),
});

/** In their order. */
export const tabsOf = <Tab extends string>({ tabs }: { tabs: Readonly<Record<Tab, object>> }): Tab[] =>
  Object.keys(tabs) as Tab[];

/** The one that is shown unless the address names another. */
export const usualTab = <Tab extends string>(list: { tabs: Readonly<Record<Tab, object>> }): Tab =>
  tabsOf(list)[0] as Tab;

const longestWords = 200;

function filtersIn<Name extends string>(
  { filters }: Pick<Addressed<string, string, Name>, 'filters'>,
  search: URLSearchParams,
): Record<Name, string> {
  const readers = Object.entries<(value: string) => boolean | string>(filters);
  const read = readers.map(([name, readerOf]) => {
    const value = search.get(name) ?? '';
    const known = readerOf(value);
    return [name, known === true ? value : known || ''];
  });
  return Object.fromEntries(read) as Record<Name, string>;
}

/** The choice that an address says. */
export function readListState<Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  search: URLSearchParams,
): ListState<Tab, Sort, Name> {
  const tab = tabsOf(list).find((one) => one === search.get(list.tabName)) ?? usualTab(list);
  const orders = list.sorts.flatMap((sort): Sorted<Sort>[] => [sort, `-${sort}`]);
  const filters = filtersIn(list, search);
  return {
    tab,
    q: wordsIn(search, 'q', longestWords),
    filters,
    sort: orders.find((order) => order === search.get('sort')) ?? list.usualSort(tab, filters),
    page: pageIn(search),
    size: sizeIn(search, list.sizes),
  };
}

/** The address with some of it chosen otherwise. Without a page one is back on the first; another tab or filter may have its own order. */
export function listAddress<Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  state: ListState<Tab, Sort, Name>,
  change: Partial<ListState<Tab, Sort, Name>> = {},
): string {
  const wanted = { ...state, page: 1, ...change };
  const usual = list.usualSort(wanted.tab, wanted.filters);
  const isUsual = state.sort === list.usualSort(state.tab, state.filters);
  const sort = change.sort ?? (isUsual ? usual : state.sort);
  return addressOf(list.path, [
    [list.tabName, wanted.tab === usualTab(list) ? '' : wanted.tab],
    ['q', wanted.q],
    ...Object.entries<string>(wanted.filters),
    ['sort', sort === usual ? '' : sort],
    ...pagePairs(wanted.page, wanted.size, list.sizes[0]),
  ]);
}

/** What is kept of a choice under a name: all but the page and its size, as in the address. */
export function savedQuery<Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  state: ListState<Tab, Sort, Name>,
): string {
  const [, query = ''] = listAddress(list, state, { page: 1, size: list.sizes[0] }).split('?');
  return query;
}

/** The choice that was kept so. */
export const savedChoice = <Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  query: string,
): ListState<Tab, Sort, Name> => readListState(list, new URLSearchParams(query));

/** The change that takes all words and filters away. */
export const emptyListState = <Name extends string>(
  { aside = [] }: { aside?: readonly Name[] },
  { filters }: { filters: Readonly<Record<Name, string>> },
) => ({
  q: '',
  filters: Object.fromEntries(
    Object.entries<string>(filters).map(([name, value]) => [name, aside.includes(name as Name) ? value : '']),
  ) as Record<Name, string>,
});

/** Narrowed by more than the tab. */
export const isNarrowed = <Name extends string>(
  { aside = [] }: { aside?: readonly Name[] },
  { q, filters }: { q: string; filters: Readonly<Record<Name, string>> },
): boolean =>
  q !== '' ||
  Object.entries<string>(filters).some(([name, value]) => value !== '' && !aside.includes(name as Name));

/** Nothing is chosen but the tab: such a choice needs no name. */
export const isPlain = <Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  state: ListState<Tab, Sort, Name>,
): boolean => !isNarrowed(list, state) && state.sort === list.usualSort(state.tab, state.filters);

/** What its call is asked for. */
export const queryOf = <Tab extends string, Sort extends string, Name extends string, Asked>(
  list: ListDeclaration<Tab, Sort, Name, Asked>,
  state: ListState<Tab, Sort, Name>,
  now: Date,
) => ({
  filter: list.asks(state, now),
  sort: state.sort,
  page: { number: state.page, size: state.size },
});

/** The head of a column orders by it, or turns the order round. */
export function sortingBy<Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  state: ListState<Tab, Sort, Name>,
  sort: Sort,
): Sorting {
  const isUp = state.sort === sort;
  const isDown = state.sort === `-${sort}`;
  return {
    direction: isUp ? 'ascending' : isDown ? 'descending' : undefined,
    href: listAddress(list, state, { sort: isUp ? `-${sort}` : sort }),
  };
}

/** Where to go when the list has grown shorter since the link was made; null where its page is there. */
export const lastPageInstead = <Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  state: ListState<Tab, Sort, Name>,
  { current, last }: { current: number; last: number },
): string | null => (current > last ? listAddress(list, state, { page: last }) : null);
