/** Searching published vacancies (architecture, section 5): one query for the page, one for its facets and the count. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { scheduleMask } from '#contract/schedule.ts';
import type { FacetName, SearchFilters, SearchMeta, SearchSort } from '#contract/vacancy-search.ts';
import type { Locale } from '#contract/locales.ts';
import type { PlaceRow } from '#server/features/places/queries.ts';
import { vacancyColumns, type VacancyRow } from '#server/features/vacancies/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { prefixQuery, wordsOf } from './words.ts';

/** Counting and ranking stop here: past it nobody pages on, and a search stays quick in a large centre. */
export const mostCounted = 5000;

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

type Condition = RawBuilder<SqlBool>;

const kilometresADegree = 111.2;

/** Kilometres by the haversine formula; the box before it is what the index serves. */
const distanceTo = (place: PlaceRow) => sql<number>`(12742 * asin(sqrt(
  power(sin(radians(v.lat - ${place.lat}) / 2), 2) +
  cos(radians(${place.lat})) * cos(radians(v.lat)) * power(sin(radians(v.lon - ${place.lon}) / 2), 2))))`;

function nearby(place: PlaceRow, distance: number): Condition {
  const latitudes = distance / kilometresADegree;
  const longitudes = latitudes / Math.cos((place.lat * Math.PI) / 180);
  return sql<SqlBool>`v.lat between ${place.lat - latitudes} and ${place.lat + latitudes}
    and v.lon between ${place.lon - longitudes} and ${place.lon + longitudes} and ${distanceTo(place)} <= ${distance}`;
}

const wordVector = (locale: Locale) => sql.ref(locale === 'en' ? 'v.search_en' : 'v.search_nl');
const wordQuery = (locale: Locale, words: readonly string[]) =>
  sql`to_tsquery(${sql.lit(locale === 'en' ? 'english_plain' : 'dutch_plain')}, ${prefixQuery(words)})`;

/** Every word resembles a word of title, organisation or place. */
const resembles = (words: readonly string[]): Condition =>
  sql.join(
    words.map((word) => sql<SqlBool>`${word} <% v.search_label`),
    sql` and `,
  ) as Condition;

const anyOf = (column: string, values: readonly string[]): Condition =>
  sql<SqlBool>`${sql.ref(column)} && ${[...values]}::text[]`;

