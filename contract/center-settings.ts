/** What a centre sets itself: for its own staff; what of it is for everybody comes with its profile (volunteer-centers.ts). */
import * as z from 'zod/mini';
import {
  cleanText,
  chamberOfCommerceNumber,
  email,
  oneOf,
  optionalText,
  phoneNumber,
  rsin,
  wordList,
} from './fields.ts';
import { switchableFeatures } from './flags.ts';
import { resourceContract } from './jsonapi.ts';
import type { Locale } from './locales.ts';
import { openingHours } from './opening-hours.ts';
import { shownName } from './names.ts';
import { socialLinks } from './organization-fields.ts';
import { retention } from './retention.ts';
import { footerVariants } from './theme.ts';
import { picture, pictureId } from './uploads.ts';

/** `before`: the centre's queue publishes; `after`: organisations publish at once (product.md, section 4). */
export const vacancyCheckMoments = ['before', 'after'] as const;

/** As analytics hands them out: `G-ABC123`. */
const tagId = () => cleanText(40, (value) => value.trim().toUpperCase(), z.regex(/^[A-Z0-9-]{4,30}$/));

/** By the parts in which they are filled in and told of. Absent leaves, null clears. */
export const centerSettingsFields = {
  who: {
    name: shownName(120),
    nameEn: optionalText(120),
    tagline: optionalText(120),
    taglineEn: optionalText(120),
    /** Pictures of POST /uploads: for a light and a dark ground, and the sign in the browser's tab. */
    websiteLogoId: z.nullable(pictureId()),
    websiteLogoDarkModeId: z.nullable(pictureId()),
    faviconId: z.nullable(pictureId()),
  },
  where: {
    address: optionalText(300),
    addressEn: optionalText(300),
    phoneNumber: z.nullable(phoneNumber()),
    email: z.nullable(email()),
    openingHours: openingHours(),
    socialLinks: socialLinks(),
  },
  numbers: {
    chamberOfCommerceNumber: z.nullable(chamberOfCommerceNumber()),
    rsin: z.nullable(rsin()),
    /** A mark is shown only with the number that goes with it. */
    showAnbiLogo: z.boolean(),
    showNovLogo: z.boolean(),
  },
  footer: {
    /** It stands in the look of the site (specification, section 3), the one online as well as the one that is tried. */
    footerVariant: oneOf(footerVariants),
    /** In the footer and under mails. Without one the footer has the tagline. */
    footerText: optionalText(300),
    footerTextEn: optionalText(300),
  },
  checks: {
    vacancyCheck: oneOf(vacancyCheckMoments),
    /** Staff sign in with a second proof, or their roles rest. */
    requiresSecondFactor: z.boolean(),
  },
  mail: {
    /** Who mails come from; the centre's name without one. */
    mailName: z.nullable(shownName(120)),
    /** Where answers to mails go; the centre's own address without one. */
    mailReplyTo: z.nullable(email()),
  },
  features: {
    /** Those that are on, of what this centre can have; English is one of them. */
    features: wordList(oneOf(switchableFeatures), switchableFeatures.length),
    gtagId: z.nullable(tagId()),
  },
  /** Days that personal data is kept. */
  retention: retention.shape,
} as const;
export type CenterSettingsPart = keyof typeof centerSettingsFields;
export const centerSettingsParts = Object.keys(centerSettingsFields) as CenterSettingsPart[];

const allFields = {
  ...centerSettingsFields.who,
  ...centerSettingsFields.where,
  ...centerSettingsFields.numbers,
  ...centerSettingsFields.footer,
  ...centerSettingsFields.checks,
  ...centerSettingsFields.mail,
  ...centerSettingsFields.features,
  ...centerSettingsFields.retention,
};

/** Body of PATCH /volunteer_centers/current/settings. */
export const centerSettingsUpdate = z.extend(z.partial(z.object(allFields)), {
  /** A yes to what a shorter period removes; without it such a change is refused, with how much that is. */
  confirmsRemoval: z.optional(z.boolean()),
  lockVersion: z.optional(z.int()),
});
export type CenterSettingsUpdate = z.infer<typeof centerSettingsUpdate>;

/** What a part is called where it is told what was changed. */
export const centerSettingsWords: Readonly<Record<CenterSettingsPart, readonly [nl: string, en: string]>> = {
  who: ['naam en logo', 'name and logo'],
  where: ['adres en openingstijden', 'address and opening hours'],
  numbers: ['nummers en keurmerken', 'numbers and marks'],
  footer: ['voettekst', 'footer'],
  checks: ['controleren', 'checking'],
  mail: ['afzender van mails', 'sender of emails'],
  features: ['talen en onderdelen', 'languages and features'],
  retention: ['bewaartermijnen', 'retention periods'],
};

/** In a record of what was changed, the parts that these columns belong to, each once; in the words of a language. */
export function changedSettings(columns: string, locale: Locale): string {
  const fields = columns.split(' ').map((column) => column.replace(/Url$/, 'Id').replace(/Off$/, ''));
  return centerSettingsParts
    .filter((part) =>
      fields.some((field) => field === part || Object.hasOwn(centerSettingsFields[part], field)),
    )
    .map((part) => centerSettingsWords[part][locale === 'nl' ? 0 : 1])
    .join(', ');
}

const { websiteLogoId: _logo, websiteLogoDarkModeId: _dark, faviconId: _favicon, ...shown } = allFields;

export const centerSettings = resourceContract({
  type: 'center_settings',
  attributes: z.object({
    ...shown,
    websiteLogo: z.nullable(picture),
    websiteLogoDarkMode: z.nullable(picture),
    favicon: z.nullable(picture),
    /** What this centre can have (contract/flags.ts): nothing else is switched on. */
    availableFeatures: z.array(oneOf(switchableFeatures)),
    lockVersion: z.int(),
  }),
  relationships: {},
  abilities: ['update'],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
