/** Runs a search: looks for the very words first, and forgives typing errors only when nothing has them. */
import { dayParts } from '#contract/schedule.ts';
import { facetNames, type FacetName, type SearchMeta } from '#contract/vacancy-search.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { hasWords, mostCounted, type Search } from './conditions.ts';
import { countMatches, organizationNames, searchFacets, searchRows, type FacetRow } from './queries.ts';

type Facets = SearchMeta['facets'];

export interface SearchResult {
  rows: VacancyRow[];
  records: number;
  meta: SearchMeta;
}

/** Organisations in their facet: the largest ones, as a list of all would be no help. */
const mostOrganizations = 30;

async function facetsOf(scope: TenantScope, counted: readonly FacetRow[]): Promise<Facets> {
  const facets = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Record<
    FacetName,
    Facets[FacetName]
  >;
  for (const { facet, value, count } of counted) {
    if (facet === 'total' || facet === 'hits' || value === null) continue;
    facets[facet]?.push({ value: facet === 'dayPart' ? (dayParts[Number(value)] ?? value) : value, count });
  }
  for (const name of facetNames)
    facets[name]?.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  const largest = (facets.organization ?? []).slice(0, mostOrganizations);
  const names = await organizationNames(
    scope,
    largest.map((one) => one.value),
  );
  return { ...facets, organization: largest.map((one) => ({ ...one, name: names.get(one.value) ?? '' })) };
}

const countIn = (counted: readonly FacetRow[], name: 'total' | 'hits') =>
  counted.find((row) => row.facet === name)?.count ?? 0;

/** Facets cover the newest hits only when there are very many; the total then needs a count of its own. */
async function totalOf(
  scope: TenantScope,
  search: Search,
  isForgiving: boolean,
  counted: readonly FacetRow[],
): Promise<number> {
  if (countIn(counted, 'hits') <= mostCounted) return countIn(counted, 'total');
  return Math.min(mostCounted, await countMatches(scope, search, isForgiving));
}

const look = (scope: TenantScope, search: Search, isForgiving: boolean) =>
  Promise.all([searchRows(scope, search, isForgiving), searchFacets(scope, search, isForgiving)]);

/** The page of hits with facets. Throws nothing of its own: the filters are parsed already. */
export async function runSearch(scope: TenantScope, search: Search): Promise<SearchResult> {
  let isForgiving = false;
  let [rows, counted] = await look(scope, search, false);
  if (countIn(counted, 'hits') === 0 && hasWords(search)) {
    [rows, counted] = await look(scope, search, true);
    isForgiving = countIn(counted, 'hits') > 0;
  }
  const { place } = search;
  return {
    rows,
    records: await totalOf(scope, search, isForgiving, counted),
    meta: {
      facets: await facetsOf(scope, counted),
      near: place && {
        name: place.name,
        postcode: place.postcode,
        lat: place.lat,
        lon: place.lon,
        distance: search.distance,
      },
      forgiven: isForgiving,
      capped: countIn(counted, 'hits') > mostCounted,
    },
  };
}
