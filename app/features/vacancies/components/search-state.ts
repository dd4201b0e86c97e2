/**
 * What somebody searches for, as it is in the address of the page. Reading is lenient: an address may be typed, cut or old.
 * Whether the values exist is for the server to say (check-search-state.server.ts). Runs in the browser too, so it imports no contract.
 */
import type { FacetName } from '#contract/vacancy-search.ts';
import { addressOf, pageIn, wordsIn } from '#app/shell/list-address.ts';
import { areaIn } from '#app/ui/map/area-address.ts';

/** Choices of several, by the name they have here; `type` is the API's `vacancyType`. */
export const choiceLists = [
  'dayPart',
  'category',
  'targetGroup',
  'tag',
  'type',
  'ageGroup',
  'organization',
] as const;
export type ChoiceList = (typeof choiceLists)[number];

export interface SearchState extends Record<ChoiceList, string[]> {
  q: string;
  near: string;
  /** Kilometres; null is the usual distance. */
  distance: number | null;
  /** A part of the map, as `west,south,east,north`; empty is everywhere. It takes the place of `near`. */
  area: string;
  /** Null is the usual order for such a search. */
  sort: string | null;
  page: number;
  perPage: number;
}

export const facetOf = (list: ChoiceList): FacetName => (list === 'type' ? 'vacancyType' : list);

/** How a choice is called in the address. */
export const nameOf = (key: keyof SearchState): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const usualDistance = 10;
export const usualPerPage = 12;
const mostValues = 60;

/** Both `category=a,b` and the `category=a&category=b` of a form. */
const listOf = (params: URLSearchParams, name: string) =>
  params.getAll(name).flatMap((value) => value.split(',').map((one) => one.trim()));

const wholeOf = (params: URLSearchParams, name: string): number | null => {
  const text = params.get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
};

/** A day without a part of it means the whole day: the front page asks for days only. */
const partsOfDays = (params: URLSearchParams) =>
  listOf(params, 'day').flatMap((day) =>
    day ? ['morning', 'afternoon', 'evening'].map((time) => `${day}_${time}`) : [],
  );

export function readSearchState(params: URLSearchParams): SearchState {
  const lists = Object.fromEntries(
    choiceLists.map((list) => {
      const namedValues = listOf(params, nameOf(list));
      // The day-part grid sends 'tuesday-morning'.
      const values =
        list === 'dayPart'
          ? [...namedValues.map((one) => one.replace('-', '_')), ...partsOfDays(params)]
          : namedValues;
      return [list, [...new Set(values)].filter(Boolean).slice(0, mostValues)];
    }),
  ) as Record<ChoiceList, string[]>;
  const near = wordsIn(params, 'near', 80);
  const area = near === '' ? areaIn(params) : '';
  return {
    ...lists,
    q: wordsIn(params, 'q', 200),
    near,
    distance: near === '' ? null : wholeOf(params, 'distance'),
    area,
    sort: params.get('sort') || null,
    page: pageIn(params),
    perPage: wholeOf(params, 'per_page') ?? usualPerPage,
  };
}

/** Name and value of all that is chosen; what is usual is left out. */
export function stateEntries(state: SearchState): [name: string, value: string][] {
  const { q, near, distance, area, sort, page, perPage } = state;
  const entries: [string, string | number | null | false][] = [
    ['q', q],
    ['near', near],
    ['distance', near !== '' && distance !== usualDistance && distance],
    ['area', area],
    ...choiceLists.map((list): [string, string] => [nameOf(list), state[list].join(',')]),
    ['sort', sort],
    ['per_page', perPage !== usualPerPage && perPage],
    ['page', page > 1 && page],
  ];
  return entries.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

/** The address of a search. Commas and underscores stay readable. */
export const searchHref = (state: SearchState): string =>
  addressOf('/vacancies/search', stateEntries(state)).replaceAll('%2C', ',');

/** The same search with something else; that starts at its first page again. */
export const changed = (state: SearchState, change: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
  ...change,
});

export const emptySearchState = readSearchState(new URLSearchParams());

/** How many filters are on; day parts count as one, and so does the place. */
export const countFilters = (state: SearchState): number =>
  choiceLists.reduce(
    (sum, list) => sum + (list === 'dayPart' ? Math.min(1, state.dayPart.length) : state[list].length),
    state.near || state.area ? 1 : 0,
  );
