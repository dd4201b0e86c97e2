/** Searching published vacancies: parameters, sorts and facets. Each choice is in the address of the page. */
import * as z from 'zod/mini';
import { camelCase } from './jsonapi.ts';
import { listId, oneOf, recordId, text } from './fields.ts';
import { nearMeta } from './place-kinds.ts';
import { commaList, placeFilters } from './list-scopes.ts';
import { dayParts } from './schedule.ts';
import { searchNeeds } from './search-needs.ts';
import { tagWord } from './own-tags.ts';
import { vacancyTypes } from './vacancy-fields.ts';
import { textLimits } from './text-limits.ts';

export const searchSorts = ['relevance', 'newest', 'nearest', 'closing_soon'] as const;
export type SearchSort = (typeof searchSorts)[number];
export const searchDistances = [2, 5, 10, 25, 50] as const;
export const searchPageSizes = [12, 24, 48] as const;

/** Named filters of GET /vacancies/search, `filter[q]` and so on. A blank one means no filter. */
export const searchFilters = {
  q: text(textLimits.search),
  /** Words of `q` that are looked for as they are, by comma, instead of being understood as a filter. */
  typed: commaList(text(textLimits.search)),
  ...placeFilters,
  category: commaList(listId()),
  targetGroup: commaList(listId()),
  ageGroup: commaList(listId()),
  /** Also words of the centre's own, however they are written. */
  tag: commaList(tagWord()),
  vacancyType: commaList(oneOf(vacancyTypes)),
  dayPart: commaList(oneOf(dayParts)),
  organization: commaList(recordId()),
  need: commaList(oneOf(searchNeeds)),
} as const;

export type SearchFilters = { [Name in keyof typeof searchFilters]?: z.output<(typeof searchFilters)[Name]> };

/** What a filter is called in the address of the search page, where that is another word. */
const otherNames: Readonly<Record<string, keyof typeof searchFilters>> = { type: 'vacancyType' };

/** Reads the filters of an address of the search page, `day_part=…&type=…`. Null for one with any other name, or a value that there is not. */
export function filtersOfAddress(query: string): SearchFilters | null {
  const filters: Record<string, unknown> = {};
  for (const [parameter, value] of new URLSearchParams(query)) {
    const name = otherNames[parameter] ?? camelCase(parameter);
    if (!Object.hasOwn(searchFilters, name) || name in filters) return null;
    const read = searchFilters[name as keyof typeof searchFilters].safeParse(value);
    if (!read.success) return null;
    filters[name] = read.data;
  }
  return filters;
}

/** Facets whose counts come with an answer: each follows all filters but its own. */
export const facetNames = [
  'category',
  'targetGroup',
  'ageGroup',
  'tag',
  'vacancyType',
  'dayPart',
  'organization',
] as const;
export type FacetName = (typeof facetNames)[number];

/** `meta` of a search. */
export const searchMeta = z.object({
  facets: z.record(
    oneOf(facetNames),
    z.array(z.object({ value: z.string(), count: z.int(), name: z.optional(z.string()) })),
  ),
  /** The place that `near` was understood as. */
  near: z.nullable(nearMeta),
  /** What words of `q` were understood as. Vacancies that answer it come first; `filter[typed]` takes the words as they are. */
  understood: z.array(
    z.object({ words: z.string(), filter: oneOf([...facetNames, 'near']), values: z.array(z.string()) }),
  ),
  /** True when nothing answers all of `q`: what answers most of it was found. */
  partly: z.boolean(),
  /** True when `q` says nothing to look for, as 'iets doen' does: it was left out. */
  saysNothing: z.boolean(),
  /** True when nothing has these very words: other forms of them, or words like them, were found. */
  forgiven: z.boolean(),
  /** True when counting stopped at the most that is counted. */
  capped: z.boolean(),
});
export type SearchMeta = z.infer<typeof searchMeta>;
