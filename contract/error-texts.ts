/** What a problem is called and what to do about it, in both languages. {name} stands for a value. */
import type { Problem } from './errors.ts';
import { dateFormat } from './formatters.ts';
import { en } from './messages/en.ts';
import { nl } from './messages/nl.ts';

const texts = { nl, en };

/** A value within a sentence: '0,5' and '5 december 2026' as people write it here. */
export function saidValue(value: string | number | undefined, locale: 'nl' | 'en'): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
    return dateFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(value),
    );
  return typeof value === 'number' && locale === 'nl' ? String(value).replace('.', ',') : String(value ?? '');
}

/** Title and detail of a problem in the given language. */
export function problemText(problem: Problem, locale: 'nl' | 'en'): { title: string; detail: string } {
  const [title, detail] = texts[locale][problem.code];
  const because = problem.because && problemText(problem.because, locale).detail;
  const values = because === undefined ? problem.values : { ...problem.values, what: because };
  const fill = (sentence: string) =>
    sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => saidValue(values?.[name], locale));
  return { title, detail: fill(detail) };
}
