/** What a page's loaders and actions are given. The seam is contract/request-context.ts. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentCookieName, readConsent, type StoredConsent } from '#contract/analytics-consent.ts';
import { organizationKey } from '#contract/current-organization.ts';
import { isRecordId } from '#contract/record-ids.ts';
import type { Locale } from '#contract/locales.ts';
import type { ApiAnswer, ColourMode, RequestContext, SendCall } from '#contract/request-context.ts';
import { anonymous, type Actor } from '#server/auth/actor.ts';
import { isConnectionError } from '#server/db/connection-errors.ts';
import { adminSessionCookie } from '#server/auth/admin-session.ts';
import { configurationFor } from './site-configuration.ts';
import { faultContext } from './error-writer.ts';
import { sendUidChange } from './uid-change.ts';
import { SharedReading } from '#server/tenancy/shared-reading.ts';
import { callInProcess } from './in-process.ts';
import { refusalAnswer, whoOpens } from './page-sessions.ts';
import type { Services } from './services.ts';
import { showsTriedLook } from './tried-look.ts';

export const colourModeOf = (request: FastifyRequest): ColourMode => {
  const cookieValue = request.cookies['color-mode'];
  return cookieValue === 'light' || cookieValue === 'dark' ? cookieValue : 'system';
};

export const consentOf = (request: FastifyRequest, now: Date): StoredConsent | null =>
  readConsent(request.cookies[consentCookieName], now);

const authNames = ['access-token', 'client', 'uid', adminSessionCookie] as const;
/** Whether the request says anything of who sends it; right or wrong does not matter here. */
export const hasCredentials = ({ cookies, headers }: FastifyRequest) =>
  headers.authorization !== undefined ||
  authNames.some((name) => cookies[name] !== undefined || headers[name] !== undefined);

/** Something to tell on the next page only (app/shell/flash.ts). */
export const hasFlash = ({ cookies }: FastifyRequest) => cookies['flash'] !== undefined;

interface Asked {
  app: FastifyInstance;
  pool: Services['pool'];
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Calls for whoever opens the page. Their organisation is the cookie's, if that can be an id: whether it is theirs is checked where it is used. */
function sender(
  { app, pool, request, reply }: Asked,
  actor: Actor,
  { locale, origin, here }: { locale: Locale; origin: string; here: string | null },
): SendCall {
  const { center, ip, cookies } = request;
  const chosen = cookies[organizationKey];
  const organizationId = isRecordId(chosen) ? chosen : null;
  const onUidChange = (uid: string) => sendUidChange(request, reply, uid);
  // Who is at home elsewhere reads some of their own there.
  const isHere = actor.kind === 'anonymous' || actor.homeCenterId === center.id;
  const reading = isHere ? new SharedReading(pool, center.id) : null;
  const caller = {
    actor,
    center,
    locale,
    ip,
    origin,
    organizationId,
    reading,
    signedUpHere: here,
    onUidChange,
  };
  return (call) => callInProcess(app, call, caller);
}

const reporter = (services: Services, request: FastifyRequest) => (error: unknown) => {
  request.metAway ||= isConnectionError(error);
  request.log.error({ err: error }, 'page failed');
  services.report(error, faultContext(request));
};

/**
 * A look that is tried, as a visitor sees it, and the router's list of screens. The frames of the theme editor ask both and are given up
 * halfway: what they are answered then must not take the fresh tokens of their reader along.
 */
function asksNothingPersonal(request: FastifyRequest, origin: string): boolean {
  const url = new URL(request.url, origin);
  return showsTriedLook(url) || url.pathname === '/__manifest';
}

/** How staff want their screens, kept in this browser. */
const waysOf = ({ cookies }: FastifyRequest) => ({
  hasNarrowRail: cookies['rail'] === 'narrow',
  chosenColumns: cookies['columns'] ?? '',
});

/** What the browser tells of its reader. */
const browserOf = (services: Services, request: FastifyRequest) => ({
  colourMode: colourModeOf(request),
  consent: consentOf(request, services.now()),
  ...waysOf(request),
  userAgent: request.headers['user-agent'] ?? '',
});

/** All of it for one page's request; who asks is not looked up for one that is refused already. */
export async function makeRequestContext(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  page: Pick<RequestContext, 'locale' | 'origin' | 'unread' | 'allowAnalytics'>,
  refused: ApiAnswer | null = null,
): Promise<RequestContext> {
  const { configuration } = services;
  let actor: Actor = anonymous;
  let refusal = refused;
  try {
    if (!refused && !asksNothingPersonal(request, page.origin))
      actor = await whoOpens(services, request, reply);
  } catch (error) {
    refusal = refusalAnswer(error, page.locale);
  }
  const calls = services.sessionActions(services, request, reply, { locale: page.locale, actor });
  return {
    ...page,
    ...calls,
    send: sender({ app, pool: services.pool, request, reply }, actor, { ...page, here: calls.signedUpHere }),
    server: app,
    largeFiles: new Map(),
    center: request.center,
    actor,
    refusal,
    localeStrategy: configuration.localeStrategy,
    ...browserOf(services, request),
    nonce: randomBytes(18).toString('base64url'),
    now: services.now(),
    isProduction: services.env.isProduction,
    configuration: () => configurationFor({ services, center: request.center }),
    hasInternships: configuration.isStagedoos,
    redirects: { hostRedirect: configuration.hostRedirect, rules: configuration.redirects },
    report: reporter(services, request),
  };
}
