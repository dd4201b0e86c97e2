/** Who opens a page; what its actions do with sessions is server/page-sessions.ts. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#contract/locales.ts';
import type { ApiAnswer } from '#contract/request-context.ts';
import type { Actor } from '#server/auth/actor.ts';
import { authenticate, tokenHeaders, type Authentication } from '#server/auth/authenticate.ts';
import { clearAuthCookies, setAuthCookies } from '#server/auth/cookies.ts';
import { asActingAdmin, clearAdminSession, adminSessionCookie } from '#server/auth/admin-session.ts';
import { errorObjects } from './error-writer.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** A refusal becomes an answer; faults of ours go on. */
export function refusalAnswer(error: unknown, locale: Locale): ApiAnswer {
  if (!(error instanceof Refusal)) throw error;
  return { status: error.status, body: { errors: errorObjects(error, locale) } };
}

/** An admin whose visit as somebody else is over goes on as themselves. */
export async function asThemselves(
  services: Services,
  request: FastifyRequest,
): Promise<Authentication | null> {
  const own = asActingAdmin(request);
  const found = own && (await authenticate(services, request.center, own));
  return found?.actor.kind === 'user' ? found : null;
}

/** Who opens the page, asked once; fresh tokens go with the page. */
export async function whoOpens(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor> {
  const { headers, cookies, startedAt } = request;
  const first = await authenticate(services, request.center, { headers, cookies, startedAt });
  const own = first.actor.kind === 'anonymous' ? await asThemselves(services, request) : null;
  const found = own ?? first;
  request.authentication = found;
  if (own || (first.actor.kind === 'anonymous' && cookies[adminSessionCookie] !== undefined))
    clearAdminSession(reply);
  if (found.credentials?.via === 'header') {
    if (found.fresh) reply.headers(tokenHeaders(found.fresh));
  } else if (found.fresh) setAuthCookies(reply, found.fresh);
  else if (found.credentials && found.actor.kind === 'anonymous') clearAuthCookies(reply);
  return found.actor;
}
