import { date } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { type IsoDay, isoDayOf } from '#contract/read-date.ts';
import { dateWords } from '#app/ui/words/date.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

export type DayBounds = {
  min?: IsoDay;
  max?: IsoDay;
  /** Why a day cannot be chosen; undefined when it can. */
  closedReason?: (day: IsoDay) => string | undefined;
};

export function isDay(value: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return parts !== null && isoDayOf(Number(parts[1]), Number(parts[2]), Number(parts[3])) === value;
}

/** How a day is shown in a field, and what is wrong with it. */
export function useDayWords({ min, max, closedReason }: DayBounds) {
  const words = useOwnWords(dateWords);
  const locale = useLocale();
  const show = (value: string) => (isDay(value) ? date(locale, `${value}T12:00:00Z`) : value);
  function fault(value: string): string | undefined {
    if (value === '') return undefined;
    if (!isDay(value)) return words.unreadable;
    if (min !== undefined && value < min) return words.tooEarly(show(min));
    if (max !== undefined && value > max) return words.tooLate(show(max));
    return closedReason?.(value);
  }
  return { words, show, fault };
}
