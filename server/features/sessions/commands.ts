/** Signing in and out. The page renderer calls these as the routes do. */
import { v7 as uuidv7 } from 'uuid';
import { signedIn, standing, type AccountRow } from '#server/auth/account.ts';
import type { ActingAdmin, SignedIn } from '#server/auth/actor.ts';
import type { Authentication, FreshTokens } from '#server/auth/authenticate.ts';
import { verifyPassword } from '#server/auth/passwords.ts';
import type { DevicePlace } from '#server/auth/places.ts';
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
  place: DevicePlace;
  /** False: the cookies end with the browser. */
  remember: boolean;
}

/** A session that was opened: what the client gets, and who it is. */
export interface Entered {
  tokens: FreshTokens;
  actor: SignedIn;
}

/**
 * Passwords checked for a failing sign-in, with or without that many accounts, so that the time tells nothing. Who has
 * more accounts than this is not told of 'wrong center' for the last of them.
 */
const checks = 3;

// oxlint-disable-next-line no-control-regex
const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f]/.test(text);

/** As addresses are stored; null for what cannot be one. */
export function cleanEmail(email: string): string | null {
  const clean = email.toWellFormed().normalize('NFC').trim();
  return clean === '' || clean.length > 254 || hasControlCharacter(clean) ? null : clean;
}

interface SessionEvent {
  act: 'sign_in' | 'sign_in_failed' | 'sign_out';
  userId: string;
  actorId: string | null;
  at: Date;
  actingAdmin?: ActingAdmin | null;
}

/** Ids only: the audit log keeps no names or addresses of who signs in (product.md, section 10), but of an admin who does as another. */
async function recordSessionEvent(scope: TenantScope, event: SessionEvent): Promise<void> {
  await scope.db
    .insertInto('auditEvents')
    .values({
      volunteerCenterId: scope.centerId,
      id: uuidv7(),
      actorId: event.actorId,
      actingAdminId: event.actingAdmin?.userId ?? null,
      actingAdminName: event.actingAdmin?.name ?? null,
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

/**
 * Opens a session for an account of the scope's centre: by password, link or reset alike, so that each way in runs the same
 * check. Throws a Refusal for an account that may not be used.
 */
export async function openAccount(
  services: Services,
  scope: TenantScope,
  account: AccountRow,
  device: { place: DevicePlace; remember: boolean },
): Promise<Entered> {
  const problem = standing(account, services.configuration);
  if (problem !== null) refuse(problem);
  const { userId } = account;
  const now = services.now();
  const { place, remember } = device;
  const opened = await openSession(scope, userId, { now, staysSignedIn: remember, place });
  await scope.db.updateTable('users').set({ lastSignInAt: now }).where('id', '=', userId).execute();
  await recordSessionEvent(scope, { act: 'sign_in', userId, actorId: userId, at: now });
  const { accessToken, client, expiry } = opened;
  return {
    tokens: { accessToken, client, expiry, uid: account.email },
    actor: signedIn(account, scope.centerId, opened.sessionId),
  };
}

/** Opens the session of an account whose password was right, unless something changed since or it may not be used. */
async function enter(
  services: Services,
  center: Center,
  found: SignInCandidate,
  request: Pick<SignInRequest, 'place' | 'remember'>,
): Promise<Entered> {
  return inScope(services.pool, found.centerId, async (scope) => {
    const account = await lockAccount(scope, found.userId);
    if (!account || account.passwordHash !== found.passwordHash) refuse('invalid_credentials');
    const hasAdminRole = account.roles.some((held) => held.role === 'admin');
    if (found.centerId !== center.id && !hasAdminRole)
      refuse('wrong_center', { meta: homeMeta(services.centers.byId(found.centerId)) });
    return openAccount(services, scope, account, request);
  });
}

/**
 * Signs somebody in with a new session. Throws a Refusal: rate_limited, invalid_credentials, and only after a right
 * password wrong_center, archived, unconfirmed or inactive.
 */
export async function signIn(services: Services, center: Center, request: SignInRequest): Promise<Entered> {
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
  return enter(services, center, found, request);
}

/** Ends the session of a request; false when nobody was signed in. */
export async function signOut(
  services: Services,
  { actor }: Pick<Authentication, 'actor'>,
): Promise<boolean> {
  if (actor.kind === 'anonymous') return false;
  const { userId, sessionId, actingAdmin } = actor;
  await inScope(services.pool, actor.homeCenterId, async (scope) => {
    await endSession(scope, sessionId);
    const at = services.now();
    await recordSessionEvent(scope, { act: 'sign_out', userId, actorId: userId, at, actingAdmin });
  });
  return true;
}
