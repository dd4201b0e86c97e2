/** The list of organisations: by words, place, activity and state, with counts where they are asked for. */
import { startOf } from '#contract/cut-text.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { sql, type SqlBool } from 'kysely';
import type { OrganizationListMeta } from '#contract/organizations.ts';
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import { boxAround, inArea, kilometresTo } from '#server/features/places/queries.ts';
import { nearMetaOf } from '#server/features/places/resource.ts';
import {
  measuredFrom,
  understandPlace,
  type FoundPlace,
} from '#server/features/places/understanding/queries.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { refuse } from '#server/http/refusal.ts';
import { hasWords, wordsOf, type SearchedList } from '#server/http/list-words.ts';
import { allOf, type Condition } from '#server/http/row-filter.ts';
import type { Order } from '#server/http/row-order.ts';
import { endOf, rowsOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { organizationRows, type OrganizationRow } from './queries.ts';

const columnsOfList = listColumns(organizationCalls.list, {
  table: 'organizations',
  as: 'o',
  usual: 'name',
  columns: { distance: null },
  orders: { name: 'orderName' },
});

/** Kilometres around a place when nothing is said. */
const usualDistance = 10;

/** What every count and page shares; apart from it stand the two that have counts of their own. */
interface Wanted {
  base: Condition[];
  status: Condition[];
  activity: Condition[];
  /** The place that was given. */
  said: FoundPlace | null;
  /** What distances are measured from. */
  place: FoundPlace | null;
}

/** Those that the reader may know of: approved ones, and those that they manage. */
function knownTo(scope: TenantScope, actor: Actor): Condition {
  const ofCenter = sql<SqlBool>`o.volunteer_center_id = ${scope.centerId} and o.status <> 'deleted'`;
  if (accessLevel(actor, 'organizations.manage') === 'center') return ofCenter;
  const own = organizationsWith(actor, 'organizations.manage');
  return own.length === 0
    ? sql<SqlBool>`${ofCenter} and o.status = 'approved'`
    : sql<SqlBool>`${ofCenter} and (o.status = 'approved' or o.id = any(${own}::uuid[]))`;
}

const label = sql`plain_text(o.name || ' ' || coalesce(o.city, ''))`;

/** Every word is like one of the name or the place: a typing error is tolerated. */
const likeWords = (q: string): Condition[] =>
  wordsOf(q).map((word) => sql<SqlBool>`plain_text(${word}) <% ${label}`);

/** Staff of the centre also find by what is not for everybody, such as an address for mail. */
const listFor = (actor: Actor): SearchedList =>
  accessLevel(actor, 'organizations.manage') === 'center' ? 'organizations_inside' : 'organizations';

/** The ids and what is below them: a theme stands for its types. */
const doesOneOf = (ids: readonly string[]) => sql<SqlBool>`o.activity_type_ids && array(
  select id from activity_types where id = any(${[...ids]}::text[]) or theme_id = any(${[...ids]}::text[]))`;

async function placeNear(scope: TenantScope, near: string): Promise<FoundPlace> {
  const place = await understandPlace(scope, near);
  if (!place)
    refuse('invalid_parameter', {
      parameter: 'filter[near]',
      values: { name: 'filter[near]', what: startOf(near, 60) },
    });
  return place;
}

async function understand(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof organizationCalls.list>,
): Promise<Wanted> {
  const { activity, near, distance = usualDistance, area } = query.scopes;
  const said = near ? await placeNear(scope, near) : null;
  const place = measuredFrom(said);
  const isStatus = ({ attribute }: { attribute: string }) => attribute === 'status';
  const base = [
    knownTo(scope, actor),
    ...columnsOfList.conditions({ filters: query.filters.filter((filter) => !isStatus(filter)) }),
  ];
  if (place) base.push(boxAround(place, distance + place.reach, 'o'));
  if (area) base.push(inArea(area, 'o'));
  return {
    base,
    status: columnsOfList.conditions({ filters: query.filters.filter(isStatus) }),
    activity: activity ? [doesOneOf(activity)] : [],
    said,
    place,
  };
}

function orderOfPage(query: QueryOf<typeof organizationCalls.list>, place: FoundPlace | null): Order {
  const { q } = query.scopes;
  const [first] = query.sort;
  const isNear = place !== null && (first ? first.attribute === 'distance' : true);
  const plain = { sort: query.sort.filter(({ attribute }) => attribute !== 'distance') };
  const usual = columnsOfList.order(isNear ? { sort: [] } : plain);
  const isDescending = first?.isDescending === true;
  if (isNear) return [{ by: kilometresTo(place, 'o'), isDescending, mayBeNull: true }, ...usual];
  if (!q || plain.sort.length > 0) return usual;
  return [{ by: sql`starts_with(${label}, plain_text(${q}))`, isDescending: true }, ...usual];
}

const countOf = async (scope: TenantScope, where: Condition): Promise<number> =>
  (
    await scope.db
      .selectFrom('organizations as o')
      .select(sql<number>`count(*)`.as('records'))
      .where(where)
      .executeTakeFirstOrThrow()
  ).records;

/** Comparing letter by letter is slow, so it is done once: counts and the page then go by the ids. */
async function idsAlike(scope: TenantScope, q: string, base: readonly Condition[]): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('organizations as o')
    .select('o.id')
    .where(allOf([...base, ...likeWords(q)]))
    .execute();
  return rows.map((row) => row.id);
}

