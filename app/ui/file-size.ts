import type { Locale } from '#contract/locales.ts';
import { number } from '#app/i18n/format.ts';

const units = ['kB', 'MB', 'GB'] as const;

/** '820 kB', '1,4 MB': as file managers count, by thousands. Below ten it has a decimal, unless that is a nought. */
export function fileSize(locale: Locale, bytes: number): string {
  let size = Math.max(bytes, bytes > 0 ? 100 : 0) / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${number(locale, size, size < 9.95 ? 1 : 0)} ${units[unit]}`;
}
