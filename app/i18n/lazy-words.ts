/** In the browser: the document brings the words of its own screen, others are fetched when their screen is opened. */
import { fallbackLocale, isLocale } from '#contract/locales.ts';
import type { Noun } from '#app/i18n/nouns.ts';
import type { PageWords, WordBook } from '#app/i18n/words.ts';

// The server has them all already (all-words.server.ts).
const files = import.meta.env.SSR
  ? {}
  : import.meta.glob<{ default: object }>(['../features/*/messages/*.ts', '../shell/messages/*.ts']);

/** Id of the element in which the document carries them. */
export const bookElementId = 'words';

let current: PageWords | undefined;

/** Reads the words of the document; called once, before hydration. */
export function openWords(): PageWords {
  const { lang } = document.documentElement;
  const book = JSON.parse(document.getElementById(bookElementId)?.textContent || '{}') as WordBook;
  current = { locale: isLocale(lang) ? lang : fallbackLocale, book };
  return current;
}

/** Fetches the words of these nouns that are not there yet. Does nothing on the server. */
export async function loadWords(nouns: readonly Noun[]): Promise<void> {
  if (!current) return;
  const { book, locale } = current;
  const missing = nouns.filter((noun) => !book[noun]);
  await Promise.all(
    missing.map(async (noun) => {
      const load = Object.entries(files).find(([file]) =>
        file.endsWith(`/${noun}/messages/${locale}.ts`),
      )?.[1];
      if (load) book[noun] = (await load()).default;
    }),
  );
}
