import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { vacancyTypesOf } from '#contract/vacancy-fields.ts';
import type { SearchFilters, SearchSort } from '#contract/vacancy-search.ts';
import { understandPlace } from '#server/features/places/understanding/queries.ts';
import { vacancyResource } from '#server/features/vacancies/resource.ts';
import { publicRoute } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { list, route } from '#server/http/route.ts';
import { usualDistance } from './conditions.ts';
import { runSearch } from './engine.ts';

const usualSort = (filters: SearchFilters): SearchSort =>
  filters.q ? 'relevance' : filters.near ? 'nearest' : 'newest';

/** There is no such place. */
export const refusePlace = (near: string): never =>
  refuse('invalid_parameter', {
    parameter: 'filter[near]',
    values: { name: 'filter[near]', what: near },
  });

export const searchRoute = route(vacancyCalls.search, {
  policy: publicRoute,
  resource: vacancyResource,
  handle: async ({ scope, query, locale, now, center }) => {
    const filters = query.scopes;
    const offered = vacancyTypesOf(center.features);
    const unknown = filters.vacancyType?.find((type) => !offered.includes(type));
    if (unknown)
      refuse('invalid_parameter', {
        parameter: 'filter[vacancy_type]',
        values: { name: 'filter[vacancy_type]', what: unknown },
      });
    const { near } = filters;
    const place = near ? ((await understandPlace(scope, near)) ?? refusePlace(near)) : null;
    const sort = (query.sort[0]?.attribute ?? usualSort(filters)) as SearchSort;
    const found = await runSearch(scope, {
      filters,
      place,
      distance: filters.distance ?? usualDistance,
      locale,
      sort,
      page: query.page,
      isReversed: query.sort[0]?.isDescending === true,
      now,
    });
    return list(found.page, found.meta);
  },
});
