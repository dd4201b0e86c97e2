/** Addresses and languages: no prefix is Dutch, and a prefix once taken stays (specification, section 2). */
import { useLocation } from 'react-router';
import type { Configuration } from '#contract/configuration.ts';
import { fallbackLocale, isLocale, localeCookieName, type Locale } from '#contract/locales.ts';
import { textLimits } from '#contract/text-limits.ts';

type Languages = Pick<Configuration, 'locales' | 'localeStrategy'>;

const prefixed = /^\/(nl|en)(?=\/|$|\?|#)/;

/** '/en', '/nl' or ''. */
export const prefixOf = (path: string): string => prefixed.exec(path)?.[0] ?? '';

/** The language of an address; no prefix is Dutch. */
export const localeOf = (path: string): Locale => (prefixOf(path) === '/en' ? 'en' : 'nl');

/** What was chosen in this browser, if anything. */
function cookieLocale(): Locale | undefined {
  const value = new RegExp(`(?:^|; )${localeCookieName}=(\\w+)`).exec(document.cookie)?.[1];
  return isLocale(value) ? value : undefined;
}

/**
 * In a browser: the language that the server would show this address in. Another tab may have chosen another one since this
 * page came (specification, section 4: later route changes detect it again).
 */
export function expectedLocale(
  href: string,
  current: Locale,
  { locales, localeStrategy }: Languages,
): Locale {
  if (locales.length < 2) return current;
  if (prefixOf(href) !== '') return localeOf(href);
  return cookieLocale() ?? (localeStrategy === 'prefix' ? fallbackLocale : current);
}

/** The address without its language; never one that leads to another host. */
export const withoutPrefix = (path: string): string =>
  `/${path.replace(prefixed, '').replace(/^[/\\]+/, '')}`;

/** The same address in the language of `current`. */
export function inLanguageOf(current: string, path: string): string {
  const bare = withoutPrefix(path);
  const prefix = prefixOf(current);
  return prefix !== '' && /^\/($|[?#])/.test(bare) ? `${prefix}${bare.slice(1)}` : `${prefix}${bare}`;
}

/** The address in this language: for the language toggle, canonical and hreflang. */
export const inLocale = (locale: Locale, path: string): string => inLanguageOf(`/${locale}`, path);

/** Turns '/vacancies/search' into the address in the page's language. */
export function usePath(): (path: string) => string {
  const { pathname } = useLocation();
  return (path) => inLanguageOf(pathname, path);
}

/** A page of this site to go on to, or null: nobody may be sent elsewhere by a link to our sign-in page. */
export function safeFrom(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > textLimits.address || !/^\/(?![/\\])/.test(value))
    return null;
  // Browsers drop tabs and line ends, and read a backslash as a slash: '/\t/evil' would lead away.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return null;
  const url = URL.canParse(value, 'http://here') ? new URL(value, 'http://here') : null;
  return url?.origin === 'http://here' && !url.pathname.startsWith('//') ? value : null;
}

/** Where signing in leads back to: here, unless here is the front page or the sign-in page itself. */
export function useSignInHref(): string {
  const { pathname, search } = useLocation();
  const bare = withoutPrefix(pathname);
  if (bare === '/' || bare.startsWith('/auth/')) return '/auth/login-1';
  return `/auth/login-1?${new URLSearchParams({ from: `${pathname}${search}` })}`;
}
