/** Dates, times, numbers and distances as a person reads them; all in the tenant's zone (ui.md section 7, specification section 9). */
import { dateFormat, numberFormat, relativeFormat } from '#contract/formatters.ts';
import { timeZone, type Locale } from '#contract/locales.ts';

export type Moment = Date | string | number;

const languageOf: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' };

/** What of a moment is written. */
const formats = {
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
  isoDay: { year: 'numeric', month: '2-digit', day: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Parts = Readonly<Record<string, string>>;

/** A list asks for the year of now in each of its rows, and for the same days when it is made again. */
const known = new Map<string, Parts>();
/** More than the longest page has. */
const mostKnown = 1000;

function parts(locale: Locale, value: Moment, format: keyof typeof formats): Parts {
  const moment = new Date(value);
  const key = `${locale} ${format} ${moment.getTime()}`;
  const before = known.get(key);
  if (before) return before;
  const all = dateFormat(languageOf[locale], { timeZone, ...formats[format] }).formatToParts(moment);
  const made = Object.fromEntries(all.map((part) => [part.type, part.value]));
  if (known.size >= mostKnown) known.clear();
  known.set(key, made);
  return made;
}

/** 'dinsdag 24 november'. */
export function longDay(locale: Locale, value: Moment): string {
  const { weekday, day, month } = parts(locale, value, 'longDay');
  return `${weekday} ${day} ${month}`;
}

/** '24 november 2026'. */
export function date(locale: Locale, value: Moment): string {
  const { day, month, year } = parts(locale, value, 'date');
  return `${day} ${month} ${year}`;
}

/** '24 november', with the year when it is another than now's. */
export function shortDate(locale: Locale, value: Moment, now: Moment): string {
  const isSameYear = yearOf(value) === yearOf(now);
  const { day, month, year } = parts(locale, value, 'date');
  return isSameYear ? `${day} ${month}` : `${day} ${month} ${year}`;
}

/** '9.30 uur', in English '9:30'. */
export function time(locale: Locale, value: Moment): string {
  const { hour = '', minute = '' } = parts(locale, value, 'time');
  const plain = String(Number(hour));
  return locale === 'nl' ? `${plain}.${minute} uur` : `${plain}:${minute}`;
}

/** '2026-11-24': the day in the tenant's zone, for comparing and for `<time>`. */
export function isoDay(value: Moment): string {
  const { year, month, day } = parts('en', value, 'isoDay');
  return `${year}-${month}-${day}`;
}

/** '09:30' as people write it here: '9.30', in English '9:30'. */
export const clock = (locale: Locale, value: string): string => {
  const plain = value.replace(/^0/, '');
  return locale === 'nl' ? plain.replace(':', '.') : plain;
};

/** The time at which something ends: midnight is the end of that day, '24.00', in English 'midnight'. */
export const endClock = (locale: Locale, value: string): string => {
  if (value !== '00:00') return clock(locale, value);
  return locale === 'nl' ? '24.00' : 'midnight';
};

/** Of the week, counted from Monday: 'ma', in English 'Mon'. */
export const shortWeekday = (locale: Locale, fromMonday: number): string =>
  dateFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + fromMonday));

/** The year in the tenant's zone. */
export const yearOf = (value: Moment): number => Number(isoDay(value).slice(0, 4));

/** '1.208'. */
export const number = (locale: Locale, value: number, maximumFractionDigits = 0): string =>
  numberFormat(languageOf[locale], { maximumFractionDigits }).format(value);

/** '1,2 km'; from 10 km on without a decimal. */
export const distance = (locale: Locale, kilometres: number): string =>
  `${number(locale, kilometres, kilometres < 10 ? 1 : 0)} km`;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const units: readonly [Intl.RelativeTimeFormatUnit, size: number, below: number][] = [
  ['minute', minute, hour],
  ['hour', hour, day],
  ['day', day, 7 * day],
  ['week', 7 * day, 30 * day],
  ['month', 30 * day, 365 * day],
  ['year', 365 * day, Number.POSITIVE_INFINITY],
];
const justNow: Record<Locale, string> = { nl: 'zojuist', en: 'just now' };

/** 'just now' within a minute, else 'N units ago' or 'in N units'. */
export function relativeTime(locale: Locale, value: Moment, now: Moment): string {
  const difference = new Date(value).getTime() - new Date(now).getTime();
  const size = Math.abs(difference);
  if (size < minute) return justNow[locale];
  const [unit, length] = units.find(([, , below]) => size < below) ?? ['year', 365 * day];
  const count = Math.floor(size / length) * Math.sign(difference);
  return relativeFormat(languageOf[locale], { numeric: 'always' }).format(count, unit);
}
