/** Volunteer centres, their profile, and the public configuration. */
import * as z from 'zod/mini';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';
import { appContexts } from './flags.ts';
import { oneOf } from './fields.ts';
import { openingHours } from './opening-hours.ts';
import { seenOns } from './uploads.ts';
import { socialLinks } from './organization-fields.ts';
import { retention } from './retention.ts';
import { footerColumn, siteMenus } from './site-menus.ts';
import { themeConfig } from './theme.ts';

const empty = { abilities: [], filters: {}, scopes: {}, sorts: [] } as const;

export const volunteerCenters = resourceContract({
  type: 'volunteer_centers',
  attributes: z.object({
    key: z.string(),
    name: z.string(),
    /** The tenant's app name; it goes before the centre's name when set (specification, section 1). */
    appName: z.nullable(z.string()),
    appContext: z.nullable(oneOf(appContexts)),
    host: z.nullable(z.string()),
    /** Languages of its site. */
    locales: z.array(oneOf(locales)),
  }),
  relationships: { profile: { type: 'volunteer_center_profiles' } },
  includes: ['profile'],
  ...empty,
});

const shades = z.record(z.string(), z.string());
/** The look worked out, by the names of the specification (section 3): what a centre did not choose has its default. */
export const brandingColumns = {
  logos: z.object({
    website: z.nullable(z.string()),
    websiteDarkMode: z.nullable(z.string()),
    favicon: z.nullable(z.string()),
  }),
  /** Names of presets; the shades are what is drawn, also where a centre has its own. */
  primaryColor: z.string(),
  primaryColorShades: shades,
  secondaryColor: z.string(),
  secondaryColorShades: shades,
  mutedColor: z.string(),
  backgroundColor: z.string(),
  textColor: z.string(),
};

export const volunteerCenterProfiles = resourceContract({
  type: 'volunteer_center_profiles',
  attributes: z.object({
    name: z.string(),
    nameEn: z.nullable(z.string()),
    tagline: z.nullable(z.string()),
    taglineEn: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    email: z.nullable(z.string()),
    address: z.nullable(z.string()),
    addressEn: z.nullable(z.string()),
    websiteLogoUrl: z.nullable(z.string()),
    websiteLogoDarkModeUrl: z.nullable(z.string()),
    /** On which grounds they can be seen; null where that is not known, and with the other centres of a list. */
    websiteLogoSeenOn: z.nullable(oneOf(seenOns)),
    websiteLogoDarkModeSeenOn: z.nullable(oneOf(seenOns)),
    faviconUrl: z.nullable(z.string()),
    gtagId: z.nullable(z.string()),
    showAnbiLogo: z.boolean(),
    showNovLogo: z.boolean(),
    chamberOfCommerceNumber: z.nullable(z.string()),
    rsin: z.nullable(z.string()),
    municipalityCode: z.nullable(z.string()),
    openingHours: openingHours(),
    socialLinks: socialLinks(),
    locales: z.array(oneOf(locales)),
    theme: themeConfig,
    footerText: z.nullable(z.string()),
    footerTextEn: z.nullable(z.string()),
    /** Those of the menu of the footer, in the language of the request. Null with the other centres of a list. */
    footerColumns: z.nullable(z.array(footerColumn)),
    /** In the language of the request. Null with the other centres of a list. */
    menus: z.nullable(siteMenus),
    /** Days that personal data is kept here. */
    retention,
    ...brandingColumns,
  }),
  relationships: {},
  includes: [],
  ...empty,
});
