/** Hours and place of a vacancy in words: what counts after 'when' (ui.md, section 1). */
import type { Locale } from '#contract/locales.ts';
import { distance, longDay, number } from '#app/i18n/format.ts';
import { useLocale, useWords, type Translate } from '#app/i18n/words.ts';
import type { VacancySummary } from '#app/features/vacancies/components/summary.ts';
import { whenWords } from '#app/features/vacancies/components/when.ts';

type Words = Translate<'vacancies'>;
type Hours = Pick<VacancySummary, 'hoursMin' | 'hoursMax' | 'tags'>;
type Spot = Pick<VacancySummary, 'city' | 'distanceKm' | 'isRemote'>;

/** '2 uur per week', '2 tot 3 uur per week', '5 uur' for what happens once; undefined when nothing is known. */
export function hoursWords(
  t: Words,
  locale: Locale,
  { hoursMin, hoursMax, tags }: Hours,
): string | undefined {
  const most = hoursMax ?? hoursMin;
  if (most === null || most === 0) return undefined;
  const from = hoursMin ?? most;
  const hours =
    from === most
      ? number(locale, most, 1)
      : t('card.hours.range', { from: number(locale, from, 1), to: number(locale, most, 1) });
  return t(tags.includes('once') ? 'card.hours.once' : 'card.hours.weekly', { hours, count: most });
}

/** 'Wezep, 1,2 km', 'Wezep', 'vanuit huis'. */
export function placeWords(
  t: Words,
  locale: Locale,
  { city, distanceKm, isRemote }: Spot,
): string | undefined {
  if (isRemote) return t('card.remote');
  // '0 km' is a strange way to say here.
  const level = distanceKm === null || distanceKm < 0.1 ? undefined : distance(locale, distanceKm);
  return [city, level].filter(Boolean).join(', ') || undefined;
}

/** The three lines that every card and row shows. */
export function usePractical(vacancy: VacancySummary): {
  when: string;
  hours: string | undefined;
  place: string | undefined;
} {
  const t = useWords('vacancies');
  const locale = useLocale();
  const isOneDate = vacancy.startsOn !== null && vacancy.startsOn === vacancy.endsOn;
  return {
    when: whenWords(t, vacancy.schedule, isOneDate ? longDay(locale, vacancy.startsOn as string) : undefined),
    hours: hoursWords(t, locale, vacancy),
    place: placeWords(t, locale, vacancy),
  };
}
