/** What a declared list reads of its address. */
import type { Addressed } from '#app/lists/list-declaration.ts';
import { nameInAddress } from '#app/shell/list-address.ts';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

/** For a page that shows it: `export const reads = listReads(newsList)`. */
export const listReads = <Name extends string>({
  tabName,
  filters,
  words = [],
}: Pick<Addressed<string, string, Name>, 'tabName' | 'filters' | 'words'>): ScreenReads => ({
  [tabName]: 'choice',
  q: 'words',
  ...Object.fromEntries(
    Object.keys(filters).map((name) => [
      nameInAddress(name),
      words.includes(name as Name) ? ('words' as const) : ('choice' as const),
    ]),
  ),
  sort: 'choice',
  per: 'choice',
  page: 'choice',
});
