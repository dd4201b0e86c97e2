/** The picture that messages show with a shared link, of what has no picture of its own. */
import type { Locale } from './locales.ts';

/** What has one. */
export const sharedKinds = ['pages', 'vacancies'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** As wide and high as messages show it. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** From the root of the site. */
export const sharePictureOf = (kind: SharedKind, id: string, locale: Locale): string =>
  `/share-picture/${kind}/${id}/${locale}.png`;
