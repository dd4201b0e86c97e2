/** What proves somebody at signing in: the password, or that it was right a moment ago. And the record of how it went. */
import { isPendingSignIn, readPendingSignIn } from '#server/auth/pending-sign-in.ts';
import { verifyPassword } from '#server/auth/passwords.ts';
import type { DevicePlace } from '#server/auth/network-groups.ts';
import type { Attempt } from '#server/auth/failed-tries.ts';
import { touchAttempt, tryOnce } from '#server/auth/throttle.ts';
import { recordSessionEvent } from '#server/audit/signing-in.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { lockAccount, signInCandidates, type SignInCandidate } from '../queries.ts';

export interface SignInRequest {
  email: string;
  password: string;
  ip: string;
  place: DevicePlace;
  /** False: the cookies end with the browser. */
  remember: boolean;
  /** The second proof, for accounts that ask it. */
  otpCode?: string | null | undefined;
  /** Instead of the password: a page's proof that it was right a moment ago. */
  pendingSignIn?: string | null | undefined;
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

/** The account that a right password opens. Throws invalid_credentials, or rate_limited for too many wrong ones. */
export async function provenByPassword(
  services: Services,
  center: Center,
  request: SignInRequest,
): Promise<SignInCandidate> {
  const email = cleanEmail(request.email);
  if (email === null || request.password === '') refuse('invalid_credentials');
  const found = await tryOnce(services, center.id, { email, ip: request.ip }, async (attempt) => {
    const candidates = await signInCandidates(services.pool, email, center.id);
    const fitting = await firstThatFits(candidates, request.password);
    if (!fitting) await recordFailure(services, attempt, candidates[0]);
    return fitting;
  });
  return found ?? refuse('invalid_credentials');
}

/** The account whose password was right a moment ago, and is the same still. */
export async function verifiedPendingSignIn(
  services: Services,
  pendingSignIn: string,
): Promise<SignInCandidate> {
  const said = readPendingSignIn(pendingSignIn, services.now());
  const account =
    said && (await inScope(services.pool, said.centerId, (scope) => lockAccount(scope, said.userId)));
  if (!account || !isPendingSignIn(services.env.secret, pendingSignIn, account.passwordHash))
    refuse('second_factor_late');
  const { userId, passwordHash } = account;
  const isAdmin = account.roles.some((assigned) => assigned.role === 'admin');
  return {
    centerId: said.centerId,
    userId,
    passwordHash,
    isAdmin,
    isConfirmed: account.confirmedAt !== null,
  };
}
