/** What the actions of a page do with sessions: cookies are set and cleared here alone. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken } from '#contract/link-token.ts';
import type { Locale } from '#contract/locales.ts';
import type { ApiAnswer } from '#contract/request-context.ts';
import type { Actor } from './auth/actor.ts';
import { authenticate } from './auth/authenticate.ts';
import { clearAuthCookies, setAuthCookies } from './auth/cookies.ts';
import { asActingAdmin, clearAdminSession, setAdminSession } from '#server/auth/admin-session.ts';
import { clearSignedUp } from './auth/signed-up-here.ts';
import { placeOf } from '#server/auth/network-groups.ts';
import { signInByPasskey } from './features/passkeys/commands.ts';
import { signIn, signInConfirmed, signOut, type Entered } from './features/sessions/commands.ts';
import { endImpersonation, signInAs } from './features/sessions/impersonation/commands.ts';
import { linkState, signInByLink } from './features/sessions/links/commands.ts';
import { choosePassword, makeAccount } from './features/sessions/passwords/commands.ts';
import { originOf } from './http/host.ts';
import { retryOnce } from '#server/http/retry.ts';
import { asThemselves, refusalAnswer } from './http/page-sessions.ts';
import { refuse } from './http/refusal.ts';
import type { Services, SessionActions } from './http/services.ts';
import { rememberSignUp, signedUpHere } from './http/signed-up.ts';
import { inScope } from './tenancy/scope.ts';

interface Site {
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
}

/** Sets the cookies of a session that was opened, or answers why it was not. */
async function entering(
  { request, reply, locale }: Pick<Site, 'request' | 'reply' | 'locale'>,
  work: () => Promise<Entered>,
): Promise<ApiAnswer | null> {
  try {
    const { tokens } = await retryOnce(work, request.log);
    setAuthCookies(reply, tokens);
    clearAdminSession(reply);
    return null;
  } catch (error) {
    return refusalAnswer(error, locale);
  }
}

/** Asked again: whoever is refused at this centre must be able to leave as well. */
const leaving = ({ services, request }: Site, own = false) => {
  const { headers, cookies, startedAt } = request;
  const incoming = own ? asActingAdmin(request) : { headers, cookies, startedAt };
  return incoming && authenticate(services, request.center, incoming, { isLeaving: true });
};

/** Leaving means leaving: an admin's own session does not wait either. */
async function leave(site: Site): Promise<void> {
  const found = [await leaving(site), await leaving(site, true)];
  for (const one of found) if (one) await signOut(site.services, one);
  clearAuthCookies(site.reply);
  clearAdminSession(site.reply);
}

/** Becomes another person; one's own session is set aside. */
async function impersonate(
  { services, request, reply, locale }: Site,
  actor: Actor,
  asked: { userId: string; reason: string | null },
): Promise<ApiAnswer | null> {
  try {
    if (actor.kind === 'anonymous') refuse('unauthenticated');
    const { tokens } = await inScope(services.pool, request.center.id, (scope) =>
      signInAs(services, scope, actor, asked, placeOf(request)),
    );
    const own = request.authentication?.fresh;
    if (own) setAdminSession(reply, own);
    setAuthCookies(reply, tokens);
    return null;
  } catch (error) {
    return refusalAnswer(error, locale);
  }
}

async function comeBack(site: Site): Promise<boolean> {
  const { services, request, reply } = site;
  const found = await leaving(site);
  if (found) await endImpersonation(services, found);
  const own = await asThemselves(services, request);
  clearAdminSession(reply);
  if (own?.fresh) setAuthCookies(reply, own.fresh);
  else clearAuthCookies(reply);
  return own !== null;
}

/** The press on a link that was made a moment ago proved the mailbox; the cookie, that it was this browser's own sign-up. */
async function enterConfirmedHere(site: Site, email: string, here: string | null): Promise<boolean> {
  const { services, request, reply } = site;
  if (here === null || here !== email.toLowerCase()) return false;
  clearSignedUp(reply);
  const device = { place: placeOf(request), remember: true };
  return (await entering(site, () => signInConfirmed(services, request.center, email, device))) === null;
}

/** What the actions of a page may do with sessions. */
export function sessionActions(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, actor }: { locale: Locale; actor: Actor },
): SessionActions {
  const site: Site = { services, request, reply, locale };
  const { center, ip } = request;
  const place = placeOf(request);
  const here = signedUpHere(services, request);
  return {
    signedUpHere: here,
    rememberSignUp: (email) => rememberSignUp(services, request, reply, email),
    signInConfirmed: (email) => enterConfirmedHere(site, email, here),
    signIn: (args) => entering(site, () => signIn(services, center, { ...args, ip, place })),
    signInByPasskey: ({ response, remember }) =>
      entering(site, () =>
        signInByPasskey(services, { center, origin: originOf(request, services) }, response, {
          place,
          remember,
        }),
      ),
    signOut: () => leave(site),
    linkState: (token) => linkState(services, center, readToken(token), here),
    signInByLink: ({ token, remember }) =>
      entering(site, () => signInByLink(services, center, token, { place, remember })),
    choosePassword: ({ token, password }) =>
      entering(site, () => {
        const device = { place, remember: true, origin: originOf(request, services) };
        return choosePassword(services, center, token, { password }, device);
      }),
    makeAccount: ({ token, password }) =>
      entering(site, () => makeAccount(services, center, token, { password }, { place, remember: true })),
    signInAs: (asked) => impersonate(site, actor, asked),
    endImpersonation: () => comeBack(site),
  };
}
