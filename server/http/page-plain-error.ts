/** A page for when the screens themselves cannot answer: too large, too many, from elsewhere, or broken. */
import { createHash } from 'node:crypto';
import type { Locale } from '#contract/locales.ts';

const texts = {
  nl: {
    403: ['Geen toegang', 'Dit verzoek kwam van een andere website.'],
    413: ['Te groot', 'Wat je stuurde is te groot.'],
    429: ['Even rustig aan', 'Er kwamen te veel verzoeken tegelijk. Probeer het over een minuut nog eens.'],
    other: ['Oeps… er ging iets mis', 'Dit ligt aan ons. Probeer het over een paar minuten nog eens.'],
    home: 'Terug naar de voorpagina',
  },
  en: {
    403: ['Access forbidden', 'This request came from another website.'],
    413: ['Too large', 'What you sent is too large.'],
    429: ['Slow down a little', 'Too many requests at once. Please try again in a minute.'],
    other: ['Oops... something went wrong!', 'This is our fault. Please try again in a few minutes.'],
    home: 'Back to home',
  },
} as const;

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color-scheme:light dark}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The page and the policy under which it may be shown. */
export function plainErrorPage(status: number, locale: Locale): { html: string; policy: string } {
  const words = texts[locale];
  const [title, text] = status === 403 || status === 413 || status === 429 ? words[status] : words.other;
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${text}</p><p><a href="/">${words.home}</a></p></main></html>`;
  return { html, policy };
}
