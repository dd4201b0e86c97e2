/** What is chosen of a declared list: read from its address, changed, and written as an address again. */
import {
  type Addressed,
  type Chosen,
  type ListState,
  type Sorted,
  tabsOf,
  usualTab,
} from '#app/lists/list-declaration.ts';
import { addressOf, nameInAddress, pageIn, pagePairs, sizeIn, wordsIn } from '#app/shell/list-address.ts';

const longestWords = 200;

/** With what follows for each of the filters from the others. */
const settledFilters = <Name extends string>(
  { settled }: Pick<Addressed<string, string, Name>, 'settled'>,
  chosen: Chosen<Name>,
): Record<Name, string> => ({ ...chosen.filters, ...settled?.(chosen) });

type Reader = (value: string) => boolean | string;

function valueIn(reader: Reader, value = ''): string {
  const known = reader(value);
  return known === true ? value : known || '';
}

/** As the contract has it (contract/list-scopes.ts). */
const mostValues = 60;

/** Each once. The ticks of a form send them one by one, an address by comma. */
function severalIn(reader: Reader, given: readonly string[]): string {
  const values = given.join(',').split(',');
  return [...new Set(values.map((value) => valueIn(reader, value.trim())))]
    .filter(Boolean)
    .slice(0, mostValues)
    .join();
}

function filtersIn<Name extends string>(
  list: Pick<Addressed<string, string, Name>, 'filters' | 'several' | 'settled'>,
  search: URLSearchParams,
  q: string,
): Record<Name, string> {
  const readers = Object.entries<Reader>(list.filters);
  const read = readers.map(([name, reader]) => {
    const given = search.getAll(nameInAddress(name));
    return [
      name,
      list.several?.includes(name as Name) ? severalIn(reader, given) : valueIn(reader, given[0]),
    ];
  });
  return settledFilters(list, { q, filters: Object.fromEntries(read) as Record<Name, string> });
}

/** The order, where there is such a one for what is chosen; else the usual one. */
function sortIn<Tab extends string, Sort extends string, Name extends string>(
  { sorts, hasSort, usualSort }: Addressed<Tab, Sort, Name>,
  { tab, q, filters }: Pick<ListState<Tab, Sort, Name>, 'tab' | 'q' | 'filters'>,
  wanted: string | null,
): Sorted<Sort> {
  const orders = sorts.flatMap((sort): Sorted<Sort>[] => [sort, `-${sort}`]);
  const found = orders.find((order) => order === wanted);
  return found && (hasSort?.(found, { q, filters }) ?? true) ? found : usualSort(tab, filters, q);
}

/** The choice that an address says. */
export function readListState<Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  search: URLSearchParams,
): ListState<Tab, Sort, Name> {
  const tab = tabsOf(list).find((one) => one === search.get(list.tabName)) ?? usualTab(list);
  const q = wordsIn(search, 'q', longestWords);
  const filters = filtersIn(list, search, q);
  return {
    tab,
    q,
    filters,
    sort: sortIn(list, { tab, q, filters }, search.get('sort')),
    page: pageIn(search),
    size: sizeIn(search, list.sizes),
  };
}

/** With some of it chosen otherwise. Without a page one is back on the first; another tab or filter may have its own order. */
export function changedState<Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  state: ListState<Tab, Sort, Name>,
  change: Partial<ListState<Tab, Sort, Name>> = {},
): ListState<Tab, Sort, Name> {
  const wanted = { ...state, page: 1, ...change };
  const filters = settledFilters(list, wanted);
  const isUsual = state.sort === list.usualSort(state.tab, state.filters, state.q);
  const sort = change.sort ?? (isUsual ? null : state.sort);
  return { ...wanted, filters, sort: sortIn(list, { ...wanted, filters }, sort) };
}

/** What a filter holds; none where nothing is chosen. */
export const valuesOf = <Name extends string>(
  { several }: { several?: readonly Name[] },
  name: Name,
  { filters }: { filters: Readonly<Record<Name, string>> },
): string[] => {
  if (filters[name] === '') return [];
  return several?.includes(name) ? filters[name].split(',') : [filters[name]];
};

/** Name and value of all that is chosen, as they stand in the address; '' for what is usual. */
export const listPairs = <Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  { tab, q, filters, sort, page, size }: ListState<Tab, Sort, Name>,
): [name: string, value: string][] => [
  [list.tabName, tab === usualTab(list) ? '' : tab],
  ['q', q],
  ...Object.entries<string>(filters).map(([name, value]): [string, string] => [nameInAddress(name), value]),
  ['sort', sort === list.usualSort(tab, filters, q) ? '' : sort],
  ...pagePairs(page, size, list.sizes[0]),
];

/** The address with some of it chosen otherwise (`changedState`). */
export const listAddress = <Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  state: ListState<Tab, Sort, Name>,
  change: Partial<ListState<Tab, Sort, Name>> = {},
): string => addressOf(list.path, listPairs(list, changedState(list, state, change)));

/** The address with these filters chosen otherwise. */
export const filteredAddress = <Tab extends string, Sort extends string, Name extends string>(
  list: Addressed<Tab, Sort, Name>,
  state: ListState<Tab, Sort, Name>,
  filters: Partial<Record<NoInfer<Name>, string>>,
): string => listAddress(list, state, { filters: { ...state.filters, ...filters } });

/** Each value that these filters hold, with the address without it. */
export const chosenValues = <Tab extends string, Sort extends string, Name extends string, Few extends Name>(
  list: Addressed<Tab, Sort, Name>,
  state: ListState<Tab, Sort, Name>,
  names: readonly Few[],
): { name: Few; value: string; href: string }[] =>
  names.flatMap((name) => {
    const values = valuesOf(list, name, state);
    return values.map((value) => {
      const rest = values.filter((other) => other !== value).join();
      return { name, value, href: filteredAddress(list, state, { [name]: rest } as Record<Name, string>) };
    });
  });

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
): boolean => !isNarrowed(list, state) && state.sort === list.usualSort(state.tab, state.filters, state.q);
