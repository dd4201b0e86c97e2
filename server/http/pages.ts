/** Serves the screens: everything that is no API call and no file is a page. */
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeCookieDays, localeCookieName } from '#contract/locales.ts';
import { retryAfterSeconds } from '#server/db/connection-errors.ts';
import { ipOf, shareOf } from '#server/auth/network-groups.ts';
import { followContent } from './content-follower.ts';
import { analyticsSources, type PolicyOptions } from './content-security.ts';
import { bytesOf, keepable, pageVary, sendCached, sendFresh } from './page-answer.ts';
import { serveAssets } from './page-assets.ts';
import { serveBuilds } from './page-builds.ts';
import { withUploadBudget } from './upload-budget.ts';
import { formReader, readForm, takePageBodies, type FormReader } from './page-body.ts';
import { openBundle, type Bundle, type ReadAddress } from './page-bundle.ts';
import { PageCache, type PageKey } from './page-cache.ts';
import { isOfRouter, languageOf, type LocaleAnswer } from './page-locale.ts';
import { errorScreens } from './page-error-screens.ts';
import { writePageErrors } from './page-errors.ts';
import { colourModeOf, consentOf, hasCredentials, hasFlash, makeRequestContext } from './page-request.ts';
import { Refusal, refuse } from './refusal.ts';
import { originOf } from './host.ts';
import { isSameOrigin } from './same-origin.ts';
import type { Services } from './services.ts';
import { isEmptyBody } from './slow-senders.ts';
import { withoutStuck } from './stuck-address.ts';
import { policyFor, showsTriedLook } from './tried-look.ts';

export interface PageOptions {
  /** Where `react-router build` put client and server. */
  buildFolder?: string;
}

const shippedBuild = fileURLToPath(new URL('../../build', import.meta.url));

interface Site {
  app: FastifyInstance;
  services: Services;
  bundle: Bundle;
  cache: PageCache;
}

/** What was asked, on the site as we know it; '//host/…' stays a path. */
function addressOf(request: FastifyRequest, origin: string): URL {
  const text = `${origin}${request.url}`;
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

async function webRequest(request: FastifyRequest, url: URL, files: FormReader): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  if (request.method !== 'POST') return new Request(url, { headers });
  // Where it comes from is judged (same-origin.ts); the router judges by this header once more, by a narrower rule.
  headers.set('origin', url.origin);
  if (!request.isMultipart() || isEmptyBody(request))
    return new Request(url, {
      method: 'POST',
      headers,
      body: (request.body as Buffer<ArrayBuffer> | undefined) ?? Buffer.alloc(0),
    });
  // Written again: with other bounds between its parts, and another length where a file was cut off.
  headers.delete('content-type');
  headers.delete('content-length');
  return new Request(url, { method: 'POST', headers, body: await readForm(request, files) });
}

/** Null when this request's answer may not be shared. */
function cacheKey(
  { cache, services }: Site,
  request: FastifyRequest,
  { url, isKeepable }: ReadAddress,
  locale: string,
): PageKey | null {
  if (!cache.isOpen || !isKeepable || request.method === 'POST' || isOfRouter(url) || showsTriedLook(url))
    return null;
  if (hasCredentials(request) || hasFlash(request)) return null;
  return {
    centerId: request.center.id,
    locale,
    colourMode: colourModeOf(request),
    consent: consentOf(request, services.now())?.answer ?? '',
    url: url.href,
  };
}

const policyOf = ({ env: { isHotReload } }: Services): PolicyOptions => ({ isHotReload });

/** A screen that met a database that is away is no fault of ours: throws the refusal of that. A screen that says so itself gets a time. */
function tellAway(request: FastifyRequest, reply: FastifyReply, { status, headers }: Response): void {
  if (status === 500 && request.metAway) throw new Refusal([{ code: 'unavailable' }], retryAfterSeconds);
  if (status === 503 && !headers.has('retry-after')) reply.header('retry-after', String(retryAfterSeconds));
}

const lead = (reply: FastifyReply, address: string) =>
  reply.header('vary', pageVary).header('cache-control', 'private, no-cache').redirect(address, 302);

async function answer(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { services, bundle, cache } = site;
  const origin = originOf(request, services);
  const asked = addressOf(request, origin);
  if (request.method === 'POST' && !isSameOrigin(request, services)) refuse('cross_origin');
  const meant = request.method === 'POST' || isOfRouter(asked) ? null : withoutStuck(request.url);
  if (meant) return lead(reply, meant);
  const language = languageOf(request, asked, services.configuration.localeStrategy);
  setPageCookies(request, reply, language);
  if (language.redirect) return lead(reply, language.redirect);
  const { locale } = language;
  const read = await bundle.readAddress(asked);
  const { url, unread } = read;
  const key = cacheKey(site, request, read, locale);
  const cached = key && cache.get(key);
  if (cached) return sendCached(request, reply, cached, 'hit');
  const stamp = cache.stamp(request.center.id);
  const policy = policyFor(url, reply, policyOf(services));
  const context = await makeRequestContext(site.app, services, request, reply, {
    locale,
    origin,
    unread,
    allowAnalytics: () => (policy.analytics = analyticsSources(services.configuration)),
  });
  const { actor, nonce } = context;
  const response = await withUploadBudget(shareOf(actor, ipOf(request)), async (budget) =>
    bundle.answer(await webRequest(request, url, formReader(services, context, budget)), context),
  );
  tellAway(request, reply, response);
  const body = await bytesOf(response);
  const isPage =
    response.status === 200 && response.headers.get('content-type')?.startsWith('text/html') === true;
  const isPrivate = response.headers.get('cache-control')?.includes('no-store') === true;
  if (key && isPage && !isPrivate && response.headers.getSetCookie().length === 0) {
    const page = keepable(body, nonce, locale, policy);
    cache.put(key, stamp, page);
    return sendCached(request, reply, page, 'miss');
  }
  const isPersonal = actor.kind === 'user' || hasCredentials(request);
  return sendFresh(request, reply, response, { body, nonce, isPersonal, language: locale, policy });
}

/** A page is opened, or a form of it sent. */
function refuseOthers(pages: FastifyInstance): void {
  pages.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    url: '/*',
    handler: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD, POST');
      return refuse('method_not_allowed');
    },
  });
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
  const stopFollowing = followContent(services.env.isHotReload ? null : cache, services);
  app.addHook('onClose', async () => {
    await Promise.all([stopFollowing(), bundle.close()]);
  });
  const site: Site = { app, services, bundle, cache };
  await app.register(async (pages) => {
    await takePageBodies(pages);
    writePageErrors(
      pages,
      services,
      errorScreens({ app, services, bundle, cache, policy: policyOf(services) }),
    );
    if (bundle.clientFolder) serveAssets(pages, bundle.clientFolder);
    if (bundle.stamp) serveBuilds(pages, bundle.stamp);
    pages.route({
      method: ['GET', 'POST'],
      url: '/*',
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
    refuseOthers(pages);
  });
}
