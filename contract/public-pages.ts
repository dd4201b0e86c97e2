/** Screens with one address that search engines may list; those of a record are listed with it. */
export const publicPages = ['/', '/vacancies/search', '/signup', '/organizations/signup'] as const;

/** The screen on which somebody changes their password. */
export const passwordScreen = '/profile-edit/settings#security';
