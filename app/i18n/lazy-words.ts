/** In the browser: the document brings the words of its own screen, others are fetched when their screen is opened. */
import type { i18n } from 'i18next';
import { isLocale } from '#contract/locales.ts';
import type { Noun } from '#app/i18n/nouns.ts';
import { makeWords, type WordBook } from '#app/i18n/words.ts';

// The server has them all already (all-words.server.ts).
const files = import.meta.env.SSR
  ? {}
  : import.meta.glob<{ default: object }>(['../features/*/messages/*.ts', '../shell/messages/*.ts']);

/** Id of the element in which the document carries them. */
export const bookElementId = 'words';

let current: i18n | undefined;

/** Reads the words of the document; called once, before hydration. */
export function openWords(): i18n {
  const { lang } = document.documentElement;
  const book = JSON.parse(document.getElementById(bookElementId)?.textContent ?? '{}') as WordBook;
  current = makeWords(isLocale(lang) ? lang : 'nl', book);
  return current;
}

/** Fetches the words of these nouns that are not there yet. Does nothing on the server. */
export async function loadWords(nouns: readonly Noun[]): Promise<void> {
  const words = current;
  if (!words) return;
  const missing = nouns.filter((noun) => !words.hasResourceBundle(words.language, noun));
  await Promise.all(
    missing.map(async (noun) => {
      const load = Object.entries(files).find(([file]) =>
        file.endsWith(`/${noun}/messages/${words.language}.ts`),
      )?.[1];
      if (load) words.addResourceBundle(words.language, noun, (await load()).default);
    }),
  );
}
