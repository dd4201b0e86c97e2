/** A page for when the screens themselves cannot answer: too large, too many, from elsewhere, or broken. */
import { createHash } from 'node:crypto';
import type { Locale } from '#contract/locales.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';

const texts = {
  nl: {
    403: ['Geen toegang', 'Dit verzoek kwam van een andere website.'],
    404: ['Pagina niet gevonden', 'Deze pagina is niet gevonden.'],
    413: ['Oeps… er ging iets mis (foutcode: 413)', 'Wat je stuurde is te groot.'],
    429: [
      'Oeps… er ging iets mis (foutcode: 429)',
      'Er kwamen te veel verzoeken tegelijk. Probeer het over een minuut nog eens.',
    ],
    other: 'Oeps… er ging iets mis (foutcode: {code})',
    ours: 'Dit ligt aan ons, niet aan jou. Probeer het over een paar minuten nog eens.',
    yours: 'Dit verzoek lukte zo niet. Ga terug en probeer het nog eens.',
    home: 'Terug naar de voorpagina',
  },
  en: {
    403: ['Access forbidden', 'This request came from another website.'],
    404: ['Page not found', 'This page could not be found.'],
    413: ['Oops... something went wrong! (error code: 413)', 'What you sent is too large.'],
    429: [
      'Oops... something went wrong! (error code: 429)',
      'Too many requests at once. Please try again in a minute.',
    ],
    other: 'Oops... something went wrong! (error code: {code})',
    ours: 'This is our fault, not yours. Please try again in a few minutes.',
    yours: 'That didn’t work. Go back and try again.',
    home: 'Back to home',
  },
} as const;

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color-scheme:light dark}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Title and text of a status, as on the error page of the screens. */
function wordsFor(status: number, locale: Locale): readonly [title: string, text: string] {
  const words = texts[locale];
  if (status === 403 || status === 404 || status === 413 || status === 429) return words[status];
  return [words.other.replace('{code}', String(status)), status < 500 ? words.yours : words.ours];
}

export interface PlainErrorSite {
  /** Of the centre; null when it is not known. */
  name: string | null;
  locale: Locale;
  /** Keeps the language prefix. */
  home: string;
  /** Crawlers get the status and no words (specification, section 8). */
  isForCrawler: boolean;
}

/** The page and the policy under which it may be shown. */
export function plainErrorPage(
  status: number,
  { name, locale, home, isForCrawler }: PlainErrorSite,
): { html: string; policy: string } {
  if (isForCrawler) {
    const empty = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(name ?? '')}</title>`;
    return { html: empty, policy };
  }
  const [title, text] = wordsFor(status, locale);
  const site = name === null ? '' : `<p><strong>${escapeHtml(name)}</strong></p>`;
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}${name === null ? '' : ` | ${escapeHtml(name)}`}</title><style>${style}</style><main>${site}<h1>${title}</h1><p>${text}</p><p><a href="${home}">${texts[locale].home}</a></p></main></html>`;
  return { html, policy };
}
