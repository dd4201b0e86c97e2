/** Runs a search: looks for the very words first, and forgives typing errors only when nothing has them. */
import { dayParts } from '#contract/schedule.ts';
import { facetNames, type FacetName, type SearchMeta } from '#contract/vacancy-search.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import {
  mostCounted,
  organizationNames,
  searchFacets,
  searchRows,
  type FacetRow,
  type Facets,
  type Search,
} from './queries.ts';
import { wordsOf } from './words.ts';

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

/** The page of hits with facets. Throws nothing of its own: the filters are parsed already. */
export async function runSearch(scope: TenantScope, search: Search): Promise<SearchResult> {
  let isForgiving = false;
  let [rows, counted] = await Promise.all([
    searchRows(scope, search, false),
    searchFacets(scope, search, false),
  ]);
  if (countIn(counted, 'hits') === 0 && wordsOf(search.filters.q ?? '').length > 0) {
    [rows, counted] = await Promise.all([searchRows(scope, search, true), searchFacets(scope, search, true)]);
    isForgiving = countIn(counted, 'hits') > 0;
  }
  const { place } = search;
  return {
    rows,
    records: Math.min(countIn(counted, 'total'), mostCounted),
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
