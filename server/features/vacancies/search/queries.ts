/** Searching published vacancies (architecture, section 5): the page, its facets, and how many there are. */
import { sql, type RawBuilder } from 'kysely';
import { facetNames, type FacetName } from '#contract/vacancy-search.ts';
import { imagesJson, vacancyColumns, type VacancyRow } from '#server/features/vacancies/queries.ts';
import { refusingWrongCursors } from '#server/http/cursor.ts';
import { cursorOf, inOrder, isAfter } from '#server/http/row-order.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import {
  all,
  baseConditions,
  distanceTo,
  facetConditions,
  mostCounted,
  matched,
  newestFirst,
  orderOf,
  rankOfHit,
  wordsLookedFor,
  type Condition,
  type Pass,
  type ReadSearch,
  type Search,
} from './conditions.ts';

/** Full rows of a page, in the order of its ids. */
export async function pageRows(
  scope: TenantScope,
  search: Search,
  ids: readonly string[],
): Promise<VacancyRow[]> {
  if (ids.length === 0) return [];
  const columns = sql.join(vacancyColumns.map((column) => sql.ref(`v.${column}`)));
  const distance = search.place ? sql`round(${distanceTo(search.place)}::numeric, 1)` : sql`null`;
  const { rows } = await sql<VacancyRow>`
    select ${columns}, ${imagesJson} as images, ${distance}::float8 as distance_km
    from vacancies v
    where v.volunteer_center_id = ${scope.centerId} and v.id = any(${[...ids]}::uuid[])`.execute(scope.db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All that match without words, counted up to `mostCounted`. */
export async function countMatches(scope: TenantScope, search: Search): Promise<number> {
  const conditions = [...baseConditions(search, scope.centerId), ...Object.values(facetConditions(search))];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from vacancies v where ${all(conditions)} limit ${mostCounted}) matches`.execute(scope.db);
  return rows[0]?.count ?? 0;
}

const facetValues: Record<Exclude<FacetName, 'dayPart'>, RawBuilder<unknown>> = {
  category: sql`unnest(h.category_ids)`,
  targetGroup: sql`unnest(h.target_group_ids)`,
  ageGroup: sql`unnest(h.age_group_ids)`,
  tag: sql`unnest(h.tags)`,
  vacancyType: sql`h.vacancy_type`,
  organization: sql`h.organization_id::text`,
};

/** Organisations in their facet. */
const mostOrganizations = 30;

const bits = Array.from({ length: 21 }, (_, bit) => bit);

/** All 21 day parts in one pass: joining each hit with its parts took four times as long. */
function dayPartSelect(condition: Condition): RawBuilder<unknown> {
  const counts = bits.map(
    (bit) => sql`count(*) filter (where h.is_flexible or h.schedule_mask & ${sql.lit(2 ** bit)} <> 0)::int`,
  );
  return sql`select 'dayPart', (part - 1)::text, count from (select array[${sql.join(counts)}] as counts from hits h where ${condition}) summed,
    unnest(summed.counts) with ordinality as each_part(count, part) where count > 0`;
}

/** Whether a hit answers these filters. */
const fits = (names: readonly FacetName[]): Condition =>
  all(names.map((name) => sql`${sql.ref(`h.in_${name}`)}`));

/** One row a facet value, under all filters but the facet's own. */
function facetSelect(name: FacetName, made: readonly FacetName[]): RawBuilder<unknown> {
  const condition = fits(made.filter((one) => one !== name));
  if (name === 'dayPart') return dayPartSelect(condition);
  // The largest ones, as a list of all organisations would be no help.
  const most = name === 'organization' ? sql`order by 3 desc, 2 limit ${sql.lit(mostOrganizations)}` : sql``;
  return sql`(select ${sql.lit(name)} as facet, ${facetValues[name]} as value, count(*)::int as count from hits h where ${condition} group by 2 ${most})`;
}

export interface FoundRow {
  /** A facet's count; `hits` counts what was looked among, `total` what matches all filters of it; `page` is an id in its place, `cursor` where that is in the order; `step` is the best of the words. */
  facet: FacetName | 'total' | 'hits' | 'page' | 'cursor' | 'step';
  value: string | null;
  count: number;
}

/** What counting, and the order of found words, reads; all but the position is in the index of the newest. */
const hitColumns = sql`v.id, v.published_at, v.expires_at, v.category_ids, v.target_group_ids, v.age_group_ids, v.tags, v.vacancy_type, v.is_flexible, v.schedule_mask, v.organization_id`;

/**
 * The ids of the page and the counts of every facet, over at most `mostCounted` + 1 hits (the newest), in one statement. Hits of words
 * are no more than those, so that the page is of them; without words a page may lie beyond.
 */
export async function findAndCount(scope: TenantScope, search: ReadSearch, pass: Pass): Promise<FoundRow[]> {
  const made = facetConditions(search);
  const names = Object.keys(made) as FacetName[];
  const words = matched(search, pass);
  const base = baseConditions(search, scope.centerId);
  const flags = names.map((name) => sql`, (${made[name]}) as ${sql.id(`in_${name}`)}`);
  // Hits one by one: PostgreSQL would else come to read the whole centre for them, once it plans for any words.
  const source = words
    ? sql`${words} m cross join lateral (
        select * from vacancies v where v.published_at = m.published_at and v.id = m.id and ${all(base)} limit 1) v`
    : sql`vacancies v where ${all(base)} order by ${newestFirst} limit ${mostCounted + 1}`;
  const { number, size, after } = search.page;
  const parts = orderOf(search);
  const order = inOrder(parts);
  const from = after === null ? [] : [isAfter(parts, after)];
  const found = sql<FoundRow>`
    with hits as materialized (
      select ${hitColumns} ${search.place || search.filters.area ? sql`, v.lat, v.lon` : sql``} ${words ? sql`, ${rankOfHit(search)}, m.step` : sql``} ${sql.join(flags, sql``)}
      from ${source}
    ), page as (
      select v.id, row_number() over (order by ${order}) as place, ${cursorOf(parts)} as cursor from ${words ? sql`hits` : sql`vacancies`} v
      where ${all([...(words ? [] : base), ...Object.values(made), ...from])} order by ${order} limit ${after === null ? size : size + 1} offset ${after === null ? (number - 1) * size : 0}
    )
    ${sql.join(
      facetNames.map((name) => facetSelect(name, names)),
      sql` union all `,
    )}
    union all select 'page', id::text, place::int from page
    union all select 'cursor', cursor, place::int from page
    union all select 'total', null, count(*)::int from hits h where ${fits(names)}
    union all select 'hits', null, count(*)::int from hits
    union all select 'step', null, ${words ? sql`coalesce(min(step), 0)::int from hits` : sql`0`}`;
  return (await refusingWrongCursors(() => found.execute(scope.db))).rows;
}

/** Whether any vacancy that the words found has these very ones, and not only other forms of them. */
export async function anyHasVeryWords(scope: TenantScope, search: ReadSearch): Promise<boolean> {
  const words = wordsLookedFor(search);
  const text = sql`unaccent(lower(seen_text(concat_ws(' ', v.title, v.title_en, v.organization_name, v.city, v.summary, v.summary_en, regexp_replace(concat_ws(' ', v.description, v.description_en), '<[^<>]*>', ' ', 'g')))))`;
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (
      select from ${matched(search, 'meant')} m join vacancies v on v.published_at = m.published_at and v.id = m.id
      where ${all(baseConditions(search, scope.centerId))}
        and not exists (select from unnest(${words}::text[]) word where position(unaccent(word) in ${text}) = 0)
    ) as is_there`.execute(scope.db);
  return rows[0]?.isThere ?? false;
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
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}
