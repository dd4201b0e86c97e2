/** What a document says of itself in its head. */
import type { Locale, LocaleStrategy } from '#contract/locales.ts';
import { inLocale, localeOf, withoutPrefix } from '#app/shell/locale-path.ts';

/** The title of the route with the name of the site behind it, or that name alone (specification, section 2). */
export const fullTitle = (title: string | undefined, siteName: string): string =>
  title ? `${title} | ${siteName}` : siteName;

function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * A page in each language, and which of them is shown: without query, as filters make no other page. Dutch has no prefix. Where
 * no language has one, every language has the same address, and there is nothing to tell apart.
 */
export function addressesOf(
  origin: string,
  pathname: string,
  strategy: LocaleStrategy,
): { canonical: string; alternates: Record<Locale, string> | null } {
  const bare = withoutEndSlashes(withoutPrefix(pathname));
  if (strategy === 'no_prefix') return { canonical: `${origin}${bare}`, alternates: null };
  const alternates = { nl: `${origin}${bare}`, en: `${origin}${inLocale('en', bare)}` };
  return { canonical: alternates[localeOf(pathname)], alternates };
}
