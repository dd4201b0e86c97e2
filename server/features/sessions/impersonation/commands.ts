/** Signing in as somebody else: an admin's visit of one hour at most, known to the audit log by both names. */
import { accountById, signedIn, accountStatus } from '#server/auth/account.ts';
import { fullName, isAdmin, type SignedIn } from '#server/auth/actor.ts';
import type { Authentication } from '#server/auth/authenticate.ts';
import type { DevicePlace } from '#server/auth/network-groups.ts';
import { endSession, openSession } from '#server/auth/sessions.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import type { Entered } from '../commands.ts';

/** Product.md, section 3. */
const longestImpersonationMs = 60 * 60 * 1000;

/**
 * Opens a session as this person of the scope's centre. Throws 404 for whoever is not there, 403 for another admin, 422 for an
 * account that may not be used.
 */
export async function signInAs(
  services: Services,
  scope: TenantScope,
  admin: SignedIn,
  asked: { userId: string; reason: string | null },
  place: DevicePlace,
): Promise<Entered> {
  if (!isAdmin(admin)) refuse('forbidden');
  const account = await accountById(scope, asked.userId);
  if (!account) refuse('not_found');
  if (account.roles.some((assigned) => assigned.role === 'admin')) refuse('forbidden');
  if (accountStatus(account, services.configuration) !== null)
    refuse('move_refused', { pointer: '/user_id', values: { state: account.status } });
  const now = services.now();
  const actingAdmin = {
    userId: admin.userId,
    name: fullName(admin),
    centerId: admin.homeCenterId,
    sessionId: admin.sessionId,
    endsAt: new Date(now.getTime() + longestImpersonationMs),
  };
  const opened = await openSession(scope, account.userId, {
    now,
    staysSignedIn: false,
    place,
    signedInBy: actingAdmin,
  });
  const { accessToken, client, expiry, sessionId } = opened;
  const actor = signedIn(account, scope.centerId, sessionId, actingAdmin);
  // By this actor, so that both names stand in it.
  await recordAudit(scope, actor, {
    act: 'sign_in_as',
    subjectType: 'users',
    subjectId: account.userId,
    reason: asked.reason,
  });
  return { tokens: { accessToken, client, expiry, uid: account.email }, actor };
}

/** Ends the visit. Nothing to do for whoever acts as themselves. */
export async function endImpersonation(
  services: Services,
  { actor }: Pick<Authentication, 'actor'>,
): Promise<void> {
  if (actor.kind === 'anonymous' || actor.actingAdmin === null) return;
  const { sessionId, userId } = actor;
  await inScope(services.pool, actor.homeCenterId, async (scope) => {
    await endSession(scope, sessionId);
    await recordAudit(scope, actor, { act: 'sign_in_as_ended', subjectType: 'users', subjectId: userId });
  });
}
