/** Vacancies of a centre in a frame on another site. */
import { fallbackLocale, type Locale } from './locales.ts';

const prefixOf = (locale: Locale) => (locale === fallbackLocale ? '' : `/${locale}`);

/** What stands in the frame, with the filters of an address of the search page as its query. */
export const embedOf = (locale: Locale, query = ''): string =>
  `${prefixOf(locale)}/embed/vacancies${query === '' ? '' : `?${query}`}`;

/** The script that puts the frame where it stands, and keeps it as high as what is in it. */
export const frameScript = '/embed/frame.js';

/** `type` of what the frame tells the page around it: how high it is, in pixels, as `height`. */
export const heightMessage = 'volunteer-work-height';

/** Pixels of a frame that nobody has told its height. */
export const usualHeight = 700;
