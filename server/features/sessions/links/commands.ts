/** Links that a mail brings: asked for by address, and used up by a press on a button. */
import type { LinkState } from '#contract/request-context.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import type { DevicePlace } from '#server/auth/network-groups.ts';
import {
  mailAccountConfirmation,
  mailReset,
  mailSignInLink,
  type MailContext,
} from '#server/features/account-mails/commands.ts';
import { recordAudit } from '#server/audit/events.ts';
import { takeAccountToken, type AccountPurpose } from '#server/features/one-time-tokens/commands.ts';
import { tokenState } from '#server/features/one-time-tokens/states/queries.ts';
import { applicationById } from '#server/features/applications/queries.ts';
import { signupLinkState } from '#server/features/organization-signups/queries.ts';
import {
  accountById,
  accountOfAddress,
  awaitsConfirmation,
  isOwnSignUp,
  type SignUpAccount,
} from '#server/features/signups/queries.ts';
import { equalizeTiming } from '#server/http/equalize-timing.ts';
import { refuse } from '#server/http/refusal.ts';
import type { MailSender } from '#server/mail/sender.ts';
import type { Services } from '#server/http/services.ts';
import { openAccount, type Entered } from '../commands.ts';
import { cleanEmail } from '#server/features/sessions/verification/commands.ts';
import { hasPassword, lockAccount } from '../queries.ts';

export const linkKinds = ['reset', 'sign_in', 'confirmation'] as const;
export type LinkKind = (typeof linkKinds)[number];

export interface LinkAsk {
  kind: LinkKind;
  email: string;
  redirectUrl: string | null;
  center: Center;
  origin: string;
  sender: MailSender;
}

/** Who was invited, has not confirmed yet or may sign in chooses a password by mail; whose account is closed does not. */
const mayReset = ({ status, confirmedAt }: SignUpAccount, allowsInactive: boolean): boolean =>
  status === 'active' ||
  status === 'invited' ||
  (status === 'inactive' && (confirmedAt === null || allowsInactive));

async function mailLink(
  act: MailContext,
  account: SignUpAccount,
  { kind, redirectUrl }: LinkAsk,
  allowsInactive: boolean,
): Promise<void> {
  // Who did not prove their address yet may meet the password of a stranger who signed up with it: they choose one.
  const isUnproven = awaitsConfirmation(account);
  if (isUnproven && kind === 'confirmation') {
    await mailAccountConfirmation(act, account);
  } else if (kind === 'reset' || (isUnproven && kind === 'sign_in')) {
    if (mayReset(account, allowsInactive)) await mailReset(act, account, redirectUrl);
  } else if (kind === 'sign_in') {
    const isUsable = account.status === 'active' || (account.status === 'inactive' && allowsInactive);
    if (isUsable) await mailSignInLink(act, account);
  }
}

/** Mails a link if the address has an account here that may have one. Whether it had is told to nobody but its mailbox. */
export async function askForLink(services: Services, ask: LinkAsk): Promise<void> {
  const email = cleanEmail(ask.email);
  await equalizeTiming(async () => {
    if (email === null) return;
    await inScope(services.pool, ask.center.id, async (scope) => {
      const account = await accountOfAddress(scope, email);
      const act = { scope, center: ask.center, origin: ask.origin, sender: ask.sender, now: services.now() };
      if (account) await mailLink(act, account, ask, services.configuration.allowInactiveUsers);
    });
  }, services.timingEqualizer);
}

const entering: readonly AccountPurpose[] = ['sign_in'];
export const choosing: readonly AccountPurpose[] = ['reset_password', 'invitation'];

/** Where the press on a button leads; others are used up by the screens of their own. */
const leads: Readonly<Record<string, LinkState['leadsTo']>> = {
  sign_in: 'sign_in',
  reset_password: 'password',
  invitation: 'password',
  confirm_account: 'confirmation',
  parent_consent: 'confirmation',
  confirm_application: 'confirmation',
  withdraw_application: 'confirmation',
  remove_account: 'removal',
  make_account: 'password',
  stop_keeping: 'confirmation',
};

/** Somebody who was asked in, or asked for a password before they came: the account was archived meanwhile. */
async function isTakenBack(scope: TenantScope, userId: string): Promise<boolean> {
  const { status, confirmedAt } = await accountById(scope, userId);
  return status === 'archived' && confirmedAt === null;
}

/** What a page shows before its button is pressed. */
export async function linkState(
  services: Services,
  center: Center,
  token: string,
  /** The address for which this browser sent the sign-up form. */
  signedUpHere: string | null = null,
): Promise<LinkState> {
  const now = services.now();
  return inScope(
    services.pool,
    center.id,
    async (scope) => {
      const { purpose, userId, applicationId, state, isReplaced } = await tokenState(scope, token, now);
      const isGood = state === 'good' && leads[purpose] === 'password';
      const isFirstPassword = isGood && !(userId !== null && (await hasPassword(scope, userId)));
      const isNew = isGood && purpose === 'make_account' && applicationId !== null;
      const newAccountFor = isNew ? (await applicationById(scope, applicationId)).email : null;
      const isSignUp = state === 'good' && purpose === 'confirm_account' && userId !== null;
      const asksPassword = isSignUp && !isOwnSignUp(await accountById(scope, userId), signedUpHere);
      const isSpent = state === 'used' && leads[purpose] === 'password' && userId !== null;
      const isWithdrawn = isSpent && (await isTakenBack(scope, userId));
      const about = { isFirstPassword, newAccountFor, asksPassword, isReplaced, isWithdrawn };
      if (purpose !== null) return { leadsTo: leads[purpose] ?? null, state, ...about };
      const signup = await signupLinkState(scope, token, now);
      return { leadsTo: signup && 'organization_signup', state: signup ?? 'unknown', ...about };
    },
    { isReadOnly: true },
  );
}

/** The account behind a link, held until the transaction ends. */
export async function accountOfLink(
  scope: TenantScope,
  token: string,
  purposes: readonly AccountPurpose[],
  now: Date,
  pointer: string,
) {
  const { userId, purpose } = await takeAccountToken(scope, token, purposes, now, pointer);
  const account = await lockAccount(scope, userId);
  if (!account) refuse('not_found');
  return { account, purpose };
}

/** Signs in by the link of a mail. Throws 404 or 422 for a link that does not work, 401 for an account that may not be used. */
export async function signInByLink(
  services: Services,
  center: Center,
  token: string,
  device: { place: DevicePlace; remember: boolean },
): Promise<Entered> {
  return inScope(services.pool, center.id, async (scope) => {
    const { account } = await accountOfLink(scope, token, entering, services.now(), '/token');
    // The mailbox proves one thing; an account that asks two is opened by its password and a code, or by a passkey.
    if (account.hasSecondFactor) refuse('second_factor_at_sign_in');
    const entered = await openAccount(services, scope, account, { ...device, isByMail: true });
    await recordAudit(scope, null, {
      act: 'sign_in_by_link',
      subjectType: 'users',
      subjectId: account.userId,
    });
    return entered;
  });
}
