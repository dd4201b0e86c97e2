/** Where the news and the vacancies of a site are as Atom (RFC 4287). */
import { fallbackLocale, type Locale } from './locales.ts';

/** Dutch has no prefix. */
const feedOf = (locale: Locale, name: string): string =>
  `${locale === fallbackLocale ? '' : `/${locale}`}/feed/${name}.atom`;

export const newsFeedOf = (locale: Locale): string => feedOf(locale, 'news');

/** With the filters of an address of the search page as its query: `category=nature&near=Wezep`. */
export const vacancyFeedOf = (locale: Locale, query = ''): string =>
  `${feedOf(locale, 'vacancies')}${query === '' ? '' : `?${query}`}`;
