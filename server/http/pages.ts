/** Serves the screens: everything that is no API call and no file is a page. */
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeCookieDays, localeCookieName } from '#contract/locales.ts';
import { uploadBytesMax } from '#contract/uploads.ts';
import { followContent } from './content-follower.ts';
import { analyticsSources, type PolicyOptions } from './content-security.ts';
import { keepable, pageVary, sendCached, sendFresh } from './page-answer.ts';
import { serveAssets } from './page-assets.ts';
import { serveBuilds } from './page-builds.ts';
import { openBundle, type Bundle } from './page-bundle.ts';
import { PageCache, type PageKey } from './page-cache.ts';
import { isOfRouter, languageOf, type LocaleAnswer } from './page-locale.ts';
import { writePlainErrors } from './page-errors.ts';
import { colourModeOf, consentOf, hasCredentials, hasFlash, makeGift } from './page-request.ts';
import { refuse } from './refusal.ts';
import { originOf } from './request.ts';
import { isSameOrigin } from './same-origin.ts';
import type { Services } from './services.ts';

export interface PageOptions {
  /** Where `react-router build` put client and server. */
  buildFolder?: string;
}

/** Bytes of a form. */
const bodyLimit = 262_144;
/** A form with files: two pictures of the largest size, and what is typed beside them. */
const filesLimit = 2 * uploadBytesMax + bodyLimit;
const shippedBuild = fileURLToPath(new URL('../../build', import.meta.url));

interface Site {
  app: FastifyInstance;
  services: Services;
  bundle: Bundle;
  cache: PageCache;
}

/** The address as the visitor wrote it; '//host/…' stays a path. */
function addressOf(request: FastifyRequest): URL {
  const text = `${request.protocol}://${request.host}${request.url}`;
  if (!request.url.startsWith('/') || !URL.canParse(text)) refuse('malformed', { values: { what: 'URL' } });
  return new URL(text);
}

/** Cookies that say nothing of a person. */
function setPageCookies(request: FastifyRequest, reply: FastifyReply, { remember }: LocaleAnswer): void {
  const always = { path: '/', secure: true, sameSite: 'lax' } as const;
  const id = String(request.center.id);
  if (request.cookies['volunteerCenterId'] !== id) reply.setCookie('volunteerCenterId', id, always);
  if (remember) reply.setCookie(localeCookieName, remember, { ...always, maxAge: localeCookieDays * 86_400 });
}

function webRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const isPost = request.method === 'POST';
  const body = isPost ? { body: (request.body as Buffer | undefined) ?? Buffer.alloc(0) } : {};
  return new Request(url, { method: isPost ? 'POST' : 'GET', headers, ...(body as RequestInit) });
}

/** Null when this request's answer may not be shared. */
function cacheKey(
  { cache, services }: Site,
  request: FastifyRequest,
  url: URL,
  locale: string,
): PageKey | null {
  if (!cache.isOpen || request.method === 'POST' || isOfRouter(url)) return null;
  if (hasCredentials(request) || hasFlash(request)) return null;
  return {
    centerId: request.center.id,
    locale,
    colourMode: colourModeOf(request),
    consent: consentOf(request, services.now())?.answer ?? '',
    url: url.href,
  };
}

const policyOf = ({ env: { mapTileUrl, isHotReload } }: Services): PolicyOptions => ({
  mapTileUrl,
  isHotReload,
});

async function answer(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { services, bundle, cache } = site;
  const url = addressOf(request);
  if (request.method === 'POST' && !isSameOrigin(request)) refuse('cross_origin');
  const language = languageOf(request, url, services.configuration.localeStrategy);
  setPageCookies(request, reply, language);
  if (language.redirect)
    return reply
      .header('vary', pageVary)
      .header('cache-control', 'private, no-cache')
      .redirect(language.redirect, 302);
  const { locale } = language;
  const key = cacheKey(site, request, url, locale);
  const cached = key && cache.get(key);
  if (cached) return sendCached(request, reply, cached, 'hit');
  const stamp = cache.stamp(request.center.id);
  const policy = policyOf(services);
  const gift = await makeGift(site.app, services, request, reply, {
    locale,
    origin: originOf(request, services),
    allowAnalytics: () => (policy.analytics = analyticsSources(services.configuration)),
  });
  const response = await bundle.answer(webRequest(request, url), gift);
  const body = Buffer.from(await response.arrayBuffer());
  const isPage =
    response.status === 200 && response.headers.get('content-type')?.startsWith('text/html') === true;
  const isPrivate = response.headers.get('cache-control')?.includes('no-store') === true;
  if (key && isPage && !isPrivate && response.headers.getSetCookie().length === 0) {
    const page = keepable(body, gift.nonce, locale, policy);
    cache.put(key, stamp, page);
    return sendCached(request, reply, page, 'miss');
  }
  const isPersonal = gift.actor.kind === 'user' || hasCredentials(request);
  const { nonce } = gift;
  return sendFresh(request, reply, response, { body, nonce, isPersonal, language: locale, policy });
}

/** Screens read the body themselves: it is handed on as it came, files only up to their own limit. */
function readWholeBodies(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers();
  for (const [type, limit] of [
    ['multipart/form-data', filesLimit],
    ['*', bodyLimit],
  ] as const)
    pages.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: limit }, (_request, body, done) =>
      done(null, body),
    );
}

/** Registers pages and files behind everything that is registered already. */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  options: PageOptions = {},
): Promise<void> {
  const bundle = await openBundle(app, services, options.buildFolder ?? shippedBuild);
  const cache = new PageCache();
  // While one types, yesterday's page would be in the way.
  const stopFollowing = services.env.isHotReload ? async () => {} : followContent(cache, services);
  app.addHook('onClose', async () => {
    await Promise.all([stopFollowing(), bundle.close()]);
  });
  const site: Site = { app, services, bundle, cache };
  await app.register(async (pages) => {
    readWholeBodies(pages);
    writePlainErrors(pages, services);
    if (bundle.clientFolder) serveAssets(pages, services, bundle.clientFolder);
    if (bundle.stamp) serveBuilds(pages, bundle.stamp);
    pages.route({
      method: ['GET', 'POST'],
      url: '/*',
      bodyLimit,
      handler: async (request, reply) => {
        if (
          services.env.isHotReload &&
          request.method === 'GET' &&
          (await bundle.serveSource(request, reply))
        )
          return reply.hijack();
        return answer(site, request, reply);
      },
    });
  });
}
