/** In the browser: the document brings the words of its own screen, others are fetched when their screen is opened. */
import { fallbackLocale, isLocale, type Locale } from '#contract/locales.ts';
import type { Noun } from '#app/i18n/nouns.ts';
import type { PageWords, WordBook } from '#app/i18n/words.ts';

/** Id of the element in which the document carries them. */
export const bookElementId = 'words';

let current: PageWords | undefined;

/** Reads the words of the document; once, before hydration. */
function openWords(): PageWords {
  const { lang } = document.documentElement;
  const book = JSON.parse(document.getElementById(bookElementId)?.textContent || '{}') as WordBook;
  current = { locale: isLocale(lang) ? lang : fallbackLocale, book };
  return current;
}

const listeners = new Set<() => void>();
/** Tells when the page is to be in another language; gives what ends the telling. */
export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** The words of the page as they are now. */
export const wordsNow = (): PageWords => current ?? openWords();

/** Fetches all that the page says now in a language. */
export async function wordsIn(locale: Locale): Promise<PageWords> {
  const words: PageWords = { locale, book: {} };
  await addWords(words, Object.keys(wordsNow().book) as Noun[]);
  return words;
}

/** Fetches all that the page says now in another language; what comes back shows them. */
export async function fetchWords(locale: Locale): Promise<() => void> {
  const next = await wordsIn(locale);
  return () => {
    current = next;
    for (const listener of listeners) listener();
  };
}

/** Fetches the words of these nouns that are not there yet. Does nothing on the server. */
export async function loadWords(nouns: readonly Noun[]): Promise<void> {
  if (current) await addWords(current, nouns);
}

async function addWords({ book, locale }: PageWords, nouns: readonly Noun[]): Promise<void> {
  const missing = nouns.filter((noun) => !book[noun]);
  if (missing.length === 0) return;
  const { fetchWordsOf } = await import('./word-files.ts');
  await Promise.all(
    missing.map(async (noun) => {
      const words = await fetchWordsOf(noun, locale);
      if (words) book[noun] = words;
    }),
  );
}
