/** Everything that the search screen shows, from its address. */
import { redirect } from 'react-router';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { searchSorts, type SearchMeta } from '#contract/vacancy-search.ts';
import type { FeatureFlags } from '#contract/flags.ts';
import { vacancyTypesOf } from '#contract/vacancy-fields.ts';
import type { Locale } from '#contract/locales.ts';
import type { Api } from '#app/api/client.ts';
import { inFacetOrder, isAsked, type FacetOption } from '#app/features/vacancies/parts/facet-order.ts';
import { checkChoice } from '#app/features/vacancies/parts/check-choice.server.ts';
import { findVacancies, isUnknownPlace } from '#app/features/vacancies/parts/find-vacancies.server.ts';
import {
  choiceLists,
  facetOf,
  type ChoiceList,
  type SearchChoice,
} from '#app/features/vacancies/parts/search-choice.ts';
import {
  namedOptions,
  searchLists,
  type CenterLists,
} from '#app/features/vacancies/parts/search-lists.server.ts';
import { waysOut } from '#app/features/vacancies/parts/ways-out.server.ts';

export type Facets = Record<Exclude<ChoiceList, 'dayPart'>, FacetOption[]>;

interface Asking {
  api: Api;
  locale: Locale;
  /** Of the centre: which types there are. */
  features: FeatureFlags;
}

/** An organisation that no longer has any hits keeps its name in the list of what is chosen; null when there is none. */
async function organizationName(api: Api, id: string): Promise<string | null> {
  try {
    return (await api.one(organizationCalls.show, { params: { id } })).name;
  } catch {
    return null;
  }
}

/** The options of one facet with their counts: zero stays, so that nothing disappears while somebody chooses. */
async function optionsOf(
  { api, locale }: Asking,
  given: { list: Exclude<ChoiceList, 'dayPart'>; lists: CenterLists; choice: SearchChoice; meta: SearchMeta },
): Promise<FacetOption[]> {
  const { list, lists, choice, meta } = given;
  const counted = meta.facets[facetOf(list)] ?? [];
  const countOf = (value: string) => counted.find((one) => one.value === value)?.count ?? 0;
  const named = namedOptions(lists, list, locale);
  if (named) {
    const asked = named.filter(({ value }) => isAsked(list, value) || choice[list].includes(value));
    return asked.map((option) => ({ ...option, count: countOf(option.value) }));
  }
  const shown = counted.map(({ value, count, name }) => ({ value, count, name: name ?? '' }));
  const missing = choice[list].filter((value) => !shown.some((one) => one.value === value));
  const found = await Promise.all(
    missing.map(async (value) => ({ value, count: 0, name: await organizationName(api, value) })),
  );
  return [...shown, ...found.filter((one): one is FacetOption => one.name !== null)];
}

async function facetsOf(
  asking: Asking,
  given: { lists: CenterLists; choice: SearchChoice; meta: SearchMeta },
): Promise<Facets> {
  const names = choiceLists.filter((list): list is Exclude<ChoiceList, 'dayPart'> => list !== 'dayPart');
  const all = await Promise.all(
    names.map(async (list) => {
      const options = await optionsOf(asking, { list, ...given });
      return [list, inFacetOrder(list, options, { chosen: given.choice[list], locale: asking.locale })];
    }),
  );
  return Object.fromEntries(all) as Facets;
}

/** Past the last page, as in an old link, is the last page. */
function toLastPage(url: URL, last: number): never {
  // With the rest as it was given, so that what is wrong with it is still said.
  const query = new URLSearchParams(url.searchParams);
  query.set('page', String(last));
  throw redirect(`${url.pathname}?${query}`);
}

const usualSort = (choice: SearchChoice) => (choice.q ? 'relevance' : choice.near ? 'nearest' : 'newest');

/** The hits; without the place when the API does not know it. */
async function findOrForgive(api: Api, choice: SearchChoice) {
  try {
    return { choice, unknownPlace: null, found: await findVacancies(api, choice) };
  } catch (error) {
    if (!isUnknownPlace(error, choice)) throw error;
    const rest = {
      ...choice,
      near: '',
      distance: null,
      sort: choice.sort === 'nearest' ? null : choice.sort,
    };
    return { choice: rest, unknownPlace: choice.near, found: await findVacancies(api, rest) };
  }
}

async function loadChoice(
  asking: Asking,
  url: URL,
  given: { lists: CenterLists; choice: SearchChoice; dropped: string[] },
) {
  const { choice, unknownPlace, found } = await findOrForgive(asking.api, given.choice);
  const { items, pagination, meta } = found;
  if (items.length === 0 && pagination.records > 0) toLastPage(url, pagination.last);
  return {
    choice,
    /** What was typed where the API knows no such place; the search went on without. */
    unknownPlace,
    dropped: given.dropped,
    items,
    records: pagination.records,
    pages: pagination.last,
    isCapped: meta.capped,
    isForgiven: meta.forgiven,
    near: meta.near,
    facets: await facetsOf(asking, { lists: given.lists, choice, meta }),
    sort: choice.sort ?? usualSort(choice),
    sorts: searchSorts.filter(
      (sort) => (sort !== 'nearest' || choice.near !== '') && (sort !== 'relevance' || choice.q !== ''),
    ),
    ways: pagination.records === 0 ? await waysOut(asking.api, choice) : [],
  };
}

export type SearchData = Awaited<ReturnType<typeof loadChoice>>;

export async function loadSearch(asking: Asking, url: URL): Promise<SearchData> {
  const lists = { ...(await searchLists(asking.api)), type: vacancyTypesOf(asking.features) };
  const { choice, dropped } = checkChoice(url.searchParams, lists);
  const data = await loadChoice(asking, url, { lists, choice, dropped });
  const isKnown = (id: string) => data.facets.organization.some(({ value }) => value === id);
  const unknown = choice.organization.filter((id) => !isKnown(id));
  if (unknown.length === 0) return data;
  // Only now it is known that there is no such organisation: once more without.
  const rest = { ...choice, organization: choice.organization.filter(isKnown) };
  return loadChoice(asking, url, { lists, choice: rest, dropped: [...dropped, ...unknown] });
}
