/** In which language a page is, and where a visitor goes to get it (specification, sections 1, 2 and 4). */
import { fallbackLocale, isLocale, type Locale } from '#contract/locales.ts';
import { acceptedLanguages } from './request.ts';

export interface LocaleQuestion {
  /** Path with query. */
  path: string;
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

/** No prefix is Dutch, unless somebody chose English before or comes for the first time with an English browser. */
export function localeOfPage(question: LocaleQuestion): LocaleAnswer {
  const { path, locales, cookie, acceptLanguage, mayRedirect } = question;
  const prefix = prefixed.exec(path)?.[1];
  const plain: LocaleAnswer = { locale: fallbackLocale, redirect: null, remember: null };
  if (locales.length < 2) return { ...plain, redirect: prefix && mayRedirect ? bare(path) : null };
  if (isLocale(prefix))
    return { locale: prefix, redirect: null, remember: cookie === prefix ? null : prefix };
  if (!mayRedirect) return plain;
  const wanted = isLocale(cookie) ? cookie : acceptedLanguages(acceptLanguage).find(isLocale);
  const isOther = wanted !== undefined && wanted !== fallbackLocale && locales.includes(wanted);
  return isOther ? { ...plain, redirect: prefer(path, wanted) } : plain;
}
