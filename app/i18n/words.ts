/**
 * Words of the screens. Messages are written as i18next reads them ({{value}}, `_one` and `_other` by `count`); reading them
 * takes these few lines, where i18next with its React part weighed 17.7 kB gzip of the 130 that a public page may weigh.
 */
import { createContext, use } from 'react';
import { pluralRules } from '#contract/formatters.ts';
import { fallbackLocale, type Locale } from '#contract/locales.ts';
import { number } from '#app/i18n/format.ts';
import type { Messages, Noun, WordKey } from '#app/i18n/nouns.ts';

export type Values = Record<string, string | number | undefined>;
export type Translate<Name extends Noun> = (key: WordKey<Messages[Name]>, values?: Values) => string;
/** The texts of some nouns in one language, as they travel in the document. */
export type WordBook = Partial<Record<Noun, object>>;

export interface PageWords {
  locale: Locale;
  /** In the browser more nouns are added as their screens are opened. */
  book: WordBook;
}

/** A line never ends in the hyphen of 'e-mailadres': a word joiner follows it (U+2060, which nobody sees or hears). */
const unbroken = (text: string) => text.replaceAll('e-mailadres', 'e-\u2060mailadres');

function lookUp(texts: object, key: string): string | undefined {
  let found: unknown = texts;
  for (const step of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  return typeof found === 'string' ? unbroken(found) : undefined;
}

/** By the texts of a noun: a page asks for the same ones hundreds of times. */
const foundTexts = new WeakMap<object, Map<string, string>>();

/** A text by its dotted path; undefined where there is none. */
function find(texts: object | undefined, key: string): string | undefined {
  if (!texts) return undefined;
  const ofNoun = foundTexts.get(texts) ?? new Map<string, string>();
  foundTexts.set(texts, ofNoun);
  const known = ofNoun.get(key);
  if (known !== undefined) return known;
  const found = lookUp(texts, key);
  // What is not there is not kept: only of what is there the number is known.
  if (found !== undefined) ofNoun.set(key, found);
  return found;
}

function textFor({ locale, book }: PageWords, noun: Noun, key: string, { count }: Values): string {
  const texts = book[noun];
  if (typeof count !== 'number') return find(texts, key) ?? key;
  const forms = [
    count === 0 ? `${key}_zero` : '',
    `${key}_${pluralRules(locale).select(count)}`,
    `${key}_other`,
    key,
  ];
  return forms.map((form) => form && find(texts, form)).find(Boolean) || key;
}

/** The text with its values filled in; counts are written as people write them, 1.208. */
export function translate(words: PageWords, noun: Noun, key: string, values: Values = {}): string {
  const text = textFor(words, noun, key, values);
  // Most texts have no values.
  if (!text.includes('{{')) return text;
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => {
    const value = values[name];
    return name === 'count' && typeof value === 'number' ? number(words.locale, value) : String(value ?? '');
  });
}

/** A translator of one noun. */
export const translator = <Name extends Noun>(words: PageWords, noun: Name): Translate<Name> =>
  ((key: string, values?: Values) => translate(words, noun, key, values)) as Translate<Name>;

/** Set around the whole document by both entries. */
export const WordsOfPage = createContext<PageWords>({ locale: fallbackLocale, book: {} });

/** Words of a noun, with checked keys: `const t = useWords('vacancies')`, then `t('search.title')`. */
export function useWords<Name extends Noun>(noun: Name): Translate<Name> {
  return translator(use(WordsOfPage), noun);
}

/** Language of the page. */
export const useLocale = (): Locale => use(WordsOfPage).locale;

const directions: Record<Locale, 'ltr' | 'rtl'> = { nl: 'ltr', en: 'ltr' };
/** Which way a language is written. */
export const directionOf = (locale: Locale) => directions[locale];
