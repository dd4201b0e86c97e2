/** /sitemap.xml of each host (sitemaps.org): one list for a small site, an index of lists for a large one. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fallbackLocale, locales, type Locale, type LocaleStrategy } from '#contract/locales.ts';
import { publicPages } from '#contract/public-pages.ts';
import { originOf } from '#server/http/host.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { countEntries, entries, homeChangedAt, ownPages, sections, type Section } from './queries.ts';

/** Addresses of a list: a file may have 50,000, each of them in every language. */
const perList = 5000;
const keptSeconds = 600;

interface Place {
  path: string;
  /** Where the same is in each language, for what has an address of its own in each. */
  languages?: Partial<Record<Locale, string>>;
  changedAt: Date | null;
}

interface Site {
  origin: string;
  /** None where an address has no language of its own. */
  languages: readonly Locale[];
}

const siteOf = (request: FastifyRequest, services: Services, strategy: LocaleStrategy): Site => ({
  origin: originOf(request, services),
  languages: strategy === 'prefix' && request.center.locales.length > 1 ? locales : [],
});

const addressIn = (origin: string, path: string, locale: Locale) =>
  locale === fallbackLocale ? `${origin}${path}` : `${origin}/${locale}${path === '/' ? '' : path}`;

function written({ origin, languages }: Site, { path, languages: own, changedAt }: Place): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const site = languages.length > 0 ? languages : [fallbackLocale];
  const here = own ? site.filter((locale) => own[locale] !== undefined) : site;
  const address = (locale: Locale) => addressIn(origin, own?.[locale] ?? path, locale);
  const link = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`;
  const usual = here.find((locale) => locale === fallbackLocale) ?? here[0];
  const links = here.map((locale) => link(locale, locale)).join('');
  const alternates = languages.length > 0 && usual ? `${links}${link('x-default', usual)}` : '';
  return here.map((locale) => `<url><loc>${address(locale)}</loc>${changed}${alternates}</url>`).join('\n');
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const listOf = (site: Site, places: readonly Place[]) =>
  `${head}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${places.map((place) => written(site, place)).join('\n')}\n</urlset>\n`;
// The ampersand as XML writes it.
const indexOf = ({ origin }: Site, lists: readonly string[]) =>
  `${head}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lists.map((query) => `<sitemap><loc>${origin}/sitemap.xml?${query}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`;

async function pagePlaces(scope: TenantScope, { languages }: Site, now: Date): Promise<Place[]> {
  const changedAt = await homeChangedAt(scope);
  const screens = [...publicPages, '/nieuws'].map((path) => ({
    path,
    changedAt: path === '/' ? changedAt : null,
  }));
  const site = languages.length > 0 ? languages : [fallbackLocale];
  const own = await ownPages(scope, now, site);
  return [...screens, ...own.map((page) => ({ ...page, path: '/' }))];
}

async function sectionPlaces(
  scope: TenantScope,
  section: Section,
  now: Date,
  number: number,
): Promise<Place[]> {
  const rows = await entries(scope, section, { now, number, size: perList });
  return rows.map(({ id, updatedAt }) => ({ path: `/${section}/${id}`, changedAt: updatedAt }));
}

/** The whole site in one list; else an index of its lists. */
async function wholeSite(scope: TenantScope, site: Site, now: Date): Promise<string> {
  const lists = ['section=pages'];
  let all = 0;
  for (const section of sections) {
    const records = await countEntries(scope, section, now);
    all += records;
    for (let page = 1; page <= Math.ceil(records / perList); page += 1)
      lists.push(`section=${section}&amp;page=${page}`);
  }
  if (all > perList) return indexOf(site, lists);
  const places = await pagePlaces(scope, site, now);
  for (const section of sections) places.push(...(await sectionPlaces(scope, section, now, 1)));
  return listOf(site, places);
}

interface Asked {
  section?: string;
  page?: string;
}

async function sitemap(
  scope: TenantScope,
  site: Site,
  now: Date,
  { section, page = '1' }: Asked,
): Promise<string> {
  if (section === undefined) return wholeSite(scope, site, now);
  if (section === 'pages') return listOf(site, await pagePlaces(scope, site, now));
  const known = sections.find((one) => one === section);
  if (!known || !/^[1-9]\d{0,3}$/.test(page)) refuse('not_found');
  const places = await sectionPlaces(scope, known, now, Number(page));
  if (places.length === 0) refuse('not_found');
  return listOf(site, places);
}

/** Registers it. */
export function serveSitemap(app: FastifyInstance, services: Services): void {
  app.get('/sitemap.xml', async (request: FastifyRequest<{ Querystring: Asked }>, reply: FastifyReply) => {
    const site = siteOf(request, services, services.configuration.localeStrategy);
    const text = await inScope(
      services.pool,
      request.center.id,
      (scope) => sitemap(scope, site, services.now(), request.query),
      { isReadOnly: true },
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${keptSeconds}`)
      .send(text);
  });
}
