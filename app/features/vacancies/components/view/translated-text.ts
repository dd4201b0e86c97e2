/** Texts of a vacancy in the reader's language where there is one, else the Dutch, marked as such. */
import type { Locale } from '#contract/locales.ts';

export interface LocalText {
  text: string;
  /** Set when it differs from the page's language (WCAG 3.1.2). */
  lang?: 'nl';
}

/** Null when there is neither. */
export function localText(locale: Locale, dutch: string | null, english: string | null): LocalText | null {
  if (locale === 'en' && english) return { text: english };
  if (!dutch) return null;
  return locale === 'en' ? { text: dutch, lang: 'nl' } : { text: dutch };
}
