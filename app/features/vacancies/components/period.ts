/** From when until when somebody is needed, in words. */
import type { Locale } from '#contract/locales.ts';
import { shortDate } from '#app/i18n/format.ts';
import type { Translate } from '#app/i18n/words.ts';

type Period = { startsOn: string | null; endsOn: string | null };

/** Undefined for what has no bounds, and for one day: that is when it is (when.ts). */
export function periodWords(
  t: Translate<'vacancies'>,
  { locale, now }: { locale: Locale; now: number },
  { startsOn, endsOn }: Period,
): string | undefined {
  if (startsOn !== null && startsOn === endsOn) return undefined;
  const from = startsOn && shortDate(locale, startsOn, now);
  const until = endsOn && shortDate(locale, endsOn, now);
  if (from && until) return t('show.betweenDays', { from, until });
  if (from) return t('show.fromDay', { day: from });
  return until ? t('show.untilDay', { day: until }) : undefined;
}
