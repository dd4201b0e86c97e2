/**
 * Formatters of the platform, each made once for its language and options: making one costs some fifty times as much as using it, and a
 * page writes hundreds of numbers and dates. Languages and options come from the code alone, so there are few.
 */
const made = new Map<string, unknown>();

function once<Made>(
  kind: string,
  language: string,
  options: object,
  make: (language: string, options: object) => Made,
): Made {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  const known = made.get(key) as Made | undefined;
  if (known) return known;
  const fresh = make(language, options);
  made.set(key, fresh);
  return fresh;
}

export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once('date', language, options, (...given) => new Intl.DateTimeFormat(...given));

export const numberFormat = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once('number', language, options, (...given) => new Intl.NumberFormat(...given));

/** '3 days ago'. */
export const relativeFormat = (
  language: string,
  options: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat =>
  once('relative', language, options, (...given) => new Intl.RelativeTimeFormat(...given));

/** 'one, two and three', or with 'or' for a disjunction. */
export const listFormat = (
  language: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): Intl.ListFormat => once('list', language, { type }, (...given) => new Intl.ListFormat(...given));

/** Which form of a word goes with a count. */
export const pluralRules = (language: string): Intl.PluralRules =>
  once('plural', language, {}, (...given) => new Intl.PluralRules(...given));

/** Names of languages in a language. */
export const languageNames = (language: string): Intl.DisplayNames =>
  once('language', language, {}, (own) => new Intl.DisplayNames(own, { type: 'language' }));
