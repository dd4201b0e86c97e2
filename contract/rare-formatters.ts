/** Formatters that few pages need: those of contract/formatters.ts come with every page. */
import { once } from './formatters.ts';

/** Parts a text into signs as people see them: a letter with its accents, a picture of several. */
export const signSegmenter = (): Intl.Segmenter =>
  once('signs', 'nl', { granularity: 'grapheme' }, (...args) => new Intl.Segmenter(...args));

/** Names of languages in a language. */
export const languageNames = (language: string): Intl.DisplayNames =>
  once('language', language, {}, (own) => new Intl.DisplayNames(own, { type: 'language' }));
