import type { AppContext } from './flags.ts';

/**
 * First parts of addresses that are the site's own: a page with one of them would never be seen. A test of the code base holds this list
 * against the screens and what else the server answers.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'account',
  'activiteitenkalender',
  'admin',
  'analytics',
  'api',
  'applications',
  'assets',
  'auth',
  'builds',
  'concept',
  'confirm',
  'contactformulier',
  'content',
  'conversations',
  'cookies',
  'dashboard',
  'dev',
  'een-op-een-hulp',
  'en',
  'embed',
  'feed',
  'form-builder',
  'forms',
  'gelderse-handen',
  'healthz',
  'home',
  'instellingen',
  'metrics',
  'nieuws',
  'nl',
  'notificaties',
  'notification-templates',
  'open',
  'organizations',
  'partners',
  'preferences',
  'privacy',
  'profiel',
  'profile-edit',
  'posters',
  'profile-replies',
  'readyz',
  'share-picture',
  'signup',
  'sociale-kaart',
  'switch',
  'test',
  'toegankelijkheid',
  'uitloggen',
  'uploads',
  'users',
  'vacancies',
  'volunteerly',
  'voorwaarden',
  'vrijwilligerspool',
  'workshops',
]);

/** The campaign of one context: there its screen shows the page that the centre writes under this name. */
export const campaign = { slug: 'gelderse-handen', appContext: 'gelderland' } as const;

/** Whether a page of a centre may not be called so. */
export const isReservedSlug = (slug: string, appContext: AppContext | null): boolean =>
  reservedSlugs.has(slug) && !(slug === campaign.slug && appContext === campaign.appContext);
