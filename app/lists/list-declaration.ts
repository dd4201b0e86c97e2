/**
 * A list of records said once: where it stands, its tabs, filters, orders and sizes, and what each choice asks of its call. Its address
 * holds all that is chosen, so that a link shows the same to somebody else. Reading forgives: an old or mistyped link still shows a list.
 */
import { addressOf, pageIn, pagePairs, sizeIn, wordsIn } from '#app/shell/list-address.ts';
import type { Sorting } from '#app/ui/table/column.ts';

export type Sorted<Sort extends string> = Sort | `-${Sort}`;

export interface ListChoice<Tab extends string, Sort extends string, Name extends string> {
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
  /** The first is the usual one, which the address leaves out. */
  tabs: readonly [Tab, ...Tab[]];
  /** What the address may say of each further filter. */
  filters: Readonly<Record<Name, (value: string) => boolean>>;
  /** Orders that the address may name; turned round as well. */
  sorts: readonly Sort[];
  /** The order of a tab unless the address names another. */
  usualSort: (tab: Tab) => Sorted<Sort>;
  sizes: readonly [number, ...number[]];
  /** `filter` of its call. */
  asks: (choice: ListChoice<Tab, Sort, Name>, now: Date) => Asked;
}

/** Any list whose call does not matter: for what reads and writes addresses. */
type Addressed<Tab extends string, Sort extends string, Name extends string> = Omit<
  ListDeclaration<Tab, Sort, Name, unknown>,
  'asks'
>;

/** What is chosen of a list, by its declaration. */
export type ChoiceOf<List> =
  List extends ListDeclaration<infer Tab, infer Sort, infer Name, infer _Asked>
    ? ListChoice<Tab, Sort, Name>
    : never;

/** As it stands, with its types worked out. */
export const declareList = <
  const Tab extends string,
  const Sort extends string,
  const Name extends string,
  const Asked,
>(
  list: ListDeclaration<Tab, Sort, Name, Asked>,
): ListDeclaration<Tab, Sort, Name, Asked> => list;

const longestWords = 200;

/** The choice that an address says. */
export function readChoice<Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  search: URLSearchParams,
): ListChoice<Tab, Sort, Name> {
  const tab = list.tabs.find((one) => one === search.get(list.tabName)) ?? list.tabs[0];
  const orders = list.sorts.flatMap((sort): Sorted<Sort>[] => [sort, `-${sort}`]);
  const tests = Object.entries<(value: string) => boolean>(list.filters);
  const filters = tests.map(([name, isKnown]) => {
    const value = search.get(name) ?? '';
    return [name, isKnown(value) ? value : ''];
  });
  return {
    tab,
    q: wordsIn(search, 'q', longestWords),
    filters: Object.fromEntries(filters) as Record<Name, string>,
    sort: orders.find((order) => order === search.get('sort')) ?? list.usualSort(tab),
    page: pageIn(search),
    size: sizeIn(search, list.sizes),
  };
}

/** The address with some of it chosen otherwise. Without a page one is back on the first; another tab has its own order. */
export function listAddress<Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  choice: ListChoice<Tab, Sort, Name>,
  change: Partial<ListChoice<Tab, Sort, Name>> = {},
): string {
  const isUsual = choice.sort === list.usualSort(choice.tab);
  const sortOfTab = isUsual && change.tab !== undefined ? list.usualSort(change.tab) : choice.sort;
  const wanted = { ...choice, sort: sortOfTab, page: 1, ...change };
  return addressOf(list.path, [
    [list.tabName, wanted.tab === list.tabs[0] ? '' : wanted.tab],
    ['q', wanted.q],
    ...Object.entries<string>(wanted.filters),
    ['sort', wanted.sort === list.usualSort(wanted.tab) ? '' : wanted.sort],
    ...pagePairs(wanted.page, wanted.size, list.sizes[0]),
  ]);
}

/** The change that takes all words and filters away. */
export const nothingChosen = <Name extends string>({
  filters,
}: {
  filters: Readonly<Record<Name, string>>;
}) => ({
  q: '',
  filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) as Record<Name, string>,
});

/** Narrowed by more than the tab. */
export const isNarrowed = ({
  q,
  filters,
}: {
  q: string;
  filters: Readonly<Record<string, string>>;
}): boolean => q !== '' || Object.values(filters).some((value) => value !== '');

/** What its call is asked for. */
export const queryOf = <Tab extends string, Sort extends string, Name extends string, Asked>(
  list: ListDeclaration<Tab, Sort, Name, Asked>,
  choice: ListChoice<Tab, Sort, Name>,
  now: Date,
) => ({
  filter: list.asks(choice, now),
  sort: choice.sort,
  page: { number: choice.page, size: choice.size },
});

/** The head of a column orders by it, or turns the order round. */
export function sortingBy<Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  choice: ListChoice<Tab, Sort, Name>,
  sort: Sort,
): Sorting {
  const isUp = choice.sort === sort;
  const isDown = choice.sort === `-${sort}`;
  return {
    direction: isUp ? 'ascending' : isDown ? 'descending' : undefined,
    href: listAddress(list, choice, { sort: isUp ? `-${sort}` : sort }),
  };
}

/** Where to go when the list has grown shorter since the link was made; null where its page is there. */
export const lastPageInstead = <Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  choice: ListChoice<Tab, Sort, Name>,
  { current, last }: { current: number; last: number },
): string | null => (current > last ? listAddress(list, choice, { page: last }) : null);
