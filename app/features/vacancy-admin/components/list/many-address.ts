import { listAddress } from '#app/lists/list-choice.ts';
import { vacancyList, type VacancyListState } from '#app/features/vacancy-admin/components/vacancy-list.ts';

/** The screen that changes many: these, or without any all that the list finds. */
export function manyAddress(state: VacancyListState, ids: readonly string[] = []): string {
  const [, query] = listAddress(vacancyList, state).split('?');
  const search = new URLSearchParams(query);
  if (ids.length > 0) search.set('ids', ids.join(','));
  return search.size === 0 ? '/vacancies/bulk-edit' : `/vacancies/bulk-edit?${search}`;
}
