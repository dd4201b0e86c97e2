/** Who opens a page, and what its actions do with sessions: cookies are set and cleared here alone. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#contract/locales.ts';
import type { ApiAnswer, PageGift } from '#contract/page-gift.ts';
import type { Actor } from '#server/auth/actor.ts';
import { authenticate, freshHeaders, type Authentication } from '#server/auth/authenticate.ts';
import { clearAuthCookies, setAuthCookies } from '#server/auth/cookies.ts';
import { asOneself, clearOwnSession, ownSessionCookie, setOwnSession } from '#server/auth/own-session.ts';
import { clearSignedUp } from '#server/auth/signed-up-here.ts';
import { placeOf } from '#server/auth/places.ts';
import { signInByPasskey } from '#server/features/passkeys/commands.ts';
import { signIn, signInConfirmed, signOut, type Entered } from '#server/features/sessions/commands.ts';
import { endVisit, signInAs } from '#server/features/sessions/impersonation/commands.ts';
import { linkState, signInByLink } from '#server/features/sessions/links/commands.ts';
import { choosePassword, makeAccount } from '#server/features/sessions/passwords/commands.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { errorObjects } from './error-writer.ts';
import { onceMore } from './once-more.ts';
import { Refusal, refuse } from './refusal.ts';
import { originOf } from './host.ts';
import { rememberSignUp, signedUpHere } from './signed-up.ts';
import type { Services } from './services.ts';

/** A refusal becomes an answer; faults of ours go on. */
export function refusalAnswer(error: unknown, locale: Locale): ApiAnswer {
  if (!(error instanceof Refusal)) throw error;
  return { status: error.status, body: { errors: errorObjects(error, locale) } };
}

/** An admin whose visit as somebody else is over goes on as themselves. */
async function asThemselves(services: Services, request: FastifyRequest): Promise<Authentication | null> {
  const own = asOneself(request);
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
  if (own || (first.actor.kind === 'anonymous' && cookies[ownSessionCookie] !== undefined))
    clearOwnSession(reply);
  if (found.credentials?.via === 'header') {
    if (found.fresh) reply.headers(freshHeaders(found.fresh));
  } else if (found.fresh) setAuthCookies(reply, found.fresh);
  else if (found.credentials && found.actor.kind === 'anonymous') clearAuthCookies(reply);
  return found.actor;
}

type Deeds = Pick<
  PageGift,
  | 'signIn'
  | 'signInByPasskey'
  | 'signOut'
  | 'linkState'
  | 'signInByLink'
  | 'choosePassword'
  | 'makeAccount'
  | 'signInAs'
  | 'backToOwnAccount'
  | 'rememberSignUp'
  | 'signedUpHere'
  | 'signInConfirmed'
>;

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
    const { tokens } = await onceMore(work, request.log);
    setAuthCookies(reply, tokens);
    clearOwnSession(reply);
    return null;
  } catch (error) {
    return refusalAnswer(error, locale);
  }
}

/** Asked anew: whoever is refused at this centre must be able to leave as well. */
const leaving = ({ services, request }: Site, own = false) => {
  const { headers, cookies, startedAt } = request;
  const incoming = own ? asOneself(request) : { headers, cookies, startedAt };
  return incoming && authenticate(services, request.center, incoming, { isLeaving: true });
};

/** Leaving means leaving: an admin's own session does not wait either. */
async function leave(site: Site): Promise<void> {
  const found = [await leaving(site), await leaving(site, true)];
  for (const one of found) if (one) await signOut(site.services, one);
  clearAuthCookies(site.reply);
  clearOwnSession(site.reply);
}

/** Becomes another person; one's own session is set aside. */
async function visit(
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
    if (own) setOwnSession(reply, own);
    setAuthCookies(reply, tokens);
    return null;
  } catch (error) {
    return refusalAnswer(error, locale);
  }
}

async function comeBack(site: Site): Promise<boolean> {
  const { services, request, reply } = site;
  const found = await leaving(site);
  if (found) await endVisit(services, found);
  const own = await asThemselves(services, request);
  clearOwnSession(reply);
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
export function sessionDeeds(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, actor }: { locale: Locale; actor: Actor },
): Deeds {
  const site: Site = { services, request, reply, locale };
  const { center, ip } = request;
  const place = placeOf(request);
  const here = signedUpHere(services, request);
  return {
    signedUpHere: here,
    rememberSignUp: (email) => rememberSignUp(services, request, reply, email),
    signInConfirmed: (email) => enterConfirmedHere(site, email, here),
    signIn: (asked) => entering(site, () => signIn(services, center, { ...asked, ip, place })),
    signInByPasskey: ({ response, remember }) =>
      entering(site, () =>
        signInByPasskey(services, { center, origin: originOf(request, services) }, response, {
          place,
          remember,
        }),
      ),
    signOut: () => leave(site),
    linkState: (token) => linkState(services, center, token, here),
    signInByLink: ({ token, remember }) =>
      entering(site, () => signInByLink(services, center, token, { place, remember })),
    choosePassword: ({ token, password }) =>
      entering(site, () => {
        const device = { place, remember: true, origin: originOf(request, services) };
        return choosePassword(services, center, token, { password }, device);
      }),
    makeAccount: ({ token, password }) =>
      entering(site, () => makeAccount(services, center, token, { password }, { place, remember: true })),
    signInAs: (asked) => visit(site, actor, asked),
    backToOwnAccount: () => comeBack(site),
  };
}
