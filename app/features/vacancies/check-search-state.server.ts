/** Takes what does not exist out of a search, and says what: a bad address never breaks the page. */
import { searchPageSizes, searchSorts } from '#contract/vacancy-search.ts';
import { dayParts } from '#contract/schedule.ts';
import {
  choiceLists,
  readSearchState,
  usualPerPage,
  type ChoiceList,
  type SearchState,
} from '#app/features/vacancies/components/search-state.ts';
import type { CenterLists } from '#app/features/vacancies/search-lists.server.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const mostDistance = 200;
/** The most that is shown of a wrong value: enough to recognise it. */
const shownLetters = 40;

function isKnown(lists: CenterLists, list: ChoiceList, value: string): boolean {
  switch (list) {
    case 'organization':
      return uuid.test(value);
    case 'dayPart':
      return (dayParts as readonly string[]).includes(value);
    case 'type':
      return (lists.type as readonly string[]).includes(value);
    default:
      return lists[list].some(({ id }) => id === value);
  }
}

/** The numbers and the sort, each with what is right about it. */
function checkSingles(
  params: URLSearchParams,
  state: SearchState,
): { fixed: Partial<SearchState>; wrong: string[] } {
  const wrong: string[] = [];
  const fixed: Partial<SearchState> = {};
  const { distance, sort, perPage } = state;
  const badDistance =
    state.near !== '' &&
    Boolean(params.get('distance')) &&
    (distance === null || distance < 1 || distance > mostDistance);
  if (badDistance) {
    fixed.distance = null;
    wrong.push(params.get('distance') ?? '');
  }
  if (sort !== null && !(searchSorts as readonly string[]).includes(sort)) {
    fixed.sort = null;
    wrong.push(sort);
  }
  if (!(searchPageSizes as readonly number[]).includes(perPage)) {
    fixed.perPage = usualPerPage;
    wrong.push(params.get('per_page') ?? '');
  }
  return { fixed, wrong };
}

export function checkSearchState(
  params: URLSearchParams,
  lists: CenterLists,
): { choice: SearchState; dropped: string[] } {
  const state = readSearchState(params);
  const { fixed, wrong } = checkSingles(params, state);
  const dropped = [...wrong];
  for (const list of choiceLists) {
    const values = state[list].filter((value) => isKnown(lists, list, value));
    if (values.length < state[list].length)
      dropped.push(...state[list].filter((value) => !values.includes(value)));
    fixed[list] = values;
  }
  return {
    choice: { ...state, ...fixed },
    dropped: dropped.map((value) =>
      value.length > shownLetters ? `${value.slice(0, shownLetters)}…` : value,
    ),
  };
}
