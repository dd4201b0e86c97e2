/** What to try when nothing was found: wider, fewer words, fewer filters; only ways that lead somewhere, with how many. */
import { searchDistances } from '#contract/vacancy-search.ts';
import type { Api } from '#app/api/client.ts';
import { countVacancies } from '#app/features/vacancies/find-vacancies.server.ts';
import {
  changed,
  choiceLists,
  emptySearchState,
  searchHref,
  usualDistance,
  type SearchState,
} from '#app/features/vacancies/components/search-state.ts';

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
  const distance = state.distance ?? usualDistance;
  const wider = state.near ? searchDistances.filter((one) => one > distance) : [];
  const words = wordsOf(state.q);
  const bare = Object.fromEntries(choiceLists.map((list) => [list, []]));
  const hasFilters = choiceLists.some((list) => state[list].length > 0);
  return [
    ...wider.map((one) => ({
      kind: 'wider' as const,
      distance: one,
      to: changed(state, { distance: one }),
    })),
    ...(state.area ? [{ kind: 'everywhere' as const, to: changed(state, { area: '' }) }] : []),
    ...(words.length > 1
      ? words.slice(0, 3).map((q) => ({ kind: 'fewerWords' as const, q, to: changed(state, { q }) }))
      : []),
    ...(state.q ? [{ kind: 'withoutWords' as const, to: changed(state, { q: '' }) }] : []),
    ...(hasFilters ? [{ kind: 'withoutFilters' as const, to: changed(state, bare) }] : []),
    { kind: 'everything', to: { ...emptySearchState, perPage: state.perPage } },
  ];
}

export async function relaxedSearches(api: Api, state: SearchState): Promise<RelaxedSearch[]> {
  const counted = await Promise.all(
    candidates(state).map(async ({ to, ...way }) => ({
      ...way,
      href: searchHref(to),
      records: await countVacancies(api, to),
    })),
  );
  const useful = counted.filter(({ records }) => records > 0);
  // The nearest distance that has something is wide enough, and one shorter question is.
  const first = useful.filter((way, at) => useful.findIndex(({ kind }) => kind === way.kind) === at);
  return (first.length > 1 ? first.filter(({ kind }) => kind !== 'everything') : first).slice(0, mostWays);
}
