/** For mails: the language of who reads one, and addresses on the site of the centre in it. */
import type { Locale } from '#contract/locales.ts';
import { chooseLocale } from './request.ts';
import type { Context } from './route.ts';

/** An address on the centre's site, in the reader's language. */
export const addressOn = (context: Pick<Context, 'origin'>, locale: Locale, path: string) =>
  `${context.origin}${locale === 'nl' ? '' : `/${locale}`}${path}`;

export const localeOfReader = (context: Pick<Context, 'center'>, wanted: string): Locale =>
  chooseLocale([wanted], context.center);
