/** How many a list has, by what its call counts beside a page of it (`meta.facets`). */
import { tabsOf } from '#app/lists/list-declaration.ts';

/** By name: how many have each value, or how many are so at all. */
export type Facets =
  | Readonly<Record<string, number | readonly { value: string; count: number }[] | undefined>>
  | undefined;

/** How many there are by the values of a facet; of what the list does not count there is none. */
export const countsBy = <Value extends string>(
  facet: readonly { value: Value; count: number }[] | undefined,
): ((value: Value) => number) => {
  const counts = new Map(facet?.map(({ value, count }) => [value, count]));
  return (value) => counts.get(value) ?? 0;
};

/** What one filter finds of a facet: `status_eq`, `status_not_eq`, or a name of its own. */
function countOf(facets: Facets, name: string, value: string): number {
  const isNot = name.endsWith('_not_eq');
  const attribute = name.replace(isNot ? '_not_eq' : '_eq', '');
  const facet = facets?.[attribute] ?? [];
  if (typeof facet === 'number') return facet;
  return facet.filter((one) => (one.value === value) !== isNot).reduce((sum, { count }) => sum + count, 0);
}

/** How many there are under each tab: what it asks of the call, of what the call counts; one that asks nothing has them all. */
export function tabCounts<Tab extends string>(
  list: { tabs: Readonly<Record<Tab, object>>; tabName: string },
  facets: Facets,
): Record<Tab, number> {
  const counts = tabsOf(list).map((tab) => {
    const [asked] = Object.entries<string>(list.tabs[tab] as Record<string, string>);
    const [name, value] = asked ?? [`${list.tabName}_not_eq`, ''];
    return [tab, countOf(facets, name, value)];
  });
  return Object.fromEntries(counts) as Record<Tab, number>;
}
