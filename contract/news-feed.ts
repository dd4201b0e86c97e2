/** Where the news of a site is as Atom. */
import { fallbackLocale, type Locale } from './locales.ts';

/** Dutch has no prefix. */
export const newsFeedOf = (locale: Locale): string =>
  `${locale === fallbackLocale ? '' : `/${locale}`}/feed/news.atom`;
