/** Sites that only say that they are closed, or that there is no centre yet. What their page is drawn with is served as ever. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { firstAdminScreen } from '#contract/first-admins.ts';
import { retryAfterSeconds } from '#server/db/connection-errors.ts';
import { nowhere } from '#server/tenancy/centers.ts';
import { Refusal, refuse } from './refusal.ts';

/** Screens, calls, what search engines read, and what shows words of the site elsewhere. */
const isOfSite = (route: string | undefined) =>
  route === undefined ||
  route === '/*' ||
  /^\/(?:api\/v1|auth|embed|feed|posters|share-picture|sitemap)/.test(route);

const withoutPrefix = (url: string) => (url.split('?')[0] ?? '').replace(/^\/(?:nl|en)(?=\/)/, '');

/** Where the first admin comes in: the calls, and the screen in any language, with its data and the list of what it may load. */
const isFirstAdmin = ({ url, routeOptions }: FastifyRequest) =>
  routeOptions.url?.startsWith('/api/v1/first_admins') === true ||
  [firstAdminScreen, `${firstAdminScreen}.data`, '/__manifest'].includes(withoutPrefix(url));

/** Where one chooses another centre: a site that is closed leads there, and nowhere else. */
const isChoosing = ({ url }: FastifyRequest) => ['/switch', '/switch.data'].includes(withoutPrefix(url));

/** 410: a search engine takes the pages out of its results; 503 would ask it to come back soon, for as long as it takes. */
export function refuseRestingSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    // What a page asks of our own API was let through with the page.
    if (request.caller || !isOfSite(request.routeOptions.url)) return;
    if (request.center.isClosed && !isChoosing(request)) refuse('center_closed');
    if (request.center.id === nowhere && !isFirstAdmin(request))
      throw new Refusal([{ code: 'no_center' }], retryAfterSeconds);
  });
}
