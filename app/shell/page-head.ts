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
 * no language has one, every language has the same address, and there is nothing to tell apart. `languages` says where a page is that
 * has an address of its own in each language, and in which it is at all.
 */
export function addressesOf(
  origin: string,
  pathname: string,
  strategy: LocaleStrategy,
  languages?: Partial<Record<Locale, string>>,
): { canonical: string; alternates: Partial<Record<Locale, string>> | null } {
  const bare = withoutEndSlashes(withoutPrefix(pathname));
  const addressIn = (locale: Locale, path: string) =>
    `${origin}${locale === 'nl' ? path : inLocale(locale, path)}`;
  const canonical = strategy === 'no_prefix' ? `${origin}${bare}` : addressIn(localeOf(pathname), bare);
  if (strategy === 'no_prefix') return { canonical, alternates: null };
  const paths = Object.entries(languages ?? { nl: bare, en: bare }) as [Locale, string][];
  const alternates = Object.fromEntries(paths.map(([locale, path]) => [locale, addressIn(locale, path)]));
  return { canonical, alternates };
}
