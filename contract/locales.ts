/** The languages of the product (specification, section 9). */
export const locales = ['nl', 'en'] as const;
export type Locale = (typeof locales)[number];
export const fallbackLocale: Locale = 'nl';
/** How an address tells its language: by `/en` in front, or not at all. One for the whole installation. */
export const localeStrategies = ['prefix', 'no_prefix'] as const;
export type LocaleStrategy = (typeof localeStrategies)[number];
export const localeCookieName = 'locale';
/** How long a choice of language is kept. */
export const localeCookieDays = 365;
/** As a server sends it and as a page sets it: the screens read it too. */
export const localeCookie = (locale: Locale) =>
  `${localeCookieName}=${locale}; Path=/; Max-Age=${localeCookieDays * 86_400}; SameSite=Lax; Secure`;
/** The tenant's zone: figures, days and times are all cut by it (product.md, section 10). */
export const timeZone = 'Europe/Amsterdam';

export const isLocale = (value: unknown): value is Locale => value === 'nl' || value === 'en';
