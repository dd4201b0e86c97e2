/** Everything that the search screen shows, from its address. */
import { redirect } from 'react-router';
import { organizationCalls } from '#contract/calls/organizations.ts';
import type { SearchMeta } from '#contract/vacancy-search.ts';
import type { FeatureFlags } from '#contract/flags.ts';
import { vacancyFeedOf } from '#contract/feeds.ts';
import { vacancyTypesOf } from '#contract/vacancy-fields.ts';
import { isVacancyTag } from '#contract/vacancy-words.ts';
import type { Locale } from '#contract/locales.ts';
import type { Api } from '#app/api/client.ts';
import { inFacetOrder, isAsked, type FacetOption } from '#app/features/vacancies/components/facet-order.ts';
import { checkSearch } from '#app/features/vacancies/check-search.server.ts';
import { findVacancies, isUnknownPlace, type Found } from '#app/features/vacancies/find-vacancies.server.ts';
import {
  choiceLists,
  facetOf,
  searchList,
  soughtEntries,
  type ChoiceList,
  type SearchState,
} from '#app/features/vacancies/components/search-list.ts';
import { namedOptions, searchLists, type CenterLists } from '#app/features/vacancies/search-lists.server.ts';
import { changedState, valuesOf } from '#app/lists/list-choice.ts';
import { placesLike } from '#app/features/places/places-like.server.ts';
import { relaxedSearches } from '#app/features/vacancies/relaxed-searches.server.ts';

export type Facets = Record<Exclude<ChoiceList, 'dayPart'>, FacetOption[]>;

/** What is looked for as it stands in an address, `category=nature,sport&near=Wezep`. */
export const soughtQuery = (state: SearchState): string =>
  new URLSearchParams(soughtEntries(state)).toString().replaceAll('%2C', ',');

/** The feed of what is looked for. */
export const searchFeedOf = (locale: Locale, state: SearchState): string =>
  vacancyFeedOf(locale, soughtQuery(state));

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

/** Words of the centre's own, which no list has: those that vacancies have, and those that the address asks for. */
function ownWords(counted: readonly { value: string; count: number }[], chosen: readonly string[]) {
  const found = counted.filter(({ value }) => !isVacancyTag(value));
  const others = chosen.filter((value) => !isVacancyTag(value) && !found.some((one) => one.value === value));
  return [...found, ...others.map((value) => ({ value, count: 0 }))].map(({ value, count }): FacetOption => ({
    value,
    name: value,
    count,
    isOwn: true,
  }));
}

/** The options of one facet with their counts: zero stays, so that nothing disappears while somebody chooses. */
async function optionsOf(
  { api, locale }: Asking,
  given: { list: Exclude<ChoiceList, 'dayPart'>; lists: CenterLists; choice: SearchState; meta: SearchMeta },
): Promise<FacetOption[]> {
  const { list, lists, choice, meta } = given;
  const chosen = valuesOf(searchList, list, choice);
  const counted = meta.facets[facetOf(list)] ?? [];
  const countOf = (value: string) => counted.find((one) => one.value === value)?.count ?? 0;
  const named = namedOptions(lists, list, locale);
  if (named) {
    const asked = named.filter(({ value }) => isAsked(list, value) || chosen.includes(value));
    const options: FacetOption[] = asked.map((option) => ({ ...option, count: countOf(option.value) }));
    return list === 'tag' ? [...options, ...ownWords(counted, chosen)] : options;
  }
  const options = counted.map(({ value, count, name }) => ({ value, count, name: name ?? '' }));
  const missing = chosen.filter((value) => !options.some((one) => one.value === value));
  const found = await Promise.all(
    missing.map(async (value) => ({ value, count: 0, name: await organizationName(api, value) })),
  );
  return [...options, ...found.filter((one): one is FacetOption => one.name !== null)];
}

