/** The small files that programs look for on every host: robots.txt and two of /.well-known. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dialled } from '#contract/dialled-number.ts';
import { passwordScreen } from '#contract/public-pages.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { serveFavicon } from './favicon/routes.ts';
import { serveNewsFeed } from './news-feed/routes.ts';
import { serveManifest } from './manifest/routes.ts';
import { servePosters } from './poster/routes.ts';
import { serveSharePictures } from './share-picture/routes.ts';
import { serveSitemap } from './sitemap/routes.ts';
import { serveVacancyEmbed } from './vacancy-embed/routes.ts';
import { serveVacancyFeed } from './vacancy-feed/routes.ts';
import { originOf } from '#server/http/host.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';

const keptSeconds = 3600;
const day = 24 * 3600_000;
/** RFC 9116 wants less than a year; this is told again each day. */
const validDays = 180;

/** Search engines draw pages, so that they may fetch the icons of them. */
const robots = (origin: string) => `User-agent: *
Allow: /api/_nuxt_icon/
Disallow: /api/
Disallow: /auth/
Disallow: /dev/

Sitemap: ${origin}/sitemap.xml
`;

/** Who is told of a leak: the configuration's address, else the centre's own. Null where neither is known. */
async function contactOf(services: Services, request: FastifyRequest): Promise<string | null> {
  const { securityContact } = services.configuration;
  if (securityContact !== null) return securityContact;
  const profile = await inScope(services.pool, request.center.id, (scope) => centerProfile(scope), {
    isReadOnly: true,
  });
  if (profile?.email) return `mailto:${profile.email}`;
  if (!profile?.phoneNumber) return null;
  const number = dialled(profile.phoneNumber);
  // A number of the country alone says of which (RFC 3966).
  return `tel:${number}${number.startsWith('+') ? '' : ';phone-context=+31'}`;
}

/** RFC 9116. */
async function securityText(services: Services, request: FastifyRequest): Promise<string> {
  const contact = (await contactOf(services, request)) ?? refuse('not_found');
  const today = Math.floor(services.now().getTime() / day) * day;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + validDays * day).toISOString()}`,
    `Preferred-Languages: ${request.center.locales.join(', ')}`,
    `Canonical: ${originOf(request, services)}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Registers them, the sitemap, news and vacancies as feeds, vacancies for other sites, what telephones ask for, the pictures of shared links, posters, and the favicon. */
export function serveSiteFiles(app: FastifyInstance, services: Services): void {
  const caching = `public, max-age=${keptSeconds}`;
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching)
      .send(robots(originOf(request, services))),
  );
  app.get('/.well-known/security.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching)
      .send(await securityText(services, request)),
  );
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(passwordScreen, 302),
  );
  serveSitemap(app, services);
  serveNewsFeed(app, services);
  serveVacancyFeed(app, services);
  serveVacancyEmbed(app, services);
  serveManifest(app, services);
  serveSharePictures(app, services);
  servePosters(app, services);
  serveFavicon(app, services);
}
