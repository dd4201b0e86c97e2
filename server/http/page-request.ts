/** What a page's loaders and actions are given. The seam is contract/page-gift.ts. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentCookieName, readConsent, type GivenConsent } from '#contract/analytics-consent.ts';
import { isRecordId, organizationKey } from '#contract/current-organization.ts';
import type { Locale } from '#contract/locales.ts';
import type { ApiAnswer, ColourMode, PageGift, SendCall } from '#contract/page-gift.ts';
import { anonymous, type Actor } from '#server/auth/actor.ts';
import { authenticate, freshHeaders } from '#server/auth/authenticate.ts';
import { clearAuthCookies, setAuthCookies } from '#server/auth/cookies.ts';
import { signIn, signOut } from '#server/features/sessions/commands.ts';
import { errorObjects, faultContext } from './error-writer.ts';
import { callInProcess } from './in-process.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

export const colourModeOf = (request: FastifyRequest): ColourMode => {
  const given = request.cookies['color-mode'];
  return given === 'light' || given === 'dark' ? given : 'system';
};

export const consentOf = (request: FastifyRequest, now: Date): GivenConsent | null =>
  readConsent(request.cookies[consentCookieName], now);

const authNames = ['access-token', 'client', 'uid'] as const;
/** Whether the request says anything of who sends it; right or wrong does not matter here. */
export const hasCredentials = ({ cookies, headers }: FastifyRequest) =>
  headers.authorization !== undefined ||
  authNames.some((name) => cookies[name] !== undefined || headers[name] !== undefined);

/** Something to tell on the next page only (app/shell/flash.ts). */
export const hasFlash = ({ cookies }: FastifyRequest) => cookies['flash'] !== undefined;

/** A refusal becomes an answer; faults of ours go on. */
function refusalOf(error: unknown, locale: Locale): ApiAnswer {
  if (!(error instanceof Refusal)) throw error;
  return { status: error.status, body: { errors: errorObjects(error, locale) } };
}

/** Who opens the page, asked once; fresh tokens go with the page. */
async function whoAsks(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
  const { headers, cookies, startedAt } = request;
  const found = await authenticate(services, request.center, { headers, cookies, startedAt });
  request.authentication = found;
  if (found.credentials?.via === 'header') {
    if (found.fresh) reply.headers(freshHeaders(found.fresh));
  } else if (found.fresh) setAuthCookies(reply, found.fresh);
  else if (found.credentials && found.actor.kind === 'anonymous') clearAuthCookies(reply);
  return found.actor;
}

function sessionDeeds(services: Services, request: FastifyRequest, reply: FastifyReply, locale: Locale) {
  const { center, headers, cookies, startedAt, ip } = request;
  return {
    async signIn(asked: { email: string; password: string; remember: boolean }) {
      try {
        const { tokens } = await signIn(services, center, { ...asked, ip });
        setAuthCookies(reply, tokens);
        return null;
      } catch (error) {
        return refusalOf(error, locale);
      }
    },
    async signOut() {
      // Asked anew: whoever is refused at this centre must be able to leave as well.
      const leaving = await authenticate(
        services,
        center,
        { headers, cookies, startedAt },
        { isLeaving: true },
      );
      await signOut(services, leaving);
      clearAuthCookies(reply);
    },
  };
}

/** Calls for whoever opens the page. Their organisation is the cookie's, if that can be an id: whether it is theirs is checked where it is used. */
function sender(
  app: FastifyInstance,
  { center, ip, cookies }: FastifyRequest,
  actor: Actor,
  { locale, origin }: { locale: Locale; origin: string },
): SendCall {
  const chosen = cookies[organizationKey];
  const organizationId = isRecordId(chosen) ? chosen : null;
  return (call) => callInProcess(app, call, { actor, center, locale, ip, origin, organizationId });
}

/** All of it for one page's request. */
export async function makeGift(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  page: Pick<PageGift, 'locale' | 'origin' | 'allowAnalytics'>,
): Promise<PageGift> {
  const { center } = request;
  let actor: Actor = anonymous;
  let refusal: ApiAnswer | null = null;
  try {
    actor = await whoAsks(services, request, reply);
  } catch (error) {
    refusal = refusalOf(error, page.locale);
  }
  return {
    ...page,
    ...sessionDeeds(services, request, reply, page.locale),
    send: sender(app, request, actor, page),
    center,
    actor,
    refusal,
    localeStrategy: services.configuration.localeStrategy,
    colourMode: colourModeOf(request),
    consent: consentOf(request, services.now()),
    hasNarrowRail: request.cookies['rail'] === 'narrow',
    userAgent: request.headers['user-agent'] ?? '',
    nonce: randomBytes(18).toString('base64url'),
    now: services.now(),
    isProduction: services.env.isProduction,
    redirects: {
      hostRedirect: services.configuration.hostRedirect,
      rules: services.configuration.redirects,
    },
    report: (error) => {
      request.log.error({ err: error }, 'page failed');
      services.report(error, faultContext(request));
    },
  };
}
