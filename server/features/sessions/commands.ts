/** Signing in and out. The page renderer calls these as the routes do. */
import { signedIn, accountStatus, type AccountRow } from '#server/auth/account.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import type { Authentication, IssuedTokens } from '#server/auth/authenticate.ts';
import { makePendingSignIn } from '#server/auth/pending-sign-in.ts';
import type { DevicePlace } from '#server/auth/network-groups.ts';
import { endSession, openSession } from '#server/auth/sessions.ts';
import { wasParentAsked } from '#server/features/one-time-tokens/queries.ts';
import { countTries, demandSecondFactor } from '#server/features/second-factors/verification/commands.ts';
import { recordSessionEvent } from '#server/audit/signing-in.ts';
import { accountOfAddress } from '#server/features/signups/queries.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { changeAccounts } from '#server/features/users/keeping/commands.ts';
import type { Services } from '#server/http/services.ts';
import { homeMeta, type Center } from '#server/tenancy/centers.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import {
  provenByPassword,
  verifiedPendingSignIn,
  type SignInRequest,
} from '#server/features/sessions/verification/commands.ts';
import { lockAccount, type SignInCandidate } from './queries.ts';

/** Where a session is opened, and what proves the person besides the way that they came. */
export interface OpeningDevice {
  place: DevicePlace;
  remember: boolean;
  /** The second proof, as it was typed. */
  otpCode?: string | null | undefined;
  /** The way in was two proofs in one, as a passkey is. */
  isProvenTwice?: boolean;
  /** The way in was the link of a mail. */
  isByMail?: boolean;
}

/** A session that was opened: what the client gets, and who it is. */
export interface Entered {
  tokens: IssuedTokens;
  actor: SignedIn;
}

/**
 * Opens a session for an account of the scope's centre: by password, link or reset alike, so that each way in runs the same
 * check. Throws a Refusal for an account that may not be used.
 */
export async function openAccount(
  services: Services,
  scope: TenantScope,
  account: AccountRow,
  device: OpeningDevice,
): Promise<Entered> {
  const problem = accountStatus(account, services.configuration);
  const { userId } = account;
  if (problem === 'unconfirmed' && (await wasParentAsked(scope, userId))) refuse('awaiting_parent');
  if (problem !== null) refuse(problem);
  const now = services.now();
  const { place, remember, otpCode = null, isProvenTwice = false, isByMail = false } = device;
  const session = { secret: services.env.secret, now };
  if (!isProvenTwice) await demandSecondFactor(scope, { userId, otpCode }, session);
  const opened = await openSession(scope, userId, { now, staysSignedIn: remember, place, isByMail });
  await changeAccounts(scope, userId, { lastSignInAt: now });
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
  request: Pick<SignInRequest, 'place' | 'remember' | 'otpCode'>,
): Promise<Entered> {
  const { centerId, userId } = found;
  const { otpCode = null, place } = request;
  return countTries(services, { centerId, userId, otpCode, place }, () =>
    inScope(services.pool, centerId, async (scope) => {
      const account = await lockAccount(scope, userId);
      if (!account || account.passwordHash !== found.passwordHash) refuse('invalid_credentials');
      const hasAdminRole = account.roles.some((assigned) => assigned.role === 'admin');
      if (centerId !== center.id && !hasAdminRole)
        refuse('wrong_center', { meta: homeMeta(services.centers.byId(centerId)) });
      return openAccount(services, scope, account, request);
    }),
  );
}

/**
 * Signs somebody in with a new session. Throws a Refusal: rate_limited, invalid_credentials, and only after a right
 * password wrong_center, archived, unconfirmed, inactive, or that a second proof is missing or wrong. A page then gets what
 * it needs to ask for that alone.
 */
export async function signIn(services: Services, center: Center, request: SignInRequest): Promise<Entered> {
  const found = request.pendingSignIn
    ? await verifiedPendingSignIn(services, request.pendingSignIn)
    : await provenByPassword(services, center, request);
  try {
    return await enter(services, center, found, request);
  } catch (error) {
    if (!(error instanceof Refusal) || !asksSecondFactor(error)) throw error;
    const { code } = error.problems[0];
    refuse(code, { meta: { half_way: makePendingSignIn(services.env.secret, found, services.now()) } });
  }
}

/** A press on the link of a mail is this fresh when its page signs in. */
const justConfirmedMs = 60_000;

/**
 * Signs in whose address was proven a moment ago, by the page on which the link was pressed. The caller knows that this browser also
 * sent the form. Throws invalid_credentials for any other account.
 */
export function signInConfirmed(
  services: Services,
  center: Center,
  email: string,
  device: Pick<OpeningDevice, 'place' | 'remember'>,
): Promise<Entered> {
  return inScope(services.pool, center.id, async (scope) => {
    const known = await accountOfAddress(scope, email);
    const account = known && (await lockAccount(scope, known.userId));
    const since = services.now().getTime() - (account?.confirmedAt?.getTime() ?? 0);
    if (!account || since > justConfirmedMs) refuse('invalid_credentials');
    return openAccount(services, scope, account, device);
  });
}

const asksSecondFactor = ({ problems: [{ code }] }: Refusal) =>
  code === 'second_factor_needed' || code === 'second_factor_wrong';

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
