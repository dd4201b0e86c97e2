/**
 * A list of records said once: where it stands, its tabs, filters, orders and sizes, and what each choice asks of its call. Its address
 * holds all that is chosen, so that a link shows the same to somebody else. Reading is lenient: an old or mistyped link still shows a list.
 */
import type { filteredLists } from '#contract/saved-filters.ts';

export type Sorted<Sort extends string> = Sort | `-${Sort}`;

/** What a list is narrowed by. */
export interface Chosen<Name extends string> {
  /** Words that are looked for; '' for none. */
  q: string;
  /** By name; '' where nothing is chosen. */
  filters: Readonly<Record<Name, string>>;
}

export interface ListState<
  Tab extends string,
  Sort extends string,
  Name extends string,
> extends Chosen<Name> {
  tab: Tab;
  sort: Sorted<Sort>;
  page: number;
  size: number;
}

/** A column that people may leave out or take in. */
export interface ChoosableColumn {
  /** What its cells read of a row: asked only while it is shown. */
  reads: readonly string[];
  /** Stands there only once somebody chose it. */
  isExtra?: true;
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
  /** Those of them that hold several values, by comma; each is judged by itself. */
  several?: readonly NoInfer<Name>[];
  /** What they are beside one another: how far is nothing without from where. */
  settled?: (chosen: Chosen<NoInfer<Name>>) => Partial<Record<NoInfer<Name>, string>>;
  /** Those of them that say how the list is looked at: they narrow nothing, and stay when all else is taken away. */
  aside?: readonly NoInfer<Name>[];
  /** Those of them that are typed or pointed at, as `q` is: there is no end to what they can hold. */
  words?: readonly NoInfer<Name>[];
  /** Orders that the address may name; turned round as well. */
  sorts: readonly Sort[];
  /** Whether there is such an order for what is chosen; without it each is always there, both ways. */
  hasSort?: (order: Sorted<NoInfer<Sort>>, chosen: Chosen<NoInfer<Name>>) => boolean;
  /** The order unless the address names another. */
  usualSort: (tab: Tab, filters: Readonly<Record<NoInfer<Name>, string>>, q: string) => Sorted<Sort>;
  sizes: readonly [number, ...number[]];
  /** Under which name people keep filters of it (contract/saved-filters.ts); without it none are kept. */
  savedAs?: (typeof filteredLists)[number];
  /** Those of its columns that can be chosen, in their order; without it all stand there. */
  columns?: Readonly<Record<string, ChoosableColumn>>;
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
