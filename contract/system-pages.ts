/** Screens that a menu may lead to by a word of their own, so that an item outlives a change of address. */
import { askPath } from './public-pages.ts';
import type { FeatureFlags } from './flags.ts';

/** Whom a link is shown to: what asks for signing in is nothing for a visitor, and whoever is in needs no door. */
export const audiences = ['everybody', 'signed_in', 'visitors'] as const;
export type Audience = (typeof audiences)[number];

export interface SystemPage {
  path: string;
  audience: Audience;
  /** Addresses that begin so belong to it as well, where that is more than its own. */
  under?: string;
  /** A centre has it where this is on. */
  feature?: {
    [Name in keyof FeatureFlags]: FeatureFlags[Name] extends boolean ? Name : never;
  }[keyof FeatureFlags];
  /** Specified, and not there yet. A test of the code base says when it is. */
  isComing?: true;
}

/** By their words, in the order in which they are offered. */
export const systemPages = {
  home: { path: '/', audience: 'everybody' },
  vacancies: { path: '/vacancies/search', audience: 'everybody', under: '/vacancies' },
  news: { path: '/nieuws', audience: 'everybody' },
  organizations: { path: '/organizations', audience: 'signed_in' },
  organization_signup: { path: '/organizations/signup', audience: 'everybody' },
  sign_up: { path: '/signup', audience: 'visitors' },
  sign_in: { path: '/auth/login-1', audience: 'visitors' },
  dashboard: { path: '/dashboard', audience: 'signed_in' },
  profile: { path: '/profiel', audience: 'signed_in' },
  applications: { path: '/applications', audience: 'signed_in' },
  notifications: { path: '/notificaties', audience: 'signed_in' },
  changelog: { path: '/volunteerly/changelog', audience: 'signed_in' },
  terms: { path: '/voorwaarden', audience: 'everybody' },
  privacy: { path: '/privacy', audience: 'everybody' },
  cookies: { path: '/cookies', audience: 'everybody' },
  accessibility: { path: '/toegankelijkheid', audience: 'everybody' },
  one_on_one_help: {
    path: '/een-op-een-hulp',
    audience: 'everybody',
    feature: 'oneOnOneHelp',
    isComing: true,
  },
  social_map: { path: '/sociale-kaart', audience: 'everybody', isComing: true },
  activities: {
    path: '/activiteitenkalender',
    audience: 'everybody',
    feature: 'activities',
    isComing: true,
  },
  workshops: { path: '/workshops', audience: 'signed_in', feature: 'activities', isComing: true },
  volunteer_pool: {
    path: '/vrijwilligerspool',
    audience: 'signed_in',
    feature: 'volunteerProfiles',
    isComing: true,
  },
  partners: { path: '/partners', audience: 'everybody' },
  centers: { path: '/switch', audience: 'everybody' },
  /** Whoever is signed in is sent on to the form that keeps what they asked. */
  contact_form: {
    path: askPath,
    audience: 'everybody',
    under: '/contactformulier',
  },
} as const satisfies Record<string, SystemPage>;

export type SystemPageId = keyof typeof systemPages;
export const systemPageIds = Object.keys(systemPages) as [SystemPageId, ...SystemPageId[]];

/** The page with this word, whatever was stored; undefined where a centre with these features has none. */
export function systemPageFor(id: string | null, features: FeatureFlags): SystemPage | undefined {
  if (id === null || !Object.hasOwn(systemPages, id)) return undefined;
  const page: SystemPage = systemPages[id as SystemPageId];
  const isOff = page.feature !== undefined && !features[page.feature];
  return page.isComing || isOff ? undefined : page;
}

/** Whom a link to it is shown to; whoever comes for any other link. */
export const audienceOf = (id: string | null): Audience =>
  id !== null && Object.hasOwn(systemPages, id) ? systemPages[id as SystemPageId].audience : 'everybody';

/** What a centre with these features may choose from. */
export const systemPagesOf = (features: FeatureFlags): SystemPageId[] =>
  systemPageIds.filter((id) => systemPageFor(id, features));
