/** In which language a page is, and where a visitor goes to get it (specification, sections 1, 2 and 4). */
import {
  fallbackLocale,
  isLocale,
  localeCookieName,
  type Locale,
  type LocaleStrategy,
} from '#contract/locales.ts';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguages } from './request.ts';

export interface LocaleQuestion {
  /** Path with query. */
  path: string;
  strategy: LocaleStrategy;
  /** Languages of the centre. */
  locales: readonly Locale[];
  /** The cookie `locale`. */
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  /** Only a page that one opens is sent elsewhere, not a form or the data of a page. */
  mayRedirect: boolean;
}

export interface LocaleAnswer {
  locale: Locale;
  redirect: string | null;
  /** To be remembered in the cookie: a prefix is a choice. */
  remember: Locale | null;
}

const prefixed = /^\/(nl|en)(?=\/|$|\?|\.data)/;

/** One slash in front: '//host' would be an address elsewhere. */
const bare = (path: string) => `/${path.replace(prefixed, '').replace(/^[/\\]+/, '')}`;

function prefer(path: string, locale: Locale): string {
  const rest = bare(path);
  return `/${locale}${/^\/($|\?)/.test(rest) ? rest.slice(1) : rest}`;
}

/**
 * Route, cookie, browser, in this order. With prefixes an address without one is Dutch, and somebody who chose English before,
 * or comes for the first time with an English browser, is led to the English one. Without prefixes every page has one address:
 * a prefix from elsewhere is a choice, and leads there.
 */
export function localeOfPage(question: LocaleQuestion): LocaleAnswer {
  const { path, strategy, locales, cookie, acceptLanguage, mayRedirect } = question;
  const prefix = prefixed.exec(path)?.[1];
  const toBare = prefix !== undefined && mayRedirect ? bare(path) : null;
  const plain: LocaleAnswer = { locale: fallbackLocale, redirect: null, remember: null };
  if (locales.length < 2) return { ...plain, redirect: toBare };
  if (isLocale(prefix)) {
    const remember = cookie === prefix ? null : prefix;
    return { locale: prefix, redirect: strategy === 'no_prefix' ? toBare : null, remember };
  }
  const chosen = isLocale(cookie) ? cookie : acceptedLanguages(acceptLanguage).find(isLocale);
  const wanted = chosen !== undefined && locales.includes(chosen) ? chosen : fallbackLocale;
  if (strategy === 'no_prefix') return { ...plain, locale: wanted };
  return wanted !== fallbackLocale && mayRedirect ? { ...plain, redirect: prefer(path, wanted) } : plain;
}

/** Data of a page, or the router's own question which routes there are. */
export const isOfRouter = (url: URL) => url.pathname.endsWith('.data') || url.pathname === '/__manifest';

/** `url` null where nothing may be asked of it: the language is then that of the page one is on. */
export function languageOf(request: FastifyRequest, url: URL | null, strategy: LocaleStrategy): LocaleAnswer {
  return localeOfPage({
    path: url ? `${url.pathname}${url.search}` : request.url,
    strategy,
    locales: request.center.locales,
    cookie: request.cookies[localeCookieName],
    acceptLanguage: request.headers['accept-language'],
    mayRedirect: url !== null && request.method !== 'POST' && !isOfRouter(url),
  });
}
