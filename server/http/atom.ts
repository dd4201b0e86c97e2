/** Feeds in Atom (RFC 4287): writing one, and serving it in each language. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fallbackLocale, locales, type Locale } from '#contract/locales.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';

export interface AtomEntry {
  id: string;
  title: string;
  /** `/nieuws/feest`, of the page in Dutch. */
  path: string;
  summary: string | null;
  /** Whose it is, where that is not whose feed it is. */
  author?: string;
  publishedAt: Date | null;
  updatedAt: Date;
}

interface AtomFeed {
  /** `https://oldebroek.example` */
  origin: string;
  locale: Locale;
  /** `/en/feed/news.atom`, with its query. */
  self: string;
  /** Path and query of the page that shows the same, in Dutch. */
  page: string;
  title: string;
  author: string;
  /** The newest first. */
  entries: readonly AtomEntry[];
}

/** So long may a reader program, or what stands between, keep it. */
const caching = 'public, max-age=600';

const pageAddress = ({ origin, locale }: AtomFeed, path: string) =>
  `${origin}${locale === fallbackLocale ? '' : `/${locale}`}${path}`;

function entryText(feed: AtomFeed, { id, title, path, summary, author, publishedAt, updatedAt }: AtomEntry) {
  return [
    '<entry>',
    `<id>urn:uuid:${id}</id>`,
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(pageAddress(feed, path))}"/>`,
    ...(author === undefined ? [] : [`<author><name>${escapeHtml(author)}</name></author>`]),
    `${publishedAt ? `<published>${publishedAt.toISOString()}</published>` : ''}<updated>${updatedAt.toISOString()}</updated>`,
    `${summary ? `<summary>${escapeHtml(summary)}</summary>` : ''}</entry>`,
  ].join('\n');
}

/** The document. It counts as changed when the newest of its entries was; without any, at the beginning of time. */
export function atomDocument(feed: AtomFeed): string {
  const { origin, locale, self, page, title, author, entries } = feed;
  const address = escapeHtml(`${origin}${self}`);
  const changed = Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime()));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${address}</id>`,
    `<title>${escapeHtml(title)}</title>`,
    `<updated>${new Date(changed).toISOString()}</updated>`,
    `<author><name>${escapeHtml(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${address}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(pageAddress(feed, page))}"/>`,
    ...entries.map((entry) => entryText(feed, entry)),
    '</feed>\n',
  ].join('\n');
}

/** Serves what `write` makes at the address of each language. */
export function serveAtom(
  app: FastifyInstance,
  addressOf: (locale: Locale) => string,
  write: (request: FastifyRequest, locale: Locale) => Promise<string>,
): void {
  for (const locale of locales)
    app.get(addressOf(locale), async (request, reply) =>
      reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', caching)
        .send(await write(request, locale)),
    );
}
