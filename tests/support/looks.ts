/**
 * The looks in which pages are seen. Each two differ in everything, so a page that is seen in both of a pair is seen in either
 * language, scheme and two widths; three pages after each other are seen in all pairs of values.
 */
import type { Locale } from '#contract/locales.ts';

export interface Look {
  language: Locale;
  scheme: 'light' | 'dark';
  width: number;
}

export const pairsOfLooks: readonly (readonly [Look, Look])[] = [
  [
    { language: 'nl', scheme: 'light', width: 375 },
    { language: 'en', scheme: 'dark', width: 1280 },
  ],
  [
    { language: 'nl', scheme: 'dark', width: 768 },
    { language: 'en', scheme: 'light', width: 768 },
  ],
  [
    { language: 'nl', scheme: 'light', width: 1280 },
    { language: 'en', scheme: 'dark', width: 375 },
  ],
];

/** The address of a path in the language of a look. */
export const inLanguage = ({ language }: Pick<Look, 'language'>, path: string): string =>
  language === 'nl' ? path : `/${language}${path === '/' ? '' : path}`;
