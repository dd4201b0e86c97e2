/**
 * Words that belong to a part itself, such as 'next month' in a calendar: they travel with the part, in both languages, so that
 * no screen has to hand them in. What differs by screen (labels, names of things) stays a property of the part.
 */
import type { Locale } from '#contract/locales.ts';
import { useLocale } from '#app/i18n/words.ts';

/** A text, or a function from values to one. */
type Word = string | ((...values: never[]) => string);
/** The very keys of the Dutch words. */
type SameWords<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Source[Key];
};

/** `{ nl, en }` of one part; English is typed against Dutch. */
export const ownWords = <Source extends Record<string, Word>>(
  nl: Source,
  en: SameWords<Source>,
): Record<Locale, SameWords<Source>> => ({ nl: nl as SameWords<Source>, en });

/** The words in the language of the page: `const words = useOwnWords(calendarWords)`, then `words.nextMonth`. */
export const useOwnWords = <Words>(words: Record<Locale, Words>): Words => words[useLocale()];
