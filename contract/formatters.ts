/**
 * Formatters of the platform, each made once for its language and options: making one costs some fifty times as much as using it, and a
 * page writes hundreds of numbers and dates. Languages and options come from the code alone, so there are few.
 */
import { timeZone } from './locales.ts';

const made = new Map<string, unknown>();

/** Makes a formatter the first time that it is asked for. */
export function once<Made>(
  kind: string,
  language: string,
  options: object,
  make: (language: string, options: object) => Made,
): Made {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  const cached = made.get(key) as Made | undefined;
  if (cached) return cached;
  const fresh = make(language, options);
  made.set(key, fresh);
  return fresh;
}

export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once('date', language, options, (...args) => new Intl.DateTimeFormat(...args));

/** `2026-11-24`: the day of a moment where the centres are, which late in the evening is another than that of UTC. */
export const dayOf = (moment: Date): string =>
  dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** The last moment of a day there, as `2026-11-24T22:59:59.999Z`: in winter an hour before that of UTC, in summer two. */
export function lastMomentOf(day: string): string {
  const moments = ['+01:00', '+02:00'].map((zone) => new Date(`${day}T23:59:59.999${zone}`));
  const last = moments.find((moment) => !Number.isNaN(moment.getTime()) && dayOf(moment) === day);
  if (last === undefined) throw new RangeError(`no day: ${day}`);
  return last.toISOString();
}

/** The year of a moment there: at New Year it begins an hour before that of UTC. */
export const yearOf = (moment: Date): number => Number(dayOf(moment).slice(0, 4));

export const numberFormat = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once('number', language, options, (...args) => new Intl.NumberFormat(...args));

/** '3 days ago'. */
export const relativeFormat = (
  language: string,
  options: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat =>
  once('relative', language, options, (...args) => new Intl.RelativeTimeFormat(...args));

/** 'one, two and three', or with 'or' for a disjunction. */
export const listFormat = (
  language: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): Intl.ListFormat => once('list', language, { type }, (...args) => new Intl.ListFormat(...args));

/** Which form of a word goes with a count. */
export const pluralRules = (language: string): Intl.PluralRules =>
  once('plural', language, {}, (...args) => new Intl.PluralRules(...args));