async function facetsOf(
  asking: Asking,
  args: { lists: CenterLists; choice: SearchState; meta: SearchMeta },
): Promise<Facets> {
  const names = choiceLists.filter((list): list is Exclude<ChoiceList, 'dayPart'> => list !== 'dayPart');
  const all = await Promise.all(
    names.map(async (list) => {
      const options = await optionsOf(asking, { list, ...args });
      const chosen = valuesOf(searchList, list, args.choice);
      return [list, inFacetOrder(list, options, { chosen, locale: asking.locale })];
    }),
  );
  return Object.fromEntries(all) as Facets;
}

const withoutPlace = (state: SearchState): SearchState =>
  changedState(searchList, state, { filters: { ...state.filters, near: '' }, page: state.page });

/** The whole country is no filter: the search is the one without a place, and only says that it was asked. */
async function findAnywhere(api: Api, state: SearchState): Promise<{ choice: SearchState; found: Found }> {
  const found = await findVacancies(api, state);
  const { near } = found.meta;
  if (near?.kind !== 'country' || state.filters.near === '') return { choice: state, found };
  const choice = withoutPlace(state);
  const all = await findVacancies(api, choice);
  return { choice, found: { ...all, meta: { ...all.meta, near } } };
}

/** The hits; without the place when the API does not know it. */
async function findOrFuzzy(api: Api, state: SearchState) {
  try {
    return { ...(await findAnywhere(api, state)), unknownPlace: null, likelyPlaces: [] };
  } catch (error) {
    if (!isUnknownPlace(error, state)) throw error;
    const rest = withoutPlace(state);
    const near = state.filters.near;
    const [found, likelyPlaces] = await Promise.all([findVacancies(api, rest), placesLike(api, near)]);
    return { choice: rest, unknownPlace: near, likelyPlaces, found };
  }
}

async function loadSearchState(
  asking: Asking,
  url: URL,
  given: { lists: CenterLists; choice: SearchState; dropped: string[] },
) {
  const { choice, unknownPlace, likelyPlaces, found } = await findOrFuzzy(asking.api, given.choice);
  const { items, pagination, meta } = found;
  if (items.length === 0 && pagination.records > 0) {
    // With the rest as it was given, so that what is wrong with it is still said.
    const query = new URLSearchParams(url.searchParams);
    query.set('page', String(pagination.last));
    throw redirect(`${url.pathname}?${query}`);
  }
  return {
    choice,
    /** What was typed where the API knows no such place; the search went on without. */
    unknownPlace,
    /** Places that may be meant by it. */
    likelyPlaces,
    dropped: given.dropped,
    items,
    records: pagination.records,
    pages: pagination.last,
    isCapped: meta.capped,
    saysNothing: meta.saysNothing,
    isForgiven: meta.forgiven,
    isPartly: meta.partly,
    understood: meta.understood,
    /** Around which place was looked; none where the whole country was asked for, which is `wholeCountry`. */
    near: meta.near?.kind === 'country' ? null : meta.near,
    wholeCountry: meta.near?.kind === 'country' ? meta.near : null,
    facets: await facetsOf(asking, { lists: given.lists, choice, meta }),
    sorts: searchList.sorts.filter((sort) => searchList.hasSort?.(sort, choice) ?? true),
    ways: pagination.records === 0 ? await relaxedSearches(asking.api, choice) : [],
  };
}

export type SearchData = Awaited<ReturnType<typeof loadSearchState>>;

export async function loadSearch(asking: Asking, url: URL): Promise<SearchData> {
  const lists = { ...(await searchLists(asking.api)), type: vacancyTypesOf(asking.features) };
  const { choice: state, dropped } = checkSearch(url.searchParams, lists);
  const data = await loadSearchState(asking, url, { lists, choice: state, dropped });
  const isKnown = (id: string) => data.facets.organization.some(({ value }) => value === id);
  const organizations = valuesOf(searchList, 'organization', state);
  const unknown = organizations.filter((id) => !isKnown(id));
  if (unknown.length === 0) return data;
  // Only now it is known that there is no such organisation: once more without.
  const filters = { ...state.filters, organization: organizations.filter(isKnown).join() };
  const rest = { ...state, filters };
  return loadSearchState(asking, url, { lists, choice: rest, dropped: [...dropped, ...unknown] });
}
