/** Takes what does not exist out of a search, and says what: a bad address never breaks the page. */
import { shortened } from '#contract/cut-text.ts';
import { tagWord } from '#contract/own-tags.ts';
import { searchNeeds } from '#contract/search-needs.ts';
import { isRecordId } from '#contract/record-ids.ts';
import { dayParts } from '#contract/schedule.ts';
import { valuesOf } from '#app/lists/list-choice.ts';
import { oneOf } from '#app/lists/filter-values.ts';
import { usualDistance } from '#app/lists/place-filters.ts';
import {
  readSearch,
  searchList,
  searchQuestions,
  type SearchState,
} from '#app/features/vacancies/components/search-list.ts';
import type { CenterLists } from '#app/features/vacancies/search-lists.server.ts';

/** The most that is shown of a wrong value: enough to recognise it. */
const shownLetters = 40;

/** What there is of each question. */
const known = (lists: CenterLists): Record<(typeof searchQuestions)[number], (value: string) => boolean> => {
  const listed = (list: 'category' | 'targetGroup' | 'ageGroup') => oneOf(lists[list].map(({ id }) => id));
  return {
    dayPart: oneOf(dayParts),
    category: listed('category'),
    targetGroup: listed('targetGroup'),
    // Words of the centre's own are in no list.
    tag: (value) => tagWord().safeParse(value).success,
    type: oneOf(lists.type),
    ageGroup: listed('ageGroup'),
    organization: isRecordId,
    need: oneOf(searchNeeds),
  };
};

/** What the address says of distance, order and size, where that cannot be: the list goes on with the usual one. */
function wrongSingles(params: URLSearchParams, { filters }: SearchState): string[] {
  const [distance, sort] = [params.get('distance') ?? '', params.get('sort') ?? ''];
  const size = params.get('per') ?? params.get('per_page') ?? '';
  return [
    filters.near !== '' && distance !== usualDistance && filters.distance === '' ? distance : '',
    oneOf(searchList.sorts)(sort) ? '' : sort,
    oneOf(searchList.sizes.map(String))(size) ? '' : size,
  ].filter(Boolean);
}

export function checkSearch(
  params: URLSearchParams,
  lists: CenterLists,
): { choice: SearchState; dropped: string[] } {
  const state = readSearch(params);
  const dropped = wrongSingles(params, state);
  const isKnown = known(lists);
  const filters = { ...state.filters };
  for (const name of searchQuestions) {
    const values = valuesOf(searchList, name, state);
    filters[name] = values.filter((value) => isKnown[name](value)).join();
    dropped.push(...values.filter((value) => !isKnown[name](value)));
  }
  return {
    choice: { ...state, filters },
    dropped: dropped.map((value) => shortened(value, shownLetters)),
  };
}
