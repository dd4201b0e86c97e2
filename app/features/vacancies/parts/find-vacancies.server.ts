/** Asks the API for a page of hits. The one place that knows how a choice becomes `filter[...]`. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { searchSorts, type SearchMeta } from '#contract/vacancy-search.ts';
import type { Pagination } from '#contract/jsonapi.ts';
import type { Api } from '#app/api/client.ts';
import { choiceLists, facetOf, type SearchChoice } from '#app/features/vacancies/parts/search-choice.ts';
import { summaryFields, summariesOf, type VacancySummary } from '#app/features/vacancies/parts/summary.ts';

export interface Found {
  items: VacancySummary[];
  pagination: Pagination;
  meta: SearchMeta;
}

export async function findVacancies(api: Api, choice: SearchChoice, size = choice.perPage): Promise<Found> {
  const lists = Object.fromEntries(choiceLists.map((list) => [facetOf(list), choice[list]]));
  const { items, pagination, meta } = await api.list(vacancyCalls.search, {
    filter: {
      ...lists,
      q: choice.q,
      near: choice.near,
      distance: choice.near ? choice.distance : null,
      area: choice.area,
    },
    sort: searchSorts.find((sort) => sort === choice.sort),
    page: { number: choice.page, size },
    fields: summaryFields,
  });
  return { items: summariesOf(items), pagination, meta };
}

/** How many there would be. */
export const countVacancies = async (api: Api, choice: SearchChoice): Promise<number> =>
  (await findVacancies(api, { ...choice, page: 1 }, 1)).pagination.records;

/** The API knows no such place. Everything else in the question was checked before, so a 400 can mean nothing else. */
export function isUnknownPlace(error: unknown, choice: SearchChoice): boolean {
  const status = (error as { init?: { status?: number } | null } | null)?.init?.status;
  return choice.near !== '' && status === 400;
}
