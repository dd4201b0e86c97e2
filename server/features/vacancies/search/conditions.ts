/** What a search asks, as conditions in SQL. Values are bound; which indexes serve them is in the migration. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { scheduleMask } from '#contract/schedule.ts';
import { stillTrue } from '#contract/vacancy-renewals.ts';
import type { SearchNeed } from '#contract/search-needs.ts';
import type { FacetName, SearchFilters, SearchSort } from '#contract/vacancy-search.ts';
import type { Point } from '#contract/kilometres.ts';
import type { Locale } from '#contract/locales.ts';
import { boxAround, inArea, kilometresTo } from '#server/features/places/queries.ts';
import type { FoundPlace } from '#server/features/places/understanding/queries.ts';
import { isInTime } from '#server/features/vacancies/in-time/queries.ts';
import type { Page } from '#server/http/paging.ts';
import { inOrder, type Order } from '#server/http/row-order.ts';
import type { Wish } from './wish/read-wish.ts';
import { stepsOf } from './wish/steps.ts';

/** Counting and ranking stop here: past it nobody pages on, and a search stays quick in a large centre. */
export const mostCounted = 2000;

/** Kilometres around a place when nothing is said. */
export const usualDistance = 10;

export interface Search {
  filters: SearchFilters;
  place: FoundPlace | null;
  /** Kilometres around the place, from its border where it has one. */
  distance: number;
  locale: Locale;
  sort: SearchSort;
  page: Page;
  /** The other way round than the sort has it. */
  isReversed: boolean;
  /** Only what went online after this moment. */
  publishedAfter?: Date;
  now: Date;
  /** Numbers of the centres that share theirs with this one; without any, its own vacancies alone are looked among. */
  partnerIds?: readonly number[];
}

/** A search whose words were read. */
export interface ReadSearch extends Search {
  wish: Wish;
  /** The place that was given, or named among the words; `place` is what distances are measured from. */
  said: FoundPlace | null;
}

/** Words by meaning, or words that are only alike; `most` also takes what meets little of a wish. */
export type Pass = 'meant' | 'most' | 'alike';

export type Condition = RawBuilder<SqlBool>;
/** All of these hold; where nothing is asked, that is so of every row. */
export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql`${sql.join([...conditions], sql` and `)}` : sql`true`;

export const distanceTo = (place: Point) => kilometresTo(place, 'v');

function suits(word: string): Condition {
  return sql`${word} = any(v.suitable_for)`;
}
function takesIntoAccount(word: string): Condition {
  return sql`${word} = any(v.accessibility)`;
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

/** At most so many hours a week. */
const fewHours = 2;

/** What each need asks of a vacancy; who can do without Dutch can do with a little. */
const needConditions: Readonly<Record<SearchNeed, Condition>> = {
  few_hours: sql`v.hours_max <= ${sql.lit(fewHours)}`,
  little_dutch: sql`(v.suitable_for && '{little_dutch,no_dutch}'::text[] or v.language_level in ('A1', 'A2'))`,
  no_dutch: suits('no_dutch'),
  families: suits('families'),
  groups: suits('groups'),
  under_18: suits('under_18'),
  learning_disability: suits('learning_disability'),
  wheelchair: sql`v.is_wheelchair_accessible`,
  no_stairs: takesIntoAccount('no_stairs'),
  seated: takesIntoAccount('seated'),
  low_stimulus: takesIntoAccount('low_stimulus'),
  accessible_toilet: takesIntoAccount('accessible_toilet'),
  hearing_loop: takesIntoAccount('hearing_loop'),
  public_transport: takesIntoAccount('public_transport'),
};

/** Where vacancies are looked for: a table or view, which rows of it, and the functions that find words there. */
export interface Among {
  isOwn: boolean;
  table: RawBuilder<unknown>;
  which: Condition;
  withWords: RawBuilder<unknown>;
  likeWords: RawBuilder<unknown>;
}

const ownVacancies = (centerId: number): Among => ({
  isOwn: true,
  table: sql`vacancies`,
  which: sql`v.volunteer_center_id = ${centerId} and v.status = 'published' and v.organization_approved`,
  withWords: sql`vacancies_with_words`,
  likeWords: sql`vacancies_like_words`,
});
/** Which rows there are is the database's to say: what partners share, and nothing else of them (decision 0041). */
const partnerVacancies = (partnerIds: readonly number[]): Among => ({
  isOwn: false,
  table: sql`vacancies_of_partners`,
  which: sql`v.owner_id = any(${[...partnerIds]}::smallint[])`,
  withWords: sql`partner_vacancies_with_words`,
  likeWords: sql`partner_vacancies_like_words`,
});

/** The centre's own vacancies, and those that partners share, where there are any. */
export const placesToLook = ({ partnerIds = [] }: Search, centerId: number): Among[] => [
  ownVacancies(centerId),
  ...(partnerIds.length > 0 ? [partnerVacancies(partnerIds)] : []),
];

/** What holds for every facet too: public, in time, near or in sight on the map. */
export function baseConditions(search: Search, among: Among): Condition[] {
  const conditions = [among.which, isInTime(search.now)];
  if (search.publishedAfter) conditions.push(sql<SqlBool>`v.published_at > ${search.publishedAfter}`);
  for (const need of search.filters.need ?? []) conditions.push(needConditions[need]);
  if (search.place) conditions.push(boxAround(search.place, search.distance + search.place.reach, 'v'));
  if (search.filters.area) conditions.push(inArea(search.filters.area, 'v'));
  return conditions;
}

export const hasWords = ({ wish }: ReadSearch): boolean => wish.parts.length > 0;

/** Each word that is looked for by itself. */
export const wordsLookedFor = ({ wish }: ReadSearch): string[] =>
  wish.parts.filter((part) => part.dayParts === null).flatMap(({ words }) => words.split(' '));

/**
 * The vacancies with the words, from the functions that the policy lets use the index. Null without words: then all vacancies are
 * looked among.
 */
export function matched(search: ReadSearch, pass: Pass, among: Among): RawBuilder<unknown> | null {
  if (!hasWords(search)) return null;
  if (pass === 'alike')
    return sql`(select id, published_at, rank, 0 as step from ${among.likeWords}(${wordsLookedFor(search)}::text[], ${mostCounted + 1}))`;
  const { steps, words } = stepsOf(search.wish, search.locale);
  const until = steps.map((step) => (pass === 'most' ? mostCounted : step.until));
  return sql`${among.withWords}(${search.locale}, ${steps.map(({ question }) => question)}::text[], ${until}::integer[], ${words}, ${mostCounted + 1})`;
}

/**
 * How well a hit `m` of words answers them. One without an end that nobody looked at for so long that its organisation was asked about it
 * (renewal/queries) weighs half among those that answer as many of the words, until somebody says that it is true still.
 */
export const rankOfHit = ({ now }: Search): RawBuilder<number> => sql`
  case when v.expires_at is null and greatest(v.renewed_at, v.published_at) <= ${now}::timestamptz - make_interval(months => ${stillTrue.askedAfterMonths}::int)
    then ((floor(m.rank) + m.rank) / 2)::real else m.rank end as rank`;

const newest: Order = [
  { by: sql`v.published_at`, isDescending: true },
  { by: sql`v.id`, isDescending: false },
];
export const newestFirst = inOrder(newest);

function usualOrder(search: ReadSearch): Order {
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
export const orderOf = (search: ReadSearch): Order =>
  usualOrder(search).map((part, index, { length }) =>
    search.isReversed && index < length - 1 ? { ...part, isDescending: !part.isDescending } : part,
  );
