/** What a search asks, as conditions in SQL. Values are bound; which indexes serve them is in the migration. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { scheduleMask } from '#contract/schedule.ts';
import type { FacetName, SearchFilters, SearchSort } from '#contract/vacancy-search.ts';
import type { Locale } from '#contract/locales.ts';
import { boxAround, inArea, kilometresTo, type PlaceRow } from '#server/features/places/queries.ts';
import type { Page } from '#server/http/paging.ts';
import { inOrder, type Order } from '#server/http/row-order.ts';
import { prefixQuery, wordsOf } from './words.ts';

/** Counting and ranking stop here: past it nobody pages on, and a search stays quick in a large centre. */
export const mostCounted = 2000;

export interface Search {
  filters: SearchFilters;
  place: PlaceRow | null;
  /** Kilometres around the place. */
  distance: number;
  locale: Locale;
  sort: SearchSort;
  page: Page;
  /** The other way round than the sort has it. */
  isReversed: boolean;
  now: Date;
}

export type Condition = RawBuilder<SqlBool>;
/** All of these hold; where nothing is asked, that is so of every row. */
export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql`${sql.join([...conditions], sql` and `)}` : sql`true`;

export const distanceTo = (place: PlaceRow) => kilometresTo(place, 'v');

const anyOf = (column: string, values: readonly string[]): Condition =>
  sql<SqlBool>`${sql.ref(column)} && ${[...values]}::text[]`;

/** The filters that have a facet, each as a condition of its own: a facet counts under all but its own. */
export function facetConditions({ filters }: Search): Partial<Record<FacetName, Condition>> {
  const made: Partial<Record<FacetName, Condition>> = {};
  if (filters.category) made.category = anyOf('v.category_ids', filters.category);
  if (filters.targetGroup) made.targetGroup = anyOf('v.target_group_ids', filters.targetGroup);
  if (filters.ageGroup) made.ageGroup = anyOf('v.age_group_ids', filters.ageGroup);
  if (filters.tag) made.tag = anyOf('v.tags', filters.tag);
  if (filters.vacancyType)
    made.vacancyType = sql<SqlBool>`v.vacancy_type = any(${[...filters.vacancyType]}::text[])`;
  if (filters.dayPart)
    made.dayPart = sql<SqlBool>`(v.is_flexible or v.schedule_mask & ${scheduleMask(filters.dayPart)} <> 0)`;
  if (filters.organization)
    made.organization = sql<SqlBool>`v.organization_id = any(${[...filters.organization]}::uuid[])`;
  return made;
}

/** What holds for every facet too: of this centre, public, in time, near or in sight on the map. */
export function baseConditions(search: Search, centerId: number): Condition[] {
  const conditions = [
    sql<SqlBool>`v.volunteer_center_id = ${centerId}`,
    sql<SqlBool>`v.status = 'published' and v.organization_approved`,
    sql<SqlBool>`(v.expires_at is null or v.expires_at > ${search.now})`,
  ];
  if (search.place) conditions.push(boxAround(search.place, search.distance, 'v'));
  if (search.filters.area) conditions.push(inArea(search.filters.area, 'v'));
  return conditions;
}

export const hasWords = (search: Search): boolean => wordsOf(search.filters.q ?? '').length > 0;

/**
 * The vacancies with the words, from the function that the policy lets use the index; `isForgiving` takes words that are
 * only alike. Null without words: then all vacancies are looked among.
 */
export function matched(search: Search, isFuzzy: boolean): RawBuilder<unknown> | null {
  const words = wordsOf(search.filters.q ?? '');
  if (words.length === 0) return null;
  return isFuzzy
    ? sql`vacancies_like_words(${words}::text[], ${mostCounted + 1})`
    : sql`vacancies_with_words(${search.locale}, ${prefixQuery(words)}, ${mostCounted + 1})`;
}

const newest: Order = [
  { by: sql`v.published_at`, isDescending: true },
  { by: sql`v.id`, isDescending: false },
];
export const newestFirst = inOrder(newest);

function usualOrder(search: Search): Order {
  const byId = newest.slice(-1);
  if (search.sort === 'closing_soon')
    return [{ by: sql`v.expires_at`, isDescending: false, mayBeNull: true }, ...byId];
  if (search.sort === 'nearest' && search.place)
    return [{ by: sql`(${distanceTo(search.place)})`, isDescending: false, mayBeNull: true }, ...byId];
  if (search.sort === 'relevance' && hasWords(search))
    return [{ by: sql`v.rank`, isDescending: true }, ...newest];
  return newest;
}

/** The order of the page; equal ones stay in that of their ids, whichever way. */
export const orderOf = (search: Search): Order =>
  usualOrder(search).map((part, index, { length }) =>
    search.isReversed && index < length - 1 ? { ...part, isDescending: !part.isDescending } : part,
  );
