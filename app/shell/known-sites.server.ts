/**
 * The look of each centre's site as it was last loaded, for error pages: what fails most often, the database, is also where the look
 * comes from.
 */
import { fallbackLocale } from '#contract/locales.ts';
import { retentionDefaults } from '#contract/retention.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Frame, FrameTheme } from '#app/shell/frame.ts';

/** What of a frame belongs to the site, and nothing to whoever asks. */
export type SiteFrame = Pick<Frame, 'name' | 'configuration' | 'profile' | 'theme' | 'keptApplicationDays'>;

type Where = Pick<Page, 'api' | 'center' | 'locale' | 'localeStrategy'>;

/** By server, one for each centre and language: as many as it serves. */
const cache = new WeakMap<Page['api']['server'], Map<string, SiteFrame>>();
const keyOf = ({ center, locale }: Where) => `${center.id} ${locale}`;

export function rememberSite(page: Where, site: SiteFrame): void {
  const { server } = page.api;
  const sites = cache.get(server) ?? new Map<string, SiteFrame>();
  cache.set(server, sites.set(keyOf(page), site));
}
export const cachedSite = (page: Where): SiteFrame | undefined =>
  cache.get(page.api.server)?.get(keyOf(page));

/** What a centre may have switched on, all off. */
const noFeatures: Frame['configuration']['features'] = {
  volunteerProfiles: false,
  activities: false,
  oneOnOneHelp: false,
  oneOnOneWording: 'one-on-one',
  centerSharing: false,
  i18n: false,
};

/** A centre that has told nothing of itself but its name. */
const plainProfile = (name: string): Frame['profile'] => ({
  type: 'volunteer_center_profiles',
  id: '',
  name,
  nameEn: null,
  tagline: null,
  taglineEn: null,
  phoneNumber: null,
  email: null,
  address: null,
  addressEn: null,
  websiteLogoUrl: null,
  websiteLogoDarkModeUrl: null,
  websiteLogoSeenOn: null,
  websiteLogoDarkModeSeenOn: null,
  faviconUrl: null,
  gtagId: null,
  showAnbiLogo: false,
  showNovLogo: false,
  chamberOfCommerceNumber: null,
  rsin: null,
  municipalityCode: null,
  openingHours: [],
  socialLinks: [],
  locales: [fallbackLocale],
  footerText: null,
  footerTextEn: null,
  menus: null,
  can: {},
});

/** A site of which nothing could be loaded since the start: its name is known from its host. */
export function plainSite({ center, localeStrategy }: Omit<Where, 'api'>, theme: FrameTheme): SiteFrame {
  const { id: volunteerCenterId, key: tenant, appName, locales } = center;
  return {
    name: appName,
    theme,
    keptApplicationDays: retentionDefaults.applicationsNotTakenWithConsent,
    profile: plainProfile(appName),
    configuration: {
      productName: appName,
      appName,
      tenant,
      volunteerCenterId,
      appContext: null,
      locales: [...locales],
      localeStrategy,
      features: noFeatures,
      isStagedoos: false,
      allowInactiveUsers: false,
      enableOrganizationsMoving: false,
      mapTileUrl: null,
      mapCredit: null,
      reportsFaults: false,
      headerBorder: 'plain',
      analyticsScriptUrl: '',
    },
  };
}
