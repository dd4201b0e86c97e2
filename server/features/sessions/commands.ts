/** Signing in and out. The page renderer calls these as the routes do. */
import { v7 as uuidv7 } from 'uuid';
import { signedIn, standing } from '#server/auth/account.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import type { Authentication, FreshTokens } from '#server/auth/authenticate.ts';
import { verifyPassword } from '#server/auth/passwords.ts';
import { endSession, openSession } from '#server/auth/sessions.ts';
import { claimAttempt, forgiveAttempt, touchAttempt, type Attempt } from '#server/auth/slow-down.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { homeMeta, type Center } from '#server/tenancy/centers.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { lockAccount, signInCandidates, type SignInCandidate } from './queries.ts';

export interface SignInRequest {
  email: string;
  password: string;
  ip: string;
  /** False: the cookies end with the browser. */
  remember: boolean;
}

/**
 * Passwords checked for a failing sign-in, with or without that many accounts, so that the time tells nothing. Who has
 * more accounts than this is not told of 'wrong center' for the last of them.
 */
const checks = 3;

// oxlint-disable-next-line no-control-regex
const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f]/.test(text);

/** As addresses are stored; null for what cannot be one. */
function cleanEmail(email: string): string | null {
  const clean = email.toWellFormed().normalize('NFC').trim();
  return clean === '' || clean.length > 254 || hasControlCharacter(clean) ? null : clean;
}

/** Ids only: the audit log keeps no names or addresses of who signs in (product.md, section 10). */
async function recordSessionEvent(
  scope: TenantScope,
  event: { act: 'sign_in' | 'sign_in_failed' | 'sign_out'; userId: string; actorId: string | null; at: Date },
): Promise<void> {
  await scope.db
    .insertInto('auditEvents')
    .values({
      volunteerCenterId: scope.centerId,
      id: uuidv7(),
      actorId: event.actorId,
      act: event.act,
      subjectType: 'users',
      subjectId: event.userId,
      createdAt: event.at,
    })
    .execute();
}

async function firstThatFits(
  candidates: readonly SignInCandidate[],
  password: string,
): Promise<SignInCandidate | null> {
  for (let index = 0; index < checks; index += 1) {
    const candidate = candidates[index];
    const isRight = await verifyPassword(candidate?.passwordHash ?? null, password);
    if (candidate && isRight) return candidate;
  }
  return null;
}

/** Notes the failure with the account that was meant. For an unknown address something is written too: same time. */
async function recordFailure(
  services: Services,
  attempt: Attempt | null,
  meant: SignInCandidate | undefined,
): Promise<void> {
  if (!meant) return touchAttempt(services, attempt);
  await inScope(services.pool, meant.centerId, (scope) =>
    recordSessionEvent(scope, {
      act: 'sign_in_failed',
      userId: meant.userId,
      actorId: null,
      at: services.now(),
    }),
  );
}

/** Opens the session of an account whose password was right, unless something changed since or it may not be used. */
async function enter(
  services: Services,
  center: Center,
  found: SignInCandidate,
  remember: boolean,
): Promise<{ tokens: FreshTokens; actor: SignedIn }> {
  return inScope(services.pool, found.centerId, async (scope) => {
    const account = await lockAccount(scope, found.userId);
    if (!account || account.passwordHash !== found.passwordHash) refuse('invalid_credentials');
    const hasAdminRole = account.roles.some((held) => held.role === 'admin');
    if (found.centerId !== center.id && !hasAdminRole)
      refuse('wrong_center', { meta: homeMeta(services.centers.byId(found.centerId)) });
    const problem = standing(account, services.configuration);
    if (problem !== null) refuse(problem);
    const now = services.now();
    const opened = await openSession(scope, found.userId, { now, staysSignedIn: remember });
    await scope.db.updateTable('users').set({ lastSignInAt: now }).where('id', '=', found.userId).execute();
    await recordSessionEvent(scope, {
      act: 'sign_in',
      userId: found.userId,
      actorId: found.userId,
      at: now,
    });
    const { accessToken, client, expiry } = opened;
    return {
      tokens: { accessToken, client, expiry, uid: account.email },
      actor: signedIn(account, found.centerId, opened.sessionId),
    };
  });
}

/**
 * Signs somebody in with a new session. Throws a Refusal: rate_limited, invalid_credentials, and only after a right
 * password wrong_center, archived, unconfirmed or inactive.
 */
export async function signIn(
  services: Services,
  center: Center,
  request: SignInRequest,
): Promise<{ tokens: FreshTokens; actor: SignedIn }> {
  const email = cleanEmail(request.email);
  if (email === null || request.password === '') refuse('invalid_credentials');
  const attempt = await claimAttempt(services, center.id, { email, ip: request.ip });
  const candidates = await signInCandidates(services.pool, email, center.id);
  const found = await firstThatFits(candidates, request.password);
  if (!found) {
    await recordFailure(services, attempt, candidates[0]);
    refuse('invalid_credentials');
  }
  await forgiveAttempt(services, attempt);
  return enter(services, center, found, request.remember);
}

/** Ends the session of a request; false when nobody was signed in. */
export async function signOut(
  services: Services,
  { actor }: Pick<Authentication, 'actor'>,
): Promise<boolean> {
  if (actor.kind === 'anonymous') return false;
  const { userId, sessionId } = actor;
  await inScope(services.pool, actor.homeCenterId, async (scope) => {
    await endSession(scope, sessionId);
    await recordSessionEvent(scope, { act: 'sign_out', userId, actorId: userId, at: services.now() });
  });
  return true;
}
