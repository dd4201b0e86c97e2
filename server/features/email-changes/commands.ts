/** Another e-mail address: it counts once the button in its own mailbox was pressed, and the old one is told. */
import type { EmailChangeCreate } from '#contract/email-changes.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { issueAccountToken, takeAccountToken } from '#server/features/one-time-tokens/commands.ts';
import { endLinks } from '#server/features/one-time-tokens/ending/commands.ts';
import { mailEmailChange, mailAccountChange } from '#server/features/account-changes/commands.ts';
import { lockOwn, lockProven, type ProvenPassword } from '#server/features/own-account/queries.ts';
import { atHome, personThemselves } from '#server/http/at-home.ts';
import { ownUser } from '#server/features/users/queries.ts';
import type { UserRow } from '#server/features/users/resource.ts';
import { tellUid } from '#server/http/fresh-uid.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { isTaken, pendingChange, type PendingChange } from './queries.ts';

type Act = Pick<
  Context,
  'scope' | 'actor' | 'services' | 'now' | 'locale' | 'center' | 'origin' | 'request' | 'sender'
>;

/**
 * Asks for another address. One that somebody has is answered as any other: only its mailbox is told, and gets no button,
 * so that nobody learns by this who has an account.
 */
export function askEmailChange(
  act: Act,
  { email }: EmailChangeCreate,
  proven: ProvenPassword,
): Promise<PendingChange> {
  const actor = personThemselves(act.actor);
  return atHome(act, async (home) => {
    const own = await lockProven(home, actor, proven);
    if (email === own.email) refuse('same_address', { pointer: '/data/attributes/email' });
    const hasOwner = email.toLowerCase() !== own.email.toLowerCase() && (await isTaken(home, email));
    const { token, expiresAt } = await issueAccountToken(home, 'change_email', actor.userId, act.now, {
      email,
    });
    await mailEmailChange(act, home, own, { email, token: hasOwner ? null : token, validUntil: expiresAt });
    await mailAccountChange(act, home, own, 'email_asked');
    await recordAudit(home, actor, { act: 'ask_email_change', subjectType: 'users', subjectId: own.id });
    return (await pendingChange(home, actor, act.now)) ?? refuse('not_found');
  });
}

/** Takes it back: the button in the mail works no longer. */
export function dropEmailChange(act: Act): Promise<void> {
  const { userId } = personThemselves(act.actor);
  return atHome(act, async (home) => {
    await home.db
      .deleteFrom('oneTimeTokens')
      .where('volunteerCenterId', '=', home.centerId)
      .where('userId', '=', userId)
      .where('purpose', '=', 'change_email')
      .where('usedAt', 'is', null)
      .execute();
  });
}

/**
 * The press on the button. Only whoever is signed in to the account can make it, so that a mail to a wrong address gives
 * nothing away. This device learns the new uid with the answer; all others are signed out.
 */
export function confirmEmailChange(act: Act, token: string): Promise<UserRow> {
  const actor = personThemselves(act.actor);
  return atHome(act, async (home) => {
    const own = await lockOwn(home, actor);
    const pointer = '/confirmation_token';
    const used = await takeAccountToken(home, token, ['change_email'], act.now, pointer);
    if (used.userId !== actor.userId) refuse('not_found');
    const email = String((used.data as { email?: string } | null)?.email ?? '');
    const isSame = email.toLowerCase() === own.email.toLowerCase();
    // Somebody took it in the meantime: as good as too late.
    if (email === '' || (!isSame && (await isTaken(home, email)))) refuse('token_expired', { pointer });
    await home.db
      .updateTable('users')
      .set({ email, confirmedAt: act.now, lockVersion: own.lockVersion + 1, updatedAt: act.now })
      .where('volunteerCenterId', '=', home.centerId)
      .where('id', '=', own.id)
      .execute();
    await endSessionsOf(home, own.id, actor.sessionId);
    await home.db
      .updateTable('sessions')
      .set({ formerUid: own.email })
      .where('volunteerCenterId', '=', home.centerId)
      .where('id', '=', actor.sessionId)
      .execute();
    await endLinks(home, [own.id], 'address_changed', act.now);
    for (const address of [own.email, email])
      await mailAccountChange(act, home, { ...own, email: address }, 'email_changed');
    await recordAudit(home, actor, { act: 'change_email', subjectType: 'users', subjectId: own.id });
    tellUid(act.request, email);
    return (await ownUser(home, actor)) ?? refuse('not_found');
  });
}
