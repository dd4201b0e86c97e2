/** The week strip of a vacancy. */
import { days, type DayPart } from '#contract/schedule.ts';
import type { Translate } from '#app/i18n/words.ts';
import { neededDays } from '#app/features/vacancies/components/when.ts';
import type { WeekDay } from '#app/ui/week-glyphs.tsx';

/** Seven days, the needed ones marked; when one chooses oneself, all may be. */
export function weekOf(t: Translate<'vacancies'>, schedule: 'flexible' | readonly DayPart[]): WeekDay[] {
  const needed = schedule === 'flexible' ? days : neededDays(schedule);
  return days.map((key) => ({
    key,
    letter: t(`card.days.${key}.letter`),
    state: needed.includes(key) ? 'needed' : 'off',
  }));
}
