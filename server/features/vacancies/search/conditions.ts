/** What a search asks, as conditions in SQL. Values are bound; which indexes serve them stands in the migration. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { scheduleMask } from '#contract/schedule.ts';
import type { FacetName, SearchFilters, SearchSort } from '#contract/vacancy-search.ts';
import type { Locale } from '#contract/locales.ts';
import type { PlaceRow } from '#server/features/places/queries.ts';
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
  page: { number: number; size: number };
  now: Date;
}

export type Condition = RawBuilder<SqlBool>;
export const all = (conditions: readonly Condition[]) => sql.join([...conditions], sql` and `);

const kilometresADegree = 111.2;

/** Kilometres by the haversine formula; the box before it is what the index serves. */
export const distanceTo = (place: PlaceRow) => sql<number>`(12742 * asin(sqrt(
  power(sin(radians(v.lat - ${place.lat}) / 2), 2) +
  cos(radians(${place.lat})) * cos(radians(v.lat)) * power(sin(radians(v.lon - ${place.lon}) / 2), 2))))`;

function nearby(place: PlaceRow, distance: number): Condition {
  const latitudes = distance / kilometresADegree;
  const longitudes = latitudes / Math.cos((place.lat * Math.PI) / 180);
  return sql<SqlBool>`v.lat between ${place.lat - latitudes} and ${place.lat + latitudes}
    and v.lon between ${place.lon - longitudes} and ${place.lon + longitudes} and ${distanceTo(place)} <= ${distance}`;
}

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

/** What holds for every facet too: of this centre, public, in time, near. */
export function baseConditions(search: Search, centerId: number): Condition[] {
  const conditions = [
    sql<SqlBool>`v.volunteer_center_id = ${centerId}`,
    sql<SqlBool>`v.status = 'published' and v.organization_approved`,
    sql<SqlBool>`(v.expires_at is null or v.expires_at > ${search.now})`,
  ];
  if (search.place) conditions.push(nearby(search.place, search.distance));
  return conditions;
}

export const hasWords = (search: Search): boolean => wordsOf(search.filters.q ?? '').length > 0;

/**
 * The vacancies with the words, from the function that the policy lets use the index; `isForgiving` takes words that are
 * only alike. Null without words: then all vacancies are looked among.
 */
export function matched(search: Search, isForgiving: boolean): RawBuilder<unknown> | null {
  const words = wordsOf(search.filters.q ?? '');
  if (words.length === 0) return null;
  return isForgiving
    ? sql`vacancies_like_words(${words}::text[], ${mostCounted + 1})`
    : sql`vacancies_with_words(${search.locale}, ${prefixQuery(words)}, ${mostCounted + 1})`;
}

export const newestFirst = sql`v.published_at desc, v.id`;

/** The order of the page. */
export function orderOf(search: Search): RawBuilder<unknown> {
  if (search.sort === 'closing_soon') return sql`v.expires_at asc nulls last, v.id`;
  if (search.sort === 'nearest' && search.place) return sql`${distanceTo(search.place)}, v.id`;
  if (search.sort === 'relevance' && hasWords(search)) return sql`m.rank desc, ${newestFirst}`;
  return newestFirst;
}