/** The filters that have a facet, each as a condition of its own: a facet counts under all but its own. */
function facetConditions({ filters }: Search): Partial<Record<FacetName, Condition>> {
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

/** What holds for every facet too: published, in time, the words, the distance. */
function baseConditions(search: Search, isForgiving: boolean): Condition[] {
  const conditions = [
    sql<SqlBool>`v.status = 'published'`,
    sql<SqlBool>`(v.expires_at is null or v.expires_at > ${search.now})`,
  ];
  const words = wordsOf(search.filters.q ?? '');
  if (words.length > 0)
    conditions.push(
      isForgiving
        ? resembles(words)
        : sql<SqlBool>`${wordVector(search.locale)} @@ ${wordQuery(search.locale, words)}`,
    );
  if (search.place) conditions.push(nearby(search.place, search.distance));
  return conditions;
}

const publishedFirst = sql`v.published_at desc, v.id`;

function orderOf(search: Search, isForgiving: boolean): RawBuilder<unknown> {
  const words = wordsOf(search.filters.q ?? '');
  if (search.sort === 'closing_soon') return sql`v.expires_at asc nulls last, v.id`;
  if (search.sort === 'nearest' && search.place) return sql`${distanceTo(search.place)}, v.id`;
  if (search.sort === 'relevance' && words.length > 0) {
    const rank = isForgiving
      ? sql`word_similarity(${words.join(' ')}, v.search_label)`
      : sql`ts_rank(${wordVector(search.locale)}, ${wordQuery(search.locale, words)})`;
    return sql`${rank} desc, ${publishedFirst}`;
  }
  return publishedFirst;
}

/** Approved organisations only; archiving one takes its vacancies offline at once. */
const approved = sql`join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id and o.status = 'approved'`;

const all = (conditions: readonly Condition[]) => sql.join([...conditions], sql` and `);

/** The rows of the page. Ranking by words reads the newest hits only, up to the most that is counted. */
export async function searchRows(
  scope: TenantScope,
  search: Search,
  isForgiving: boolean,
): Promise<VacancyRow[]> {
  const conditions = [
    sql<SqlBool>`v.volunteer_center_id = ${scope.centerId}`,
    ...baseConditions(search, isForgiving),
    ...Object.values(facetConditions(search)),
  ];
  const { number, size } = search.page;
  const isRanked = search.sort === 'relevance' && wordsOf(search.filters.q ?? '').length > 0;
  const candidates = isRanked
    ? sql`(select v.* from vacancies v where ${all(conditions)} order by ${publishedFirst} limit ${mostCounted}) v`
    : sql`vacancies v`;
  const columns = sql.join(vacancyColumns.map((column) => sql.ref(`v.${column}`)));
  const distance = search.place ? sql`round(${distanceTo(search.place)}::numeric, 1)` : sql`null`;
  const { rows } = await sql<VacancyRow>`
    select ${columns}, o.status as organization_status, ${distance}::float8 as distance_km
    from ${candidates} ${approved}
    where ${isRanked ? sql`true` : all(conditions)}
    order by ${orderOf(search, isForgiving)}
    limit ${size} offset ${(number - 1) * size}`.execute(scope.db);
  return rows;
}

const facetValues: Record<FacetName, RawBuilder<unknown>> = {
  category: sql`unnest(h.category_ids)`,
  targetGroup: sql`unnest(h.target_group_ids)`,
  ageGroup: sql`unnest(h.age_group_ids)`,
  tag: sql`unnest(h.tags)`,
  vacancyType: sql`h.vacancy_type`,
  dayPart: sql`bit::text`,
  organization: sql`h.organization_id::text`,
};

/** One row a facet value, and one for the total. */
function facetSelect(name: FacetName, made: readonly FacetName[]): RawBuilder<unknown> {
  const others = made.filter((one) => one !== name).map((one) => sql.ref(`h.in_${one}`));
  const where = others.length > 0 ? sql`where ${sql.join(others, sql` and `)}` : sql``;
  const from =
    name === 'dayPart'
      ? sql`hits h join generate_series(0, 20) bit on h.is_flexible or h.schedule_mask & (1 << bit) <> 0`
      : sql`hits h`;
  return sql`select ${sql.lit(name)} as facet, ${facetValues[name]} as value, count(*)::int as count from ${from} ${where} group by 2`;
}

export interface FacetRow {
  facet: FacetName | 'total' | 'hits';
  value: string | null;
  count: number;
}

/** Counts of every facet and of the whole, over at most `mostCounted` hits (the newest). */
export async function searchFacets(
  scope: TenantScope,
  search: Search,
  isForgiving: boolean,
): Promise<FacetRow[]> {
  const made = facetConditions(search);
  const names = Object.keys(made) as FacetName[];
  const flags = names.map((name) => sql`, (${made[name]}) as ${sql.id(`in_${name}`)}`);
  const conditions = [
    sql<SqlBool>`v.volunteer_center_id = ${scope.centerId}`,
    ...baseConditions(search, isForgiving),
  ];
  const facets = (Object.keys(facetValues) as FacetName[]).map((name) => facetSelect(name, names));
  const inAll =
    names.length > 0
      ? sql`where ${sql.join(
          names.map((name) => sql.ref(`h.in_${name}`)),
          sql` and `,
        )}`
      : sql``;
  const { rows } = await sql<FacetRow>`
    with hits as materialized (
      select v.category_ids, v.target_group_ids, v.age_group_ids, v.tags, v.vacancy_type, v.is_flexible, v.schedule_mask, v.organization_id ${sql.join(flags, sql``)}
      from vacancies v ${approved}
      where ${all(conditions)}
      order by ${publishedFirst}
      limit ${mostCounted + 1}
    )
    ${sql.join(facets, sql` union all `)}
    union all select 'total', null, count(*)::int from hits h ${inAll}
    union all select 'hits', null, count(*)::int from hits`.execute(scope.db);
  return rows;
}

/** Names of organisations, for their facet. */
export async function organizationNames(
  scope: TenantScope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

export type Facets = SearchMeta['facets'];
