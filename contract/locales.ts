/** The languages of the product (specification, section 9). */
export const locales = ['nl', 'en'] as const;
export type Locale = (typeof locales)[number];
export const fallbackLocale: Locale = 'nl';
/** The tenant's zone: figures, days and times are all cut by it (product.md, section 10). */
export const timeZone = 'Europe/Amsterdam';

export const isLocale = (value: unknown): value is Locale => value === 'nl' || value === 'en';
