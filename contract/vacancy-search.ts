/** Searching published vacancies: parameters, sorts and facets. Each choice is in the address of the page. */
import * as z from 'zod/mini';
import { listId, oneOf, recordId, text } from './fields.ts';
import { commaList, placeFilters } from './list-scopes.ts';
import { dayParts } from './schedule.ts';
import { vacancyTags, vacancyTypes } from './vacancy-fields.ts';
import { textLimits } from './text-limits.ts';

export const searchSorts = ['relevance', 'newest', 'nearest', 'closing_soon'] as const;
export type SearchSort = (typeof searchSorts)[number];
export const searchDistances = [2, 5, 10, 25, 50] as const;
export const searchPageSizes = [12, 24, 48] as const;

/** Named filters of GET /vacancies/search, `filter[q]` and so on. A blank one means no filter. */
export const searchFilters = {
  q: text(textLimits.search),
  ...placeFilters,
  category: commaList(listId()),
  targetGroup: commaList(listId()),
  ageGroup: commaList(listId()),
  tag: commaList(oneOf(vacancyTags)),
  vacancyType: commaList(oneOf(vacancyTypes)),
  dayPart: commaList(oneOf(dayParts)),
  organization: commaList(recordId()),
} as const;

export type SearchFilters = { [Name in keyof typeof searchFilters]?: z.output<(typeof searchFilters)[Name]> };

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
  near: z.nullable(
    z.object({ name: z.string(), postcode: z.string(), lat: z.number(), lon: z.number(), distance: z.int() }),
  ),
  /** True when nothing has these very words: other forms of them, or words like them, were found. */
  forgiven: z.boolean(),
  /** True when counting stopped at the most that is counted. */
  capped: z.boolean(),
});
export type SearchMeta = z.infer<typeof searchMeta>;
