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
