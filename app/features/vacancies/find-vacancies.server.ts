/** Asks the API for a page of hits. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { SearchMeta } from '#contract/vacancy-search.ts';
import type { Pagination } from '#contract/jsonapi.ts';
import type { Api } from '#app/api/client.ts';
import { searchList, type SearchState } from '#app/features/vacancies/components/search-list.ts';
import {
  summaryFields,
  summariesOf,
  type VacancySummary,
} from '#app/features/vacancies/components/summary.ts';

export interface Found {
  items: VacancySummary[];
  pagination: Pagination;
  meta: SearchMeta;
}

export async function findVacancies(api: Api, state: SearchState, size = state.size): Promise<Found> {
  const { items, pagination, meta } = await api.list(vacancyCalls.search, {
    filter: searchList.asks(state, new Date()),
    sort: state.sort,
    page: { number: state.page, size },
    fields: summaryFields,
  });
  return { items: summariesOf(items), pagination, meta };
}

/** How many there would be. */
export const countVacancies = async (api: Api, state: SearchState): Promise<number> =>
  (await findVacancies(api, { ...state, page: 1 }, 1)).pagination.records;

/** The API knows no such place. Everything else in the question was checked before, so a 400 can mean nothing else. */
export function isUnknownPlace(error: unknown, state: SearchState): boolean {
  const status = (error as { init?: { status?: number } | null } | null)?.init?.status;
  return state.filters.near !== '' && status === 400;
}
