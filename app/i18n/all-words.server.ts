/** All words of all nouns, for rendering on the server, and the book that a page takes along. */
import { locales, type Locale } from '#contract/locales.ts';
import type { Noun } from '#app/i18n/nouns.ts';
import { translator, type PageWords, type Translate, type WordBook } from '#app/i18n/words.ts';

type Module = { default: object };
const found = import.meta.glob<Module>(['../features/*/messages/*.ts', '../shell/messages/*.ts'], {
  eager: true,
});

const books = Object.fromEntries(locales.map((locale) => [locale, {}])) as Record<Locale, WordBook>;
for (const [file, module] of Object.entries(found)) {
  const [, noun, locale] = /\/([^/]+)\/messages\/(\w+)\.ts$/.exec(file) ?? [];
  if (noun && locale) books[locale as Locale][noun as Noun] = module.default;
}

/** The same for every page in a language: texts only, nothing of a request. */
export const serverWords = (locale: Locale): PageWords => ({ locale, book: books[locale] });

/** Words in a loader or an action. */
export const wordsOf = <Name extends Noun>(locale: Locale, noun: Name): Translate<Name> =>
  translator(serverWords(locale), noun);

/** The words of some nouns in one language. */
export const bookOf = (locale: Locale, nouns: readonly Noun[]): WordBook =>
  Object.fromEntries(nouns.map((noun) => [noun, books[locale][noun] ?? {}]));

/** One for each screen and language. */
const texts = new Map<string, string>();

/** The words that the browser needs before it takes over, as they stand in the document's script. */
export function bookText(locale: Locale, nouns: readonly Noun[]): string {
  const key = `${locale} ${nouns.join(' ')}`;
  const cached = texts.get(key);
  if (cached !== undefined) return cached;
  const text = JSON.stringify(bookOf(locale, nouns)).replaceAll('<', String.raw`\u003c`);
  texts.set(key, text);
  return text;
}
