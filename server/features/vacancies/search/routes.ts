import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { Locale } from '#contract/locales.ts';
import { vacancyTypesOf } from '#contract/vacancy-fields.ts';
import type { SearchFilters, SearchSort } from '#contract/vacancy-search.ts';
import { understandPlace } from '#server/features/places/understanding/queries.ts';
import { centersSharingWith } from '#server/features/center-shares/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { vacancyResource } from '#server/features/vacancies/resource.ts';
import { publicRoute } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { localePrefix } from '#server/http/host.ts';
import { list, route, type Context } from '#server/http/route.ts';
import type { Center } from '#server/tenancy/centers.ts';
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

/** The page of a vacancy on the site of the partner whose it is, in the language of the reader where that site has it. */
function vacancyAt(
  { host, locales }: Center,
  given: { id: string; locale: Locale } & Pick<Context, 'origin' | 'services'>,
): string {
  const prefix = locales.includes(given.locale) ? localePrefix(given.services, given.locale) : '';
  const site = new URL(`${prefix}/vacancies/${given.id}`, given.origin);
  if (host !== null) site.hostname = host;
  return site.href;
}

export const searchRoute = route(vacancyCalls.search, {
  policy: publicRoute,
  resource: vacancyResource,
  handle: async ({ scope, query, locale, now, center, services, origin }) => {
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
    const partners = centersSharingWith(services.centers, center);
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
      partnerIds: partners.map(({ id }) => id),
    });
    const ownerOf = ({ id, ownerId }: VacancyRow) => {
      const partner = partners.find((one) => one.id === ownerId);
      return partner
        ? { name: partner.appName, url: vacancyAt(partner, { id, locale, origin, services }) }
        : null;
    };
    const rows = found.page.rows.map((row) => ({ ...row, owner: ownerOf(row) }));
    return list({ ...found.page, rows }, found.meta);
  },
});
