/** Runs a search: looks for the words and their forms first, and tolerates typing errors only when nothing has them. */
import { dayParts } from '#contract/schedule.ts';
import { facetNames, type FacetName, type SearchMeta } from '#contract/vacancy-search.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import type { PageOf } from '#server/http/document.ts';
import { endOf } from '#server/http/row-page.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { hasWords, mostCounted, type Search } from './conditions.ts';
import {
  anyHasVeryWords,
  countMatches,
  findAndCount,
  organizationNames,
  pageRows,
  type FoundRow,
} from './queries.ts';
import { hasVeryWords, wordsOf } from './words.ts';

type Facets = SearchMeta['facets'];

export interface SearchResult {
  page: PageOf<VacancyRow>;
  meta: SearchMeta;
}

async function facetsOf(scope: TenantScope, counted: readonly FoundRow[]): Promise<Facets> {
  const facets = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Record<
    FacetName,
    Facets[FacetName]
  >;
  for (const { facet, value, count } of counted) {
    if (facet === 'total' || facet === 'hits' || facet === 'page' || facet === 'cursor' || value === null)
      continue;
    facets[facet]?.push({ value: facet === 'dayPart' ? (dayParts[Number(value)] ?? value) : value, count });
  }
  for (const name of facetNames)
    facets[name]?.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  const names = await organizationNames(
    scope,
    facets.organization.map((one) => one.value),
  );
  return {
    ...facets,
    organization: facets.organization.map((one) => ({ ...one, name: names.get(one.value) ?? '' })),
  };
}

const countIn = (found: readonly FoundRow[], name: 'total' | 'hits') =>
  found.find((row) => row.facet === name)?.count ?? 0;

/** Facets cover the newest hits only when there are very many; without words the total then needs a count of its own. */
async function totalOf(scope: TenantScope, search: Search, found: readonly FoundRow[]): Promise<number> {
  const isCapped = countIn(found, 'hits') > mostCounted;
  if (isCapped && !hasWords(search)) return countMatches(scope, search);
  return Math.min(mostCounted, countIn(found, 'total'));
}

const inPlace = (found: readonly FoundRow[], name: 'page' | 'cursor') =>
  found
    .filter((row) => row.facet === name)
    .toSorted((a, b) => a.count - b.count)
    .flatMap((row) => row.value ?? []);

const textsOf = (row: VacancyRow): string =>
  [row.title, row.titleEn, row.organizationName, row.city, row.summary, row.summaryEn]
    .concat([row.description, row.descriptionEn].map((html) => html?.replaceAll(/<[^<>]*>/g, ' ') ?? null))
    .join(' ');

/** Nothing has the very words: what was found has another form of them, as 'kok' is of 'kokken'. The page mostly tells. */
async function isOnlyNear(
  scope: TenantScope,
  search: Search,
  { rows, records }: { rows: readonly VacancyRow[]; records: number },
): Promise<boolean> {
  if (records === 0 || !hasWords(search)) return false;
  const words = wordsOf(search.filters.q ?? '');
  if (rows.some((row) => hasVeryWords(textsOf(row), words))) return false;
  return records === rows.length || !(await anyHasVeryWords(scope, search));
}

/** The page of hits with facets. Throws nothing of its own: the filters are parsed already. */
export async function runSearch(scope: TenantScope, search: Search): Promise<SearchResult> {
  let isFuzzy = false;
  let found = await findAndCount(scope, search, false);
  if (countIn(found, 'hits') === 0 && hasWords(search)) {
    found = await findAndCount(scope, search, true);
    isFuzzy = countIn(found, 'hits') > 0;
  }
  const { place } = search;
  const ids = inPlace(found, 'page');
  const [rows, records, facets] = await Promise.all([
    pageRows(scope, search, ids),
    totalOf(scope, search, found),
    facetsOf(scope, found),
  ]);
  isFuzzy ||= await isOnlyNear(scope, search, { rows, records });
  const cursors = inPlace(found, 'cursor');
  const standing = rows.map((row) => ({ ...row, cursor: cursors[ids.indexOf(row.id)] ?? '[]' }));
  return {
    page: endOf(standing, records, search),
    meta: {
      facets,
      near: place && {
        name: place.name,
        postcode: place.postcode,
        lat: place.lat,
        lon: place.lon,
        distance: search.distance,
      },
      forgiven: isFuzzy,
      capped: countIn(found, 'hits') > mostCounted,
    },
  };
}
