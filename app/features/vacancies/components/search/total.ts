/** '36 vacatures', and what they were found by. */
import { placeSaid } from '#contract/place-said.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import type { SearchData } from '#app/features/vacancies/search.server.ts';

export function useTotal({ records, isCapped, choice: state, near }: SearchData): {
  total: string;
  by: string | undefined;
} {
  const t = useWords('vacancies');
  const { number } = useFormat();
  const count = { count: records, number: number(records) };
  const { q, filters } = state;
  const where = near && { distance: near.distance, place: placeSaid(near) };
  const inArea = filters.area ? t('search.inArea') : undefined;
  return {
    total: t(isCapped ? 'search.capped' : 'search.total', count),
    by:
      q && where
        ? t('search.forWordsWithin', { q, ...where })
        : q
          ? t('search.forWords', { q })
          : where
            ? t('search.within', where)
            : inArea,
  };
}
