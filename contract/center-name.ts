import type { Locale } from './locales.ts';

interface Named {
  name: string;
  /** Of the tenant (specification, section 1). */
  appName: string | null;
  profile: { name: string; nameEn: string | null } | null;
}

/** As site and mails name a centre: the tenant's app name, else the centre's own, in English where it has one. */
export const centerName = ({ name, appName, profile }: Named, locale: Locale): string =>
  appName ?? ((locale === 'en' && profile?.nameEn) || (profile?.name ?? name));

/** Words of a centre, and the language that they are in. */
export interface CenterWords {
  text: string;
  language: Locale;
}

/** What a centre wrote in Dutch, in English where it has that; null for nothing. */
export function centerWords(
  locale: Locale,
  dutch: string | null,
  english: string | null,
): CenterWords | null {
  if (locale === 'en' && english) return { text: english, language: 'en' };
  return dutch ? { text: dutch, language: 'nl' } : null;
}
