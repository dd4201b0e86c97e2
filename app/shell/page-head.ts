/** What a document says of itself in its head. */
import type { Locale } from '#contract/locales.ts';
import { inLocale, localeOf, withoutPrefix } from '#app/shell/locale-path.ts';

/** The title of the route with the name of the site behind it, or that name alone (specification, section 2). */
export const fullTitle = (title: string | undefined, siteName: string): string =>
  title ? `${title} | ${siteName}` : siteName;

/** A page in each language, and which of them is shown: without query, as filters make no other page. Dutch has no prefix. */
export function addressesOf(origin: string, pathname: string): Record<Locale | 'canonical', string> {
  const bare = withoutPrefix(pathname).replace(/(?<=.)\/+$/, '');
  const addresses = { nl: `${origin}${bare}`, en: `${origin}${inLocale('en', bare)}` };
  return { ...addresses, canonical: addresses[localeOf(pathname)] };
}
