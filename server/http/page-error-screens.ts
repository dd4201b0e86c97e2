/**
 * The error page of the screens for what fails before them: too large, too many, from elsewhere, or the database away. Drawn once
 * for each centre, language, colour mode and status, without script, and kept: whoever is refused a thousand times costs no drawing.
 * Where not even that can be drawn the log says why.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#contract/locales.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import { contentSecurityPolicy, withHashes, type PolicyOptions } from './content-security.ts';
import type { Bundle } from './page-bundle.ts';
import type { PageCache } from './page-cache.ts';
import { colourModeOf, makeRequestContext } from './page-request.ts';
import { localePrefix, originOf } from './host.ts';
import type { Services } from './services.ts';

export interface ErrorScreen {
  html: string;
  policy: string;
}

interface Kept {
  /** Of the content of its centre: an older one is drawn again. */
  stamp: number;
  screen: Promise<ErrorScreen | null>;
}

/** As many as a large site has; the oldest goes first. */
const most = 200;
/** No screen's address: it stands where the address goes that was asked for. */
const placeholder = '/-/asked-for';

const isScript = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Draws the error page of a status, or gives null where not even that can be drawn. */
export type DrawErrorScreen = (
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
) => Promise<ErrorScreen | null>;

interface Site {
  app: FastifyInstance;
  services: Services;
  bundle: Bundle;
  cache: PageCache;
  policy: PolicyOptions;
}

/** The address that was asked for, to be asked again; its prefix stands before the placeholder already. */
const here = ({ url }: FastifyRequest) => escapeHtml(url.replace(/^\/(nl|en)(?=[/?]|$)/, '') || '/');

/** As nobody in particular sees it. */
async function draw(
  { app, services, bundle, policy }: Site,
  ...[status, request, reply, locale]: Parameters<DrawErrorScreen>
): Promise<ErrorScreen | null> {
  const refused = { status, body: { errors: [] } };
  const page = { locale, origin: originOf(request, services), unread: '', allowAnalytics: () => {} };
  const context = await makeRequestContext(app, services, request, reply, page, refused);
  const response = await bundle.answer(
    new Request(`${page.origin}${localePrefix(services, locale)}${placeholder}`),
    context,
  );
  if (!response.headers.get('content-type')?.startsWith('text/html')) return null;
  const { html, inline } = withHashes(
    Buffer.from((await response.text()).replaceAll(isScript, '')),
    context.nonce,
  );
  return { html: html.toString(), policy: contentSecurityPolicy(inline, policy) };
}

export function errorScreens(site: Site): DrawErrorScreen {
  const kept = new Map<string, Kept>();
  const keep = (key: string, one: Kept) => {
    kept.delete(key);
    kept.set(key, one);
    const oldest = kept.size > most ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return one;
  };
  return async (status, request, reply, locale) => {
    const { center } = request;
    const key = [center.id, originOf(request, site.services), locale, colourModeOf(request), status].join(
      ' ',
    );
    const stamp = site.cache.stamp(center.id);
    const before = kept.get(key);
    const failed = (error: unknown) => {
      request.log.warn({ err: error }, 'the error page could not be drawn');
      return null;
    };
    const { screen } =
      before?.stamp === stamp
        ? before
        : keep(key, { stamp, screen: draw(site, status, request, reply, locale).catch(failed) });
    const drawn = await screen;
    if (!drawn) kept.delete(key);
    return drawn && { ...drawn, html: drawn.html.replaceAll(placeholder, () => here(request)) };
  };
}
