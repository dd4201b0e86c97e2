/** Categories with how many vacancies each has, of the search that several blocks begin with. */
import type { Page } from '#app/api/page-context.ts';
import { findVacancies } from '#app/features/vacancies/find-vacancies.server.ts';
import { emptySearch } from '#app/features/vacancies/components/search-list.ts';
import type { VacancySummary } from '#app/features/vacancies/components/summary.ts';
import { localName, searchLists } from '#app/features/vacancies/search-lists.server.ts';

export interface CategoryCount {
  id: string;
  name: string;
  icon: string;
  count: number;
}
export interface SearchBeginning {
  /** All open vacancies of the site. */
  records: number;
  /** In the order of the list; also those without vacancies. */
  categories: CategoryCount[];
  /** The two that close first. */
  urgent: VacancySummary[];
}

const urgentCount = 2;

/** One search gives the bubbles, the count and the facets. */
export async function searchBeginning({
  api,
  locale,
}: Pick<Page, 'api' | 'locale'>): Promise<SearchBeginning> {
  const [found, lists] = await Promise.all([
    findVacancies(api, { ...emptySearch, sort: 'closing_soon' }, urgentCount),
    searchLists(api),
  ]);
  const counts = new Map((found.meta.facets.category ?? []).map(({ value, count }) => [value, count]));
  return {
    records: found.pagination.records,
    categories: lists.category.map((item) => ({
      id: item.id,
      name: localName(item, locale),
      icon: item.icon ?? '',
      count: counts.get(item.id) ?? 0,
    })),
    urgent: found.items,
  };
}
