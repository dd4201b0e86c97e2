/** What every centre tells about itself and its site. */
export const legalPages = {
  terms: '/voorwaarden',
  privacy: '/privacy',
  cookies: '/cookies',
  accessibility: '/toegankelijkheid',
} as const;
export type LegalPage = keyof typeof legalPages;

/** Which of them is at an address of one part, `privacy`. */
export const legalPageAt = (slug: string | undefined): LegalPage | undefined =>
  (Object.keys(legalPages) as LegalPage[]).find((name) => legalPages[name] === `/${slug}`);

/** Screens with one address that search engines may list; those of a record are listed with it. */
export const publicPages: readonly string[] = [
  '/',
  '/vacancies/search',
  '/signup',
  '/organizations/signup',
  '/partners',
  '/switch',
  ...Object.values(legalPages),
];

/** The screen on which somebody changes their password. */
export const passwordScreen = '/profile-edit/settings#security';

/** Where everybody asks the centre something; whoever is signed in is sent on to the form that keeps it. */
export const askPath = '/contactformulier/zonder-account';
