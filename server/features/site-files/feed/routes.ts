/** The news of each host as Atom (RFC 4287), in each language of its site. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { centerName } from '#contract/center-name.ts';
import { fallbackLocale, locales, type Locale } from '#contract/locales.ts';
import { newsFeedOf } from '#contract/news-feed.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import { originOf } from '#server/http/host.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { newestNews, type NewsEntry } from './queries.ts';

const keptSeconds = 600;
const titles: Record<Locale, (name: string) => string> = {
  nl: (name) => `Nieuws van ${name}`,
  en: (name) => `News from ${name}`,
};

interface Feed {
  origin: string;
  locale: Locale;
  name: string;
  news: readonly NewsEntry[];
}

const pageAddress = ({ origin, locale }: Feed, path: string) =>
  `${origin}${locale === fallbackLocale ? '' : `/${locale}`}${path}`;

function entryOf(feed: Feed, entry: NewsEntry): string {
  const summary = entry.summary ? `<summary>${escapeHtml(entry.summary)}</summary>` : '';
  const published = entry.publishedAt ? `<published>${entry.publishedAt.toISOString()}</published>` : '';
  return [
    '<entry>',
    `<id>urn:uuid:${entry.id}</id>`,
    `<title>${escapeHtml(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(pageAddress(feed, addressOfPage(entry)))}"/>`,
    `${published}<updated>${entry.updatedAt.toISOString()}</updated>`,
    `${summary}</entry>`,
  ].join('\n');
}

function written(feed: Feed): string {
  const { origin, locale, name, news } = feed;
  const self = `${origin}${newsFeedOf(locale)}`;
  const changed = Math.max(0, ...news.map(({ updatedAt }) => updatedAt.getTime()));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${escapeHtml(self)}</id>`,
    `<title>${escapeHtml(titles[locale](name))}</title>`,
    `<updated>${new Date(changed).toISOString()}</updated>`,
    `<author><name>${escapeHtml(name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(pageAddress(feed, '/nieuws'))}"/>`,
    ...news.map((entry) => entryOf(feed, entry)),
    '</feed>\n',
  ].join('\n');
}

async function newsFeed(services: Services, request: FastifyRequest, locale: Locale): Promise<string> {
  const { center } = request;
  if (!center.locales.includes(locale)) refuse('not_found');
  return inScope(
    services.pool,
    center.id,
    async (scope) => {
      const profile = (await centerProfile(scope)) ?? null;
      const named = { name: center.name, appName: center.configuredAppName, profile };
      return written({
        origin: originOf(request, services),
        locale,
        name: centerName(named, locale),
        news: await newestNews(scope, locale, services.now()),
      });
    },
    { isReadOnly: true },
  );
}

/** Registers one for each language. */
export function serveNewsFeed(app: FastifyInstance, services: Services): void {
  for (const locale of locales)
    app.get(newsFeedOf(locale), async (request, reply) =>
      reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', `public, max-age=${keptSeconds}`)
        .send(await newsFeed(services, request, locale)),
    );
}
