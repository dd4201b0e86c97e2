import { useWords } from '#app/i18n/words.ts';

const year = 365;

/** For how long the answers to a form are kept, in words for whoever fills it in or reads them: whole years as such. */
export function useKeptText(to: 'fill' | 'show'): (days: number) => string {
  const t = useWords('forms');
  return (days) =>
    days % year === 0 ? t(`${to}.keptYears`, { count: days / year }) : t(`${to}.keptDays`, { count: days });
}
