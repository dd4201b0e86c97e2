/** What came online for a search, as somebody who keeps the search is told of it. */
import type { Locale } from '#contract/locales.ts';
import type { SearchFilters } from '#contract/vacancy-search.ts';
import { understandPlace } from '#server/features/places/understanding/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { usualDistance } from '../search/conditions.ts';
import { findExactly } from '../search/engine.ts';

interface Kept {
  filters: SearchFilters;
  locale: Locale;
  /** What went online after this moment. */
  since: Date;
  now: Date;
}

/** The newest of them, so many at the most. None around a place that is not known any more. */
export async function newHits(
  scope: TenantScope,
  { filters, locale, since, now }: Kept,
  most: number,
): Promise<VacancyRow[]> {
  const place = filters.near ? await understandPlace(scope, filters.near) : null;
  if (place === undefined) return [];
  return findExactly(scope, {
    filters,
    place,
    distance: filters.distance ?? usualDistance,
    locale,
    sort: 'newest',
    page: { number: 1, size: most, after: null },
    isReversed: false,
    publishedAfter: since,
    now,
  });
}
