/** A new password: by the link of a mail, also as the first one of an invitation, or by whoever is signed in. */
import type { SignedIn } from '#server/auth/actor.ts';
import type { DevicePlace } from '#server/auth/places.ts';
import { hashPassword, verifyPassword, weakness } from '#server/auth/passwords.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import type { Problem } from '#contract/errors.ts';
import { shortestPassword } from '#contract/new-password.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { proveAddress } from '#server/features/confirmations/commands.ts';
import { heldAccount } from '#server/features/signups/queries.ts';
import { allows } from '#server/features/users/transitions.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { openAccount, type Entered } from '../commands.ts';
import { accountOfLink, choosing } from '../links/commands.ts';
import { lockAccount } from '../queries.ts';

/** What somebody chooses; a repetition that is there must be the same. */
export interface ChosenPassword {
  password: string;
  passwordConfirmation?: string | null | undefined;
}

/** Everything that is wrong with it, at once. */
export function passwordProblems(chosen: ChosenPassword, email: string): Problem[] {
  const { password, passwordConfirmation } = chosen;
  const problems: Problem[] = [];
  if (password === '') problems.push({ code: 'blank', pointer: '/password' });
  else if (password.length < shortestPassword)
    problems.push({ code: 'too_short', pointer: '/password', values: { minimum: shortestPassword } });
  else {
    const weak = weakness(password, email);
    if (weak) problems.push({ code: weak, pointer: '/password' });
  }
  if (typeof passwordConfirmation === 'string' && passwordConfirmation !== password)
    problems.push({ code: 'passwords_differ', pointer: '/password_confirmation' });
  return problems;
}

async function keepPassword(scope: TenantScope, userId: string, password: string, now: Date): Promise<void> {
  const passwordHash = await hashPassword(password);
  await scope.db
    .updateTable('users')
    .set({ passwordHash, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

/** A link that was pressed proves the address: an invitation is accepted by it, and a sign-up confirmed. */
async function settleStatus(scope: TenantScope, userId: string, now: Date): Promise<void> {
  const account = await heldAccount(scope, userId);
  if (allows('accept', account)) await proveAddress(scope, account, 'accept', now);
  // A parent's yes is not ours to skip.
  else if (allows('confirm', account) && account.parentEmail === null)
    await proveAddress(scope, account, 'confirm', now);
}

/**
 * Chooses a password by a link and signs in with it; all sessions of before end. Throws 404 or 422 for a link that does not
 * work, 422 for a password that will not do (the link then still works), 401 for an account that may not be used.
 */
export async function choosePassword(
  services: Services,
  center: Center,
  token: string,
  chosen: ChosenPassword,
  device: { place: DevicePlace; remember: boolean },
): Promise<Entered> {
  const now = services.now();
  const entered = await inScope(services.pool, center.id, async (scope) => {
    const found = await accountOfLink(scope, token, choosing, now, '/reset_password_token');
    const { userId, email } = found.account;
    refuseAll(passwordProblems(chosen, email));
    await keepPassword(scope, userId, chosen.password, now);
    await settleStatus(scope, userId, now);
    await endSessionsOf(scope, userId);
    await recordAudit(scope, null, { act: 'reset_password', subjectType: 'users', subjectId: userId });
    const account = await lockAccount(scope, userId);
    if (!account) refuse('not_found');
    // The mailbox proves one thing; an account that asks two is opened at signing in. The password is kept all the same.
    return account.hasSecondFactor ? null : openAccount(services, scope, account, device);
  });
  return entered ?? refuse('second_factor_at_sign_in');
}

/** Another password for whoever is signed in: their other sessions end. Never by an admin who acts as them. */
export async function changePassword(
  services: Services,
  actor: SignedIn,
  chosen: ChosenPassword & { currentPassword?: string | null | undefined },
): Promise<void> {
  if (actor.actingAdmin !== null) refuse('acting_as_another');
  const now = services.now();
  await inScope(services.pool, actor.homeCenterId, async (scope) => {
    const account = await lockAccount(scope, actor.userId);
    const { currentPassword } = chosen;
    const isRight =
      typeof currentPassword !== 'string' ||
      (await verifyPassword(account?.passwordHash ?? null, currentPassword));
    refuseAll([
      ...(isRight ? [] : [{ code: 'invalid', pointer: '/current_password' } as const]),
      ...passwordProblems(chosen, actor.email),
    ]);
    await keepPassword(scope, actor.userId, chosen.password, now);
    await endSessionsOf(scope, actor.userId, actor.sessionId);
    await recordAudit(scope, actor, {
      act: 'change_password',
      subjectType: 'users',
      subjectId: actor.userId,
    });
  });
}
