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
  hasWords,
  mostCounted,
  matched,
  newestFirst,
  orderOf,
  placesToLook,
  rankOfHit,
  wordsLookedFor,
  type Among,
  type Condition,
  type Pass,
  type ReadSearch,
  type Search,
} from './conditions.ts';

/** One select for each place where is looked, after one another. */
const inAll = (search: Search, { centerId }: TenantScope, selectIn: (among: Among) => RawBuilder<unknown>) =>
  sql.join(placesToLook(search, centerId).map(selectIn), sql` union all `);

/** Full rows of a page, in the order of its ids. */
export async function pageRows(
  scope: TenantScope,
  search: Search,
  ids: readonly string[],
): Promise<VacancyRow[]> {
  if (ids.length === 0) return [];
  const columns = sql.join(vacancyColumns.map((column) => sql.ref(`v.${column}`)));
  const distance = search.place ? sql`round(${distanceTo(search.place)}::numeric, 1)` : sql`null`;
  const rowsIn = ({ table, which, isOwn }: Among) => sql`
    select ${columns}, ${isOwn ? imagesJson : sql`'[]'::json`} as images, ${distance}::float8 as distance_km,
      ${isOwn ? sql`null::smallint` : sql`v.owner_id`} as owner_id
    from ${table} v where ${which} and v.id = any(${[...ids]}::uuid[])`;
  const { rows } = await sql<VacancyRow>`${inAll(search, scope, rowsIn)}`.execute(scope.db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All that match without words, counted up to `mostCounted`. */
export async function countMatches(scope: TenantScope, search: Search): Promise<number> {
  const facets = Object.values(facetConditions(search));
  const rowsIn = (among: Among) => sql`
    (select 1 from ${among.table} v where ${all([...baseConditions(search, among), ...facets])} limit ${mostCounted})`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from (${inAll(search, scope, rowsIn)}) found limit ${mostCounted}) matches`.execute(scope.db);
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

/** Values of a facet that has no end, the largest ones: a list of all would be no help. */
const mostValues: Partial<Record<FacetName, number>> = { organization: 30, tag: 40 };

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
  const limit = mostValues[name];
  const most = limit === undefined ? sql`` : sql`order by 3 desc, 2 limit ${sql.lit(limit)}`;
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
  const hasWished = hasWords(search);
  const flags = names.map((name) => sql`, (${made[name]}) as ${sql.id(`in_${name}`)}`);
  // Hits one by one: PostgreSQL would else come to read the whole centre for them, once it plans for any words.
  const sourceIn = (among: Among) => {
    const words = matched(search, pass, among);
    const base = all(baseConditions(search, among));
    return words
      ? sql`${words} m cross join lateral (
        select * from ${among.table} v where v.published_at = m.published_at and v.id = m.id and ${base} limit 1) v`
      : sql`${among.table} v where ${base} order by ${newestFirst} limit ${mostCounted + 1}`;
  };
  const hitsIn = (among: Among) => sql`(
      select ${hitColumns} ${search.place || search.filters.area ? sql`, v.lat, v.lon` : sql``} ${hasWished ? sql`, ${rankOfHit(search)}, m.step` : sql``} ${sql.join(flags, sql``)}
      from ${sourceIn(among)})`;
  const { number, size, after } = search.page;
  const parts = orderOf(search);
  const order = inOrder(parts);
  const from = after === null ? [] : [isAfter(parts, after)];
  const asked = [...Object.values(made), ...from];
  const pageSource = hasWished ? sql`hits v where ${all(asked)}` : onePageOf(search, scope, asked);
  const found = sql<FoundRow>`
    with hits as materialized (
      ${inAll(search, scope, hitsIn)}
    ), page as (
      select v.id, row_number() over (order by ${order}) as place, ${cursorOf(parts)} as cursor from ${pageSource} order by ${order} limit ${after === null ? size : size + 1} offset ${after === null ? (number - 1) * size : 0}
    )
    ${sql.join(
      facetNames.map((name) => facetSelect(name, names)),
      sql` union all `,
    )}
    union all select 'page', id::text, place::int from page
    union all select 'cursor', cursor, place::int from page
    union all select 'total', null, count(*)::int from hits h where ${fits(names)}
    union all select 'hits', null, count(*)::int from hits
    union all select 'step', null, ${hasWished ? sql`coalesce(min(step), 0)::int from hits` : sql`0`}`;
  return (await refusingWrongCursors(() => found.execute(scope.db))).rows;
}

/** Where the page is taken from, as `v`. Of several places each gives as many as the page could need, by its own index. */
function onePageOf(search: ReadSearch, scope: TenantScope, asked: readonly Condition[]) {
  const among = placesToLook(search, scope.centerId);
  const where = (one: Among) => sql`${one.table} v where ${all([...baseConditions(search, one), ...asked])}`;
  if (among.length === 1 && among[0]) return where(among[0]);
  const { number, size, after } = search.page;
  const most = (after === null ? number : 1) * size + 1;
  const firstIn = (one: Among) => sql`(
    select v.id, v.published_at, v.expires_at, v.lat, v.lon from ${where(one)} order by ${inOrder(orderOf(search))} limit ${most})`;
  return sql`(${sql.join(among.map(firstIn), sql` union all `)}) v`;
}

/** Whether any vacancy that the words found has these very ones, and not only other forms of them. */
export async function anyHasVeryWords(scope: TenantScope, search: ReadSearch): Promise<boolean> {
  const words = wordsLookedFor(search);
  const text = sql`unaccent(lower(seen_text(concat_ws(' ', v.title, v.title_en, v.organization_name, v.city, v.summary, v.summary_en, regexp_replace(concat_ws(' ', v.description, v.description_en), '<[^<>]*>', ' ', 'g')))))`;
  const hitsIn = (among: Among) => sql`(
      select from ${matched(search, 'meant', among)} m join ${among.table} v on v.published_at = m.published_at and v.id = m.id
      where ${all(baseConditions(search, among))}
        and not exists (select from unnest(${words}::text[]) word where position(unaccent(word) in ${text}) = 0))`;
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (${inAll(search, scope, hitsIn)}) as is_there`.execute(scope.db);
  return rows[0]?.isThere ?? false;
}

/** Names of organisations, for their facet; those of partners are known by what these share. */
export async function organizationNames(
  scope: TenantScope,
  { partnerIds = [] }: Search,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const others =
    partnerIds.length === 0
      ? []
      : await scope.db
          .selectFrom('vacanciesOfPartners')
          .select(['organizationId as id', 'organizationName as name'])
          .where('organizationId', 'in', [...ids])
          .distinct()
          .execute();
  const rows = await scope.db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map([...others, ...rows].map((row) => [row.id ?? '', row.name ?? '']));
}
