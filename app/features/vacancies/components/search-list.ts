/**
 * What somebody searches for, as a declared list. Whether the values exist is for the server to say (check-search.server.ts). Runs in
 * the browser of visitors too, so it imports nothing of the contract but types.
 */
import type { FacetName, SearchSort } from '#contract/vacancy-search.ts';
import { listPairs, readListState, valuesOf } from '#app/lists/list-choice.ts';
import { declareList, type ListStateOf } from '#app/lists/list-declaration.ts';
import { listReads } from '#app/lists/list-reads.ts';
import { placeFilters, placeWords, settledPlace } from '#app/lists/place-filters.ts';
import { addressOf } from '#app/shell/list-address.ts';

/** Questions with answers that are counted; `type` is the API's `vacancyType`. */
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

export const facetOf = (list: ChoiceList): FacetName => (list === 'type' ? 'vacancyType' : list);

/** What has to be right for somebody (`need`) all has to hold, so that no answer of it is counted. */
export const searchQuestions = [...choiceLists, 'need'] as const;
const isAny = () => true;
const sorts = ['relevance', 'newest', 'nearest', 'closing_soon'] as const satisfies readonly SearchSort[];

export const searchList = declareList({
  path: '/vacancies/search',
  tabName: 'tab',
  tabs: { all: {} },
  filters: {
    /** Words of `q` that are looked for as they are typed, instead of being understood. */
    typed: isAny,
    ...placeFilters,
    /** The grid sends 'tuesday-morning'. */
    dayPart: (value) => value.replace('-', '_'),
    category: isAny,
    targetGroup: isAny,
    tag: isAny,
    type: isAny,
    ageGroup: isAny,
    organization: isAny,
    need: isAny,
  },
  several: [...searchQuestions, 'typed'],
  words: placeWords,
  settled: ({ q, filters }) => ({ ...settledPlace(filters), ...(q === '' && { typed: '' }) }),
  sorts,
  hasSort: (order, { q, filters: { near } }) =>
    order === 'nearest' ? near !== '' : order === 'relevance' ? q !== '' : !order.startsWith('-'),
  usualSort: (_tab, { near }, q) => (q ? 'relevance' : near ? 'nearest' : 'newest'),
  sizes: [12, 24, 48],
  asks: ({ q, filters: { type, ...others } }) => ({ q, ...others, vacancyType: type }),
});
export type SearchState = ListStateOf<typeof searchList>;

/** With what the front page and older links say. */
export const searchReads = { ...listReads(searchList), day: 'choice', per_page: 'choice' } as const;

/** What an address or a form asks. The front page asks for days, each of which is the whole day; older links say `per_page`. */
export function readSearch(params: URLSearchParams): SearchState {
  const asked = new URLSearchParams(params);
  for (const day of params.getAll('day').flatMap((days) => days.split(',')))
    for (const time of ['morning', 'afternoon', 'evening'])
      if (day.trim() !== '') asked.append('day_part', `${day.trim()}_${time}`);
  if (!asked.has('per')) asked.set('per', params.get('per_page') ?? '');
  return readListState(searchList, asked);
}

export const emptySearch = readSearch(new URLSearchParams());

/** What is looked for, without the order and the page in which it is shown: as a search alert keeps it. */
export const soughtEntries = (state: SearchState): [name: string, value: string][] => {
  const usual = searchList.usualSort(state.tab, state.filters, state.q);
  const pairs = listPairs(searchList, { ...state, sort: usual, page: 1, size: searchList.sizes[0] });
  return pairs.filter(([, value]) => value !== '');
};

/** Where the code is that shows what is looked for on another website. */
export const embedHref = (state: SearchState): string => addressOf('/vacancies/embed', soughtEntries(state));

/** Where one asks for a mail when something comes in for this search. */
export const alertHref = (state: SearchState): string =>
  addressOf('/vacancies/alerts/add', soughtEntries(state));

/** How many filters are on; day parts count as one, and so does the place. */
export const countFilters = (state: SearchState): number => {
  const counts = searchQuestions.map((name) => {
    const { length } = valuesOf(searchList, name, state);
    return name === 'dayPart' ? Math.min(1, length) : length;
  });
  const { near, area } = state.filters;
  return counts.reduce((sum, count) => sum + count, near || area ? 1 : 0);
};
