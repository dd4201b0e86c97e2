/** Where the words of each noun are, by language: a list that every noun makes longer, so that pages fetch it once they need more words. */
import type { Locale } from '#contract/locales.ts';
import type { Noun } from '#app/i18n/nouns.ts';

// The server has them all already (all-words.server.ts).
const files = import.meta.env.SSR
  ? {}
  : import.meta.glob<{ default: object }>(['../features/*/messages/*.ts', '../shell/messages/*.ts']);

/** Fetches the words of a noun; nothing where it has none. */
export async function fetchWordsOf(noun: Noun, locale: Locale): Promise<object | undefined> {
  const load = Object.entries(files).find(([file]) => file.endsWith(`/${noun}/messages/${locale}.ts`))?.[1];
  return (await load?.())?.default;
}
