/** The button behind the link of the mail: the account is there, and the organisation waits for the centre. */
import type { Locale } from '#contract/locales.ts';
import { mailParent } from '#server/features/account-mails/commands.ts';
import { recordAudit } from '#server/audit/events.ts';
import { proveAddress } from '#server/features/confirmations/commands.ts';
import { giveConsents, type GivenConsent } from '#server/features/consents/commands.ts';
import { issueAccountToken } from '#server/features/one-time-tokens/commands.ts';
import { addSignedUp } from '#server/features/organizations/commands.ts';
import { askForPlace } from '#server/features/organizations/join/commands.ts';
import { awaitsConfirmation, reservedAccount, isOwnSignUp } from '#server/features/signups/queries.ts';
import { forgetUnproven, makeAccount, makeRoles } from '#server/features/users/making/commands.ts';
import { mailInvitations } from '#server/features/users/invitations/commands.ts';
import { refuse } from '#server/http/refusal.ts';
import { ChangedMeanwhile } from '#server/http/retry.ts';
import { hashOfToken, type SignupContext } from '../commands.ts';
import { notifyConfirmed, announceJoinRequest } from '../notify.ts';
import { accountOf, lockSignupByToken, signupById, type SignupRow } from '../queries.ts';

const tokenPointer = '/confirmation_token';

async function makeContact({ scope, now }: SignupContext, signup: SignupRow): Promise<string> {
  const { email, firstName, lastName, phoneNumber, jobTitle, locale } = signup;
  const known = { email, firstName, lastName, phoneNumber, jobTitle, locale };
  const proven = {
    status: 'active',
    signupMethod: 'signedUp',
    confirmedAt: now,
    acceptedTermsAt: now,
  } as const;
  const passwordHash = signup.passwordHash || null;
  const userId = await makeAccount(scope, { ...known, ...proven, passwordHash }, now);
  // An account came meanwhile: the second try finds it.
  if (userId === undefined) throw new ChangedMeanwhile('An account came between.');
  await recordAudit(scope, null, {
    act: 'sign_up',
    subjectType: 'users',
    subjectId: userId,
    toState: 'active',
  });
  return userId;
}

/**
 * Somebody signed up as a volunteer and waits for the proof that came now. Their password counts only where this sign-up had the same
 * one, and a parent's yes is not ours to skip.
 */
async function settleWaiting(act: SignupContext, userId: string, signup: SignupRow): Promise<void> {
  const { scope, now } = act;
  const account = await reservedAccount(scope, userId);
  if (signup.passwordHash === '') await forgetUnproven(scope, [userId]);
  if (account.parentEmail === null) await proveAddress(scope, account, 'confirm', now);
  else await mailParent(act, account, account.parentEmail);
}

/** Asks somebody in once more: whoever pressed this link has the mailbox that the invitation went to. */
async function inviteAgain({ scope, center, origin, now }: SignupContext, userId: string): Promise<void> {
  const account = await reservedAccount(scope, userId);
  await mailInvitations(scope, { center, origin, now, invitedBy: null, sender: null }, [
    { ...account, id: userId },
  ]);
}

/**
 * The account of the address that was just proven. One that is there keeps its password: the form may have been filled in by
 * somebody else. Whoever was asked in accepts by that link alone, and whoever was shut out stays so.
 */
async function accountFor(act: SignupContext, signup: SignupRow): Promise<string> {
  const account = await accountOf(act.scope, signup.email);
  if (!account) return makeContact(act, signup);
  if (account.status === 'archived' || (account.status === 'inactive' && account.confirmedAt !== null))
    refuse('move_refused', { pointer: tokenPointer, values: { state: account.status } });
  if (account.status === 'invited') await inviteAgain(act, account.id);
  else if (awaitsConfirmation(account)) await settleWaiting(act, account.id, signup);
  return account.id;
}

async function keepConsents({ scope, now }: SignupContext, userId: string, signup: SignupRow): Promise<void> {
  const consents = signup.consents as unknown as Pick<GivenConsent, 'kind' | 'text' | 'versions'>[];
  const locale = signup.locale as Locale;
  await giveConsents(
    scope,
    consents.map(({ kind, text, versions }) => ({ userId, kind, text, versions, locale, now })),
  );
}

async function makeOrganization({ scope, now }: SignupContext, userId: string, signup: SignupRow) {
  const id = await addSignedUp(scope, signup.organization as unknown as { name: string }, userId, now);
  await makeRoles(scope, [{ userId, role: 'organization_superuser', organizationId: id }], now);
  return id;
}

/** An active account without a password that counts: whoever pressed the link has the mailbox, and chooses one. */
async function resetTokenFor({ scope, now }: SignupContext, userId: string): Promise<string | undefined> {
  const account = await reservedAccount(scope, userId);
  if (account.status !== 'active' || account.passwordHash !== null) return undefined;
  return (await issueAccountToken(scope, 'reset_password', userId, now)).token;
}

export interface ConfirmedSignup {
  row: SignupRow;
  resetToken: string | undefined;
}

/** Uses a link up; another browser's password counts no more. Throws 404 for an unknown one, 422 for one that is used or too old. */
export async function confirmSignup(
  act: SignupContext,
  token: string,
  signedUpHere: string | null,
): Promise<ConfirmedSignup> {
  const { scope, now } = act;
  const found = await lockSignupByToken(scope, hashOfToken(token));
  if (!found) refuse('not_found');
  const signup = isOwnSignUp(found, signedUpHere) ? found : { ...found, passwordHash: '' };
  if (signup.confirmedAt !== null) refuse('token_used', { pointer: tokenPointer });
  if (signup.expiresAt <= now) refuse('token_expired', { pointer: tokenPointer });
  const userId = await accountFor(act, signup);
  await keepConsents(act, userId, signup);
  if (signup.joinOrganizationId === null) {
    const id = await makeOrganization(act, userId, signup);
    await notifyConfirmed(act, signup, { id, userId });
  } else {
    const { joinOrganizationId: organizationId, message } = signup;
    const isAsked = await askForPlace(act, { organizationId, userId, message });
    if (isAsked) await announceJoinRequest(act, signup, userId);
  }
  // Their copy is in the account now.
  await scope.db
    .updateTable('organizationSignups')
    .set({ confirmedAt: now, passwordHash: '' })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', signup.id)
    .execute();
  return { row: await signupById(scope, signup.id), resetToken: await resetTokenFor(act, userId) };
}