/** The words themselves; when nothing has them, words that are alike. */
async function wordConditions(
  { scope, actor }: { scope: TenantScope; actor: Actor },
  q: string | undefined,
  { base, status, activity }: Wanted,
): Promise<{ words: Condition[]; records: number }> {
  const rest = [...base, ...status, ...activity];
  const words = q ? [hasWords(listFor(actor), sql.ref('o.id'), q)] : [];
  const records = await countOf(scope, allOf([...rest, ...words]));
  if (!q || records > 0 || words.length === 0) return { words, records };
  const alike = [sql<SqlBool>`o.id = any(${await idsAlike(scope, q, base)}::uuid[])`];
  return { words: alike, records: await countOf(scope, allOf([...rest, ...alike])) };
}

/** Each count follows all filters but its own: one statement. */
async function facetsOf(
  scope: TenantScope,
  { base, status, activity }: Wanted,
  words: readonly Condition[],
): Promise<NonNullable<OrganizationListMeta['facets']>> {
  const { rows } = await sql<{ facet: 'status' | 'activity'; value: string; count: number }>`
    select 'status' as facet, o.status as value, count(*) as count
    from organizations o where ${allOf([...base, ...activity, ...words])} group by 2
    union all
    select 'activity', coalesce(t.theme_id, t.id), count(distinct o.id)
    from organizations o cross join unnest(o.activity_type_ids) as done(id) join activity_types t on t.id = done.id
    where ${allOf([...base, ...status, ...words])} group by 2`.execute(scope.db);
  const of = (name: string) =>
    rows.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count }));
  return { status: of('status'), activity: of('activity') };
}

/** A page of organisations that this reader may know of; `meta` is that of the list. */
export async function listOrganizations(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof organizationCalls.list>,
): Promise<{ page: PageOf<OrganizationRow>; meta: OrganizationListMeta }> {
  const wanted = await understand(scope, actor, query);
  const { q, distance = usualDistance } = query.scopes;
  const rest = [...wanted.base, ...wanted.status, ...wanted.activity];
  const { words, records } = await wordConditions({ scope, actor }, q, wanted);
  const { said, place } = wanted;
  const found = organizationRows(scope)
    .select(
      place
        ? sql<number | null>`round(${kilometresTo(place, 'o')}::numeric, 1)::float8`.as('distanceKm')
        : sql<number | null>`null`.as('distanceKm'),
    )
    .where(allOf([...rest, ...words]));
  const rows = await rowsOf(found, orderOfPage(query, place), query);
  const facets =
    query.parameters['facets'] === 'true' ? { facets: await facetsOf(scope, wanted, words) } : {};
  const near = said && nearMetaOf(said, distance);
  return { page: endOf(rows, records, query), meta: { ...facets, near } };
}
