/** What to try when nothing was found: wider, fewer words, fewer filters; only ways that lead somewhere, with how many. */
import { searchDistances } from '#contract/vacancy-search.ts';
import type { Api } from '#app/api/client.ts';
import { countVacancies } from '#app/features/vacancies/find-vacancies.server.ts';
import {
  emptySearch,
  searchList,
  searchQuestions,
  type SearchState,
} from '#app/features/vacancies/components/search-list.ts';
import { changedState, listAddress } from '#app/lists/list-choice.ts';
import { distanceOf } from '#app/lists/place-filters.ts';

export interface RelaxedSearch {
  kind: 'wider' | 'everywhere' | 'fewerWords' | 'withoutWords' | 'withoutFilters' | 'everything';
  href: string;
  records: number;
  /** Kilometres of a wider search. */
  distance?: number;
  /** The word that stays. */
  q?: string;
}

/** More would be a menu instead of a next step. */
const mostWays = 3;

const wordsOf = (q: string) => q.split(/\s+/).filter((word) => word.length > 2);

function candidates(state: SearchState): (Omit<RelaxedSearch, 'href' | 'records'> & { to: SearchState })[] {
  const { q, filters } = state;
  const distance = Number(distanceOf(state));
  const wider = filters.near ? searchDistances.filter((one) => one > distance) : [];
  const words = wordsOf(q);
  const changed = (change: Partial<SearchState>) => changedState(searchList, state, change);
  const narrowed = (change: Partial<SearchState['filters']>) =>
    changed({ filters: { ...filters, ...change } });
  const { typed, near, distance: km, area } = filters;
  const bare = { ...emptySearch.filters, typed, near, distance: km, area };
  const hasFilters = searchQuestions.some((name) => filters[name] !== '');
  return [
    ...wider.map((one) => ({
      kind: 'wider' as const,
      distance: one,
      to: narrowed({ distance: String(one) }),
    })),
    ...(area ? [{ kind: 'everywhere' as const, to: narrowed({ area: '' }) }] : []),
    ...(words.length > 1
      ? words.slice(0, 3).map((one) => ({ kind: 'fewerWords' as const, q: one, to: changed({ q: one }) }))
      : []),
    ...(q ? [{ kind: 'withoutWords' as const, to: changed({ q: '' }) }] : []),
    ...(hasFilters ? [{ kind: 'withoutFilters' as const, to: changed({ filters: bare }) }] : []),
    { kind: 'everything', to: { ...emptySearch, size: state.size } },
  ];
}

export async function relaxedSearches(api: Api, state: SearchState): Promise<RelaxedSearch[]> {
  const counted = await Promise.all(
    candidates(state).map(async ({ to, ...way }) => ({
      ...way,
      href: listAddress(searchList, to),
      records: await countVacancies(api, to),
    })),
  );
  const useful = counted.filter(({ records }) => records > 0);
  // The nearest distance that has something is wide enough, and one shorter question is.
  const first = useful.filter((way, at) => useful.findIndex(({ kind }) => kind === way.kind) === at);
  return (first.length > 1 ? first.filter(({ kind }) => kind !== 'everything') : first).slice(0, mostWays);
}
