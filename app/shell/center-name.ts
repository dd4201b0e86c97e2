import type { Locale } from '#contract/locales.ts';
import type { volunteerCenters } from '#contract/volunteer-centers.ts';
import type { RecordOf } from '#app/api/record.ts';

type Named = Pick<RecordOf<typeof volunteerCenters, 'profile'>, 'name' | 'appName' | 'profile'>;

/** As a site names its centre: the tenant's app name, else the centre's own, in English where it has one. */
export const centerName = ({ name, appName, profile }: Named, locale: Locale): string =>
  appName ?? ((locale === 'en' && profile?.nameEn) || (profile?.name ?? name));
