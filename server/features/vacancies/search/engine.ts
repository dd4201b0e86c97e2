/** Runs a search: looks for the words and their forms first, and tolerates typing errors only when nothing has them. */
import { dayParts } from '#contract/schedule.ts';
import { facetNames, type FacetName, type SearchMeta } from '#contract/vacancy-search.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import type { PageOf } from '#server/http/document.ts';
import { endOf } from '#server/http/row-page.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { tagsAsWritten } from '#server/features/own-tags/queries.ts';
import { nearMetaOf } from '#server/features/places/resource.ts';
import { measuredFrom, placesNamed } from '#server/features/places/understanding/queries.ts';
import {
  hasWords,
  mostCounted,
  wordsLookedFor,
  type Pass,
  type ReadSearch,
  type Search,
} from './conditions.ts';
import {
  anyHasVeryWords,
  countMatches,
  findAndCount,
  organizationNames,
  pageRows,
  type FoundRow,
} from './queries.ts';
import { namesOfPlaces, readWish } from './wish/read-wish.ts';
import { hasVeryWords } from './words.ts';

type Facets = SearchMeta['facets'];

export interface SearchResult {
  page: PageOf<VacancyRow>;
  meta: SearchMeta;
}

const isFacet = (name: string): name is FacetName => (facetNames as readonly string[]).includes(name);

async function facetsOf(scope: TenantScope, search: Search, counted: readonly FoundRow[]): Promise<Facets> {
  const facets = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Record<
    FacetName,
    Facets[FacetName]
  >;
  for (const { facet, value, count } of counted) {
    if (!isFacet(facet) || value === null) continue;
    facets[facet]?.push({ value: facet === 'dayPart' ? (dayParts[Number(value)] ?? value) : value, count });
  }
  for (const name of facetNames)
    facets[name]?.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  const names = await organizationNames(
    scope,
    search,
    facets.organization.map((one) => one.value),
  );
  return {
    ...facets,
    organization: facets.organization.map((one) => ({ ...one, name: names.get(one.value) ?? '' })),
  };
}

const countIn = (found: readonly FoundRow[], name: 'total' | 'hits' | 'step') =>
  found.find((row) => row.facet === name)?.count ?? 0;

/** Facets cover the newest hits only when there are very many; without words the total then needs a count of its own. */
async function totalOf(scope: TenantScope, search: ReadSearch, found: readonly FoundRow[]): Promise<number> {
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
  search: ReadSearch,
  { rows, records }: { rows: readonly VacancyRow[]; records: number },
): Promise<boolean> {
  if (records === 0 || !hasWords(search)) return false;
  const words = wordsLookedFor(search);
  if (rows.some((row) => hasVeryWords(textsOf(row), words))) return false;
  return records === rows.length || !(await anyHasVeryWords(scope, search));
}

/** The step of the very words; the next one is that of other words for them, and further ones meet only most of a wish. */
const steps = { veryWords: 1, otherWords: 2 };

type ReadAs = (isForgiving: boolean) => ReadSearch;

/** The words of the question as they are meant; a place among them is looked near, as if it had been given. */
async function reader(scope: TenantScope, search: Search): Promise<ReadAs> {
  const { q, near, area, typed, tag } = search.filters;
  const named = await placesNamed(scope, near || area ? [] : namesOfPlaces(q ?? ''));
  const filters = tag ? { ...search.filters, tag: await tagsAsWritten(scope, tag) } : search.filters;
  return (isForgiving) => {
    const reading = { typed: new Set(typed), places: new Set(named.keys()), isForgiving };
    const wish = readWish(q ?? '', { locale: search.locale, ...reading });
    const said = (wish.near !== null && named.get(wish.near)) || search.place;
    return { ...search, filters, wish, said, place: measuredFrom(said) };
  };
}

/** Kilometres around a place that was named in a sentence, once nothing is found nearer. */
const further = 50;

interface Way {
  search: ReadSearch;
  pass: Pass;
  isFuzzy: boolean;
}

/** Where to look on, while nothing is found: a little further, for what was mistyped, for words that are alike, for what meets any of it. */
function waysOn(search: ReadSearch, readAs: ReadAs): Way[] {
  const corrected = readAs(true);
  const isOther = JSON.stringify(corrected.wish.parts) !== JSON.stringify(search.wish.parts);
  const wider = { ...search, distance: further };
  const way = (of: ReadSearch, pass: Pass, isFuzzy: boolean): Way => ({ search: of, pass, isFuzzy });
  return [
    ...(search.wish.near === null ? [] : [way(wider, 'meant', false)]),
    ...(isOther ? [way(corrected, 'meant', true)] : []),
    ...(wordsLookedFor(search).length === 0 ? [] : [way(search, 'alike', true)]),
    way(search, 'most', false),
  ];
}

async function find(scope: TenantScope, asked: Search): Promise<Way & { found: FoundRow[] }> {
  const readAs = await reader(scope, asked);
  const search = readAs(false);
  const meets = (found: FoundRow[]) =>
    countIn(found, 'hits') > 0 && (search.wish.isWhole || countIn(found, 'step') <= steps.otherWords);
  const first: Way = { search, pass: 'meant', isFuzzy: false };
  let best = { ...first, found: await findAndCount(scope, search, 'meant') };
  if (!hasWords(search) || meets(best.found)) return best;
  for (const way of waysOn(search, readAs)) {
    const found = await findAndCount(scope, way.search, way.pass);
    if (meets(found)) return { ...way, found };
    if (countIn(best.found, 'hits') === 0 && countIn(found, 'hits') > 0) best = { ...way, found };
  }
  return best;
}

/** The page of what answers the question as it is meant, and nothing that is only like it; without counts. */
export async function findExactly(scope: TenantScope, asked: Search): Promise<VacancyRow[]> {
  const search = (await reader(scope, asked))(false);
  const found = await findAndCount(scope, search, 'meant');
  const isOnlyLike = hasWords(search) && !search.wish.isWhole && countIn(found, 'step') > steps.otherWords;
  return isOnlyLike ? [] : pageRows(scope, search, inPlace(found, 'page'));
}

/** The page of hits with facets. Throws nothing of its own: the filters are parsed already. */
export async function runSearch(scope: TenantScope, asked: Search): Promise<SearchResult> {
  const { search, found, isFuzzy } = await find(scope, asked);
  const { said } = search;
  const ids = inPlace(found, 'page');
  const [rows, records, facets] = await Promise.all([
    pageRows(scope, search, ids),
    totalOf(scope, search, found),
    facetsOf(scope, search, found),
  ]);
  const step = countIn(found, 'step');
  const isOnlyForm = step === steps.veryWords && (await isOnlyNear(scope, search, { rows, records }));
  const cursors = inPlace(found, 'cursor');
  const standing = rows.map((row) => ({ ...row, cursor: cursors[ids.indexOf(row.id)] ?? '[]' }));
  return {
    page: endOf(standing, records, search),
    meta: {
      facets,
      near: said && nearMetaOf(said, search.distance),
      understood: search.wish.understood,
      saysNothing: (search.filters.q ?? '').trim() !== '' && !hasWords(search) && search.wish.near === null,
      partly: step > steps.otherWords,
      forgiven: isFuzzy || isOnlyForm,
      capped: countIn(found, 'hits') > mostCounted,
    },
  };
}
