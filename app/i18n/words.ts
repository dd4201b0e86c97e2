/** Words of the screens: one i18next instance a language, with the nouns that the page needs. */
import { createInstance, type i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { fallbackLocale, isLocale, type Locale } from '#contract/locales.ts';
import type { Messages, Noun, WordKey } from '#app/i18n/nouns.ts';

export type Values = Record<string, string | number | undefined>;
export type Translate<Name extends Noun> = (key: WordKey<Messages[Name]>, values?: Values) => string;
/** The texts of some nouns in one language, as they travel in the document. */
export type WordBook = Partial<Record<Noun, object>>;

/** Ready at once: nothing is fetched later by itself. */
export function makeWords(locale: Locale, book: WordBook): i18n {
  const instance = createInstance({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { ...book } },
    ns: Object.keys(book),
    defaultNS: 'shell',
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  void instance.init();
  return instance;
}

/** Words of a noun, with checked keys: `const t = useWords('vacancies')`, then `t('search.title')`. */
export function useWords<Name extends Noun>(noun: Name): Translate<Name> {
  const { t } = useTranslation(noun);
  return t as unknown as Translate<Name>;
}

/** Language of the page. */
export function useLocale(): Locale {
  const { language } = useTranslation().i18n;
  return isLocale(language) ? language : fallbackLocale;
}
