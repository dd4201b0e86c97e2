/** A new password: by the link of a mail, also as the first one of an invitation, or by whoever is signed in. */
import type { SignedIn } from '#server/auth/actor.ts';
import type { DevicePlace } from '#server/auth/network-groups.ts';
import { hashPassword, weakness } from '#server/auth/passwords.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import type { Problem } from '#contract/errors.ts';
import { shortestPassword } from '#contract/new-password.ts';
import { mailAccountChange } from '#server/features/account-changes/commands.ts';
import { recordAudit } from '#server/audit/events.ts';
import { proveAddress } from '#server/features/confirmations/commands.ts';
import { endLinks } from '#server/features/one-time-tokens/ending/commands.ts';
import { provePassword } from '#server/features/account/commands.ts';
import { makeAccountFrom } from '#server/features/signups/after-applying/commands.ts';
import { reservedAccount } from '#server/features/signups/queries.ts';
import { allows } from '#server/features/users/transitions.ts';
import { personThemselves } from '#server/http/in-home-center.ts';
import { changeAccounts } from '#server/features/users/keeping/commands.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { Services } from '#server/http/services.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { openAccount, type Entered } from '../commands.ts';
import { accountOfLink, choosing } from '../links/commands.ts';
import { lockAccount } from '../queries.ts';

/** What somebody chooses. A repetition must be the same; our own screens show what is typed, and ask none. */
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
  if (passwordConfirmation === null || passwordConfirmation === '')
    problems.push({ code: 'blank', pointer: '/password_confirmation' });
  else if (passwordConfirmation !== undefined && passwordConfirmation !== password)
    problems.push({ code: 'passwords_differ', pointer: '/password_confirmation' });
  return problems;
}

/** Before the transaction; empty for what is too short or weak for anybody, and refused within it. */
const hashIfFit = async (chosen: ChosenPassword): Promise<string> =>
  passwordProblems(chosen, '').length > 0 ? '' : hashPassword(chosen.password);

async function keepPassword(
  scope: TenantScope,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await changeAccounts(scope, userId, { passwordHash, updatedAt: now });
}

/** A link that was pressed proves the address: an invitation is accepted by it, and a sign-up confirmed. */
async function settleStatus(scope: TenantScope, userId: string, now: Date): Promise<void> {
  const account = await reservedAccount(scope, userId);
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
  device: { place: DevicePlace; remember: boolean; origin: string },
): Promise<Entered> {
  const now = services.now();
  const passwordHash = await hashIfFit(chosen);
  const entered = await inScope(services.pool, center.id, async (scope) => {
    const found = await accountOfLink(scope, token, choosing, now, '/reset_password_token');
    const { userId, email } = found.account;
    refuseAll(passwordProblems(chosen, email));
    await keepPassword(scope, userId, passwordHash, now);
    await settleStatus(scope, userId, now);
    await endLinks(scope, [userId], 'password_chosen', now);
    await endSessionsOf(scope, userId);
    if (found.account.passwordHash !== null)
      await mailAccountChange(
        { center, origin: device.origin },
        scope,
        { ...found.account, id: userId },
        'password_changed',
      );
    await recordAudit(scope, null, { act: 'reset_password', subjectType: 'users', subjectId: userId });
    const account = await lockAccount(scope, userId);
    if (!account) refuse('not_found');
    // The mailbox proves one thing; an account that asks two is opened at signing in. The password is kept all the same.
    return account.hasSecondFactor
      ? null
      : openAccount(services, scope, account, { ...device, isByMail: true });
  });
  return entered ?? refuse('second_factor_at_sign_in');
}

/**
 * Makes the account of an address that an application proved, and signs in. Throws as `choosePassword` does.
 */
export async function makeAccount(
  services: Services,
  center: Center,
  token: string,
  chosen: ChosenPassword,
  device: { place: DevicePlace; remember: boolean },
): Promise<Entered> {
  const now = services.now();
  const passwordHash = await hashIfFit(chosen);
  const passwordOf = (email: string) => {
    refuseAll(passwordProblems(chosen, email));
    return passwordHash;
  };
  return inScope(services.pool, center.id, async (scope) => {
    const account = await lockAccount(scope, await makeAccountFrom(scope, token, { passwordOf, now }));
    if (!account) refuse('not_found');
    return openAccount(services, scope, account, { ...device, isByMail: true });
  });
}

/** How long a session that the link of a mail opened proves as much as the password would. */
const provenByMailMs = 60 * 60 * 1000;

/** Whether the password of now must be given: not by whom a mail let in a moment ago, as they have forgotten it. */
async function asksOwnPassword(services: Services, actor: SignedIn): Promise<boolean> {
  const since = new Date(services.now().getTime() - provenByMailMs);
  const session = await inScope(
    services.pool,
    actor.homeCenterId,
    (home) =>
      home.db
        .selectFrom('sessions')
        .select('id')
        .where('volunteerCenterId', '=', home.centerId)
        .where('id', '=', actor.sessionId)
        .where('openedByMail', '=', true)
        .where('createdAt', '>', since)
        .executeTakeFirst(),
    { isReadOnly: true },
  );
  return session === undefined;
}

/**
 * Another password for whoever is signed in: whoever has no more than a session must know the one of now. Their other sessions and the
 * links under way end, and a mail tells it. Never by an admin who acts as them.
 */
export async function changePassword(
  context: Pick<Context, 'services' | 'actor' | 'center' | 'origin' | 'request'>,
  chosen: ChosenPassword & { currentPassword?: string | null | undefined },
): Promise<void> {
  const { services } = context;
  const actor = personThemselves(context.actor);
  refuseAll(passwordProblems(chosen, actor.email));
  const proven = (await asksOwnPassword(services, actor))
    ? await provePassword(context, chosen.currentPassword, '/current_password')
    : null;
  const now = services.now();
  const passwordHash = await hashPassword(chosen.password);
  await inScope(services.pool, actor.homeCenterId, async (scope) => {
    const account = await lockAccount(scope, actor.userId);
    if (!account) refuse('unauthenticated');
    // Changed a moment ago: what was checked is the password no longer.
    if (proven && account.passwordHash !== proven.passwordHash)
      refuse('wrong_password', { pointer: '/current_password' });
    await keepPassword(scope, actor.userId, passwordHash, now);
    await endLinks(scope, [actor.userId], 'password_chosen', now);
    await endSessionsOf(scope, actor.userId, actor.sessionId);
    await mailAccountChange(context, scope, { ...account, id: actor.userId }, 'password_changed');
    await recordAudit(scope, actor, {
      act: 'change_password',
      subjectType: 'users',
      subjectId: actor.userId,
    });
  });
}
