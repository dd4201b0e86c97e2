/** Another e-mail address: it counts once the button in its own mailbox was pressed, and the old one is told. */
import type { EmailChangeCreate } from '#contract/email-changes.ts';
import { endSessionsOf, keepFormerUid } from '#server/auth/sessions.ts';
import { recordAudit } from '#server/audit/events.ts';
import {
  dropAccountTokens,
  issueAccountToken,
  takeAccountToken,
} from '#server/features/one-time-tokens/commands.ts';
import { endLinks } from '#server/features/one-time-tokens/ending/commands.ts';
import { mailEmailChange, mailAccountChange } from '#server/features/account-changes/commands.ts';
import { lockOwn, lockProven, type ProvenPassword } from '#server/features/account/queries.ts';
import { inHomeCenter, personThemselves } from '#server/http/in-home-center.ts';
import { changeAccounts } from '#server/features/users/keeping/commands.ts';
import { ownUser } from '#server/features/users/queries.ts';
import type { UserRow } from '#server/features/users/resource.ts';
import { noteUidChange } from '#server/http/uid-change.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { isTaken, pendingChange, type PendingChange } from './queries.ts';

type CommandContext = Pick<
  Context,
  'scope' | 'actor' | 'services' | 'now' | 'locale' | 'center' | 'origin' | 'request' | 'sender'
>;

/**
 * Asks for another address. One that somebody has is answered as any other: only its mailbox is told, and gets no button,
 * so that nobody learns by this who has an account.
 */
export function askEmailChange(
  context: CommandContext,
  { email }: EmailChangeCreate,
  proven: ProvenPassword,
): Promise<PendingChange> {
  const actor = personThemselves(context.actor);
  return inHomeCenter(context, async (home) => {
    const own = await lockProven(home, actor, proven);
    if (email === own.email) refuse('same_address', { pointer: '/data/attributes/email' });
    const hasOwner = email.toLowerCase() !== own.email.toLowerCase() && (await isTaken(home, email));
    const { token, expiresAt } = await issueAccountToken(home, 'change_email', actor.userId, context.now, {
      email,
    });
    await mailEmailChange(context, home, own, {
      email,
      token: hasOwner ? null : token,
      validUntil: expiresAt,
    });
    await mailAccountChange(context, home, own, 'email_asked');
    await recordAudit(home, actor, { act: 'ask_email_change', subjectType: 'users', subjectId: own.id });
    return (await pendingChange(home, actor, context.now)) ?? refuse('not_found');
  });
}

/** Takes it back: the button in the mail works no longer. */
export function dropEmailChange(context: CommandContext): Promise<void> {
  const { userId } = personThemselves(context.actor);
  return inHomeCenter(context, async (home) => {
    await dropAccountTokens(home, [userId], 'change_email');
  });
}

/**
 * The press on the button. Only whoever is signed in to the account can make it, so that a mail to a wrong address gives
 * nothing away. This device learns the new uid with the answer; all others are signed out.
 */
export function confirmEmailChange(context: CommandContext, token: string): Promise<UserRow> {
  const actor = personThemselves(context.actor);
  return inHomeCenter(context, async (home) => {
    const own = await lockOwn(home, actor);
    const pointer = '/confirmation_token';
    const used = await takeAccountToken(home, token, ['change_email'], context.now, pointer);
    if (used.userId !== actor.userId) refuse('not_found');
    const email = String((used.data as { email?: string } | null)?.email ?? '');
    const isSame = email.toLowerCase() === own.email.toLowerCase();
    // Somebody took it in the meantime: as good as too late.
    if (email === '' || (!isSame && (await isTaken(home, email)))) refuse('token_expired', { pointer });
    const lockVersion = own.lockVersion + 1;
    const { now } = context;
    await changeAccounts(home, own.id, { email, confirmedAt: now, lockVersion, updatedAt: now });
    await endSessionsOf(home, own.id, actor.sessionId);
    await keepFormerUid(home, actor.sessionId, own.email);
    await endLinks(home, [own.id], 'address_changed', context.now);
    for (const address of [own.email, email])
      await mailAccountChange(context, home, { ...own, email: address }, 'email_changed');
    await recordAudit(home, actor, { act: 'change_email', subjectType: 'users', subjectId: own.id });
    noteUidChange(context.request, email);
    return (await ownUser(home, actor)) ?? refuse('not_found');
  });
}
