/** The buttons behind the links that prove an address, and a parent's yes. */
import { parentConsentText } from '#contract/consent-texts.ts';
import { userMoves, type UserMove } from '#contract/users.ts';
import {
  mailAccountConfirmation,
  mailParent,
  type MailContext,
} from '#server/features/account-mails/commands.ts';
import { weakness } from '#server/auth/passwords.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { tieApplications } from '#server/features/applications/tying/commands.ts';
import { tieAlerts } from '#server/features/search-alerts/tying/commands.ts';
import { recordAudit } from '#server/audit/events.ts';
import { giveConsent } from '#server/features/consents/commands.ts';
import {
  issueAccountToken,
  takeAccountToken,
  type AccountPurpose,
} from '#server/features/one-time-tokens/commands.ts';
import { accountTokenState } from '#server/features/one-time-tokens/states/queries.ts';
import { endLinks } from '#server/features/one-time-tokens/ending/commands.ts';
import {
  awaitsConfirmation,
  reservedAccount,
  isOwnSignUp,
  type SignUpAccount,
} from '#server/features/signups/queries.ts';
import type { SignUpRow } from '#server/features/signups/resource.ts';
import { changeAccounts } from '#server/features/users/keeping/commands.ts';
import { resendInvitation } from '#server/features/users/invitations/commands.ts';
import type { UserRow } from '#server/features/users/resource.ts';
import { allows } from '#server/features/users/transitions.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { pauseSeconds } from '#server/mail/limits.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

type CommandContext = Pick<Context, 'scope' | 'center' | 'now' | 'origin' | 'locale' | 'sender'>;
type ResendContext = Parameters<typeof resendInvitation>[0];

const pointer = '/confirmation_token';
const purposes: readonly AccountPurpose[] = ['confirm_account', 'parent_consent'];

/** Whether a link is about an account rather than an application. */
export const isAboutAccount = async (scope: TenantScope, token: string, now: Date): Promise<boolean> =>
  (await accountTokenState(scope, token, purposes, now)).state !== 'unknown';

/**
 * The address is proven: by a link to it that was pressed, whichever it was. The account becomes active, and what was sent
 * from it before belongs to it.
 */
export async function proveAddress(
  scope: TenantScope,
  account: SignUpAccount,
  move: Extract<UserMove, 'confirm' | 'accept'>,
  now: Date,
): Promise<void> {
  const { to: status } = userMoves[move];
  await changeAccounts(scope, account.userId, { status, confirmedAt: now, updatedAt: now });
  await tieApplications(scope, account);
  await tieAlerts(scope, account);
  await endLinks(scope, [account.userId], 'address_proven', now);
  await recordAudit(scope, null, {
    act: move,
    subjectType: 'users',
    subjectId: account.userId,
    fromState: account.status,
    toState: status,
  });
}

async function keepParentsYes({ scope, now, locale }: CommandContext, userId: string): Promise<void> {
  await giveConsent(scope, { userId, kind: 'parent', text: parentConsentText[locale], locale, now });
  // It has served: a parent's address is kept no longer than for the question.
  await changeAccounts(scope, userId, { parentEmail: null });
}

export interface ConfirmedAccount {
  row: SignUpRow;
  /** For an account without a password that counts: whoever owns the mailbox chooses one now. */
  resetToken?: string;
}

export interface OwnPassword {
  /** As it was typed beside the link. */
  chosen: string | null;
  hash: string | null;
  /** The address for which this browser sent the sign-up form. */
  signedUpHere: string | null;
}

/**
 * The password from now on. Whoever signed up may be a stranger to the mailbox: only who sent the form from this very browser
 * keeps what it said, anybody else chooses one, here or by the link that is answered.
 */
async function settlePassword({ scope }: CommandContext, account: SignUpAccount, own: OwnPassword) {
  const { chosen, hash, signedUpHere } = own;
  if (chosen === null && isOwnSignUp(account, signedUpHere)) return account;
  const weak = chosen !== null && weakness(chosen, account.email);
  if (weak) refuse(weak, { pointer: '/password' });
  await changeAccounts(scope, account.userId, { passwordHash: hash });
  await endSessionsOf(scope, account.userId);
  return { ...account, passwordHash: hash };
}

/** Uses the link up. Throws 422 `token_used` also for an address that was proven by another link. */
export async function confirmAccount(
  context: CommandContext & MailContext,
  token: string,
  own: OwnPassword,
): Promise<ConfirmedAccount> {
  const { scope, now } = context;
  const { purpose, userId } = await takeAccountToken(scope, token, purposes, now, pointer);
  const found = await reservedAccount(scope, userId);
  if (!allows('confirm', found)) refuse('token_used', { pointer });
  const account = purpose === 'confirm_account' ? await settlePassword(context, found, own) : found;
  const { email, parentEmail } = account;
  if (purpose === 'confirm_account' && parentEmail !== null) {
    await mailParent(context, account, parentEmail);
    return { row: { id: userId, email, state: 'awaiting_parent' } };
  }
  if (purpose === 'parent_consent') await keepParentsYes(context, userId);
  await proveAddress(scope, account, 'confirm', now);
  const row: SignUpRow = { id: userId, email, state: 'active' };
  if (account.passwordHash !== null || purpose === 'parent_consent') return { row };
  const { token: resetToken } = await issueAccountToken(scope, 'reset_password', userId, now);
  return { row, resetToken };
}

/**
 * Staff send the link once more: of a sign-up that waits for its proof, or of an invitation. Throws 429 within a minute of the
 * last one, 422 for an account that waits for neither.
 */
export async function resendInstructions(
  context: CommandContext & ResendContext,
  user: UserRow,
): Promise<UserRow> {
  const { scope, actor } = context;
  if (user.status === 'invited') return resendInvitation(context, user);
  const account = await reservedAccount(scope, user.id);
  if (!awaitsConfirmation(account))
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: account.status } });
  if (!(await mailAccountConfirmation(context, account)))
    throw new Refusal([{ code: 'rate_limited', values: { seconds: pauseSeconds } }], pauseSeconds);
  await recordAudit(scope, actor, {
    act: 'resend_confirmation',
    subjectType: 'users',
    subjectId: user.id,
  });
  return user;
}
