/** Mails with a link for one account. Asked for by anybody, so never more than a mailbox can bear: each asks leave first. */
import type { Locale } from '#contract/locales.ts';
import { issueAccountToken, type AccountPurpose } from '#server/features/one-time-tokens/commands.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { chooseLocale } from '#server/http/request.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import { askLeave, needLeave, type Leave } from '#server/mail/recipient-permission.ts';
import type { LimitedTemplate } from '#server/mail/limits.ts';
import type { MailSender } from '#server/mail/sender.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** What is known of the request that causes a mail. */
export interface MailContext {
  scope: TenantScope;
  center: Center;
  now: Date;
  origin: string;
  sender: MailSender;
}

export interface Addressee {
  userId: string;
  email: string;
  firstName: string;
  locale: string;
}

const address = (act: MailContext, locale: Locale, path: string) =>
  `${act.origin}${locale === 'nl' ? '' : `/${locale}`}${path}`;

async function link(
  act: MailContext,
  purpose: AccountPurpose,
  to: Addressee,
  pathOf: (token: string) => string,
) {
  const locale = chooseLocale([to.locale], act.center);
  const { token, expiresAt } = await issueAccountToken(act.scope, purpose, to.userId, act.now);
  return { locale, url: address(act, locale, pathOf(token)), validUntil: expiresAt, token };
}

async function letter<Template extends LimitedTemplate>(
  act: MailContext,
  leave: Leave<Template>,
  to: Addressee,
  locale: Locale,
) {
  return {
    to: leave,
    template: leave.template,
    userId: to.userId,
    locale,
    centerBranding: await mailBranding(act.scope, act.center, act.origin),
  };
}

/** Leave to write to the person themselves; each of these answers whether it had any. */
const leaveFor = <Template extends LimitedTemplate>(
  { scope, sender }: MailContext,
  template: Template,
  to: Addressee,
) => askLeave(scope, sender, template, to.email);

/** 'Press the button to use your account'. */
export async function mailAccountConfirmation(act: MailContext, to: Addressee): Promise<boolean> {
  const leave = await leaveFor(act, 'account_confirm', to);
  if (!leave) return false;
  const { locale, url, validUntil } = await link(
    act,
    'confirm_account',
    to,
    (token) => `/confirm?token=${token}&act=account`,
  );
  const values = { firstName: to.firstName, confirmUrl: url, validUntil };
  await queueEmail(act.scope, { ...(await letter(act, leave, to, locale)), values });
  return true;
}

/** Somebody tried to sign up with an address that has an account: only its owner is told. */
export async function mailKnownAddress(act: MailContext, to: Addressee): Promise<boolean> {
  const leave = await leaveFor(act, 'account_known', to);
  if (!leave) return false;
  const { locale, url } = await link(act, 'reset_password', to, (token) => `/auth/reset?token=${token}`);
  const signInUrl = address(act, locale, '/auth/login-1');
  const values = { firstName: to.firstName, signInUrl, resetUrl: url };
  await queueEmail(act.scope, { ...(await letter(act, leave, to, locale)), values });
  return true;
}

/**
 * Asks a parent; the mail goes to them, and is kept with the child's account. Throws 429 when they got too many of these. Where their
 * mailbox is full of others none goes: the child asks for their own link once more and presses that.
 */
export async function mailParent(act: MailContext, to: Addressee, parentEmail: string): Promise<void> {
  const leave = await needLeave(act.scope, act.sender, 'account_parent', parentEmail);
  if (!leave) return;
  const { locale, url, validUntil } = await link(
    act,
    'parent_consent',
    to,
    (token) => `/confirm?token=${token}&act=parent`,
  );
  const values = { firstName: to.firstName, consentUrl: url, validUntil };
  await queueEmail(act.scope, { ...(await letter(act, leave, to, locale)), values });
}

/** `redirectUrl` is where a client of another make wants its person back, checked by the caller. */
export async function mailReset(
  act: MailContext,
  to: Addressee,
  redirectUrl: string | null,
): Promise<boolean> {
  const leave = await leaveFor(act, 'password_reset', to);
  if (!leave) return false;
  const made = await link(act, 'reset_password', to, (token) => `/auth/reset?token=${token}`);
  let resetUrl = made.url;
  if (redirectUrl !== null) {
    const wanted = new URL(redirectUrl);
    wanted.searchParams.set('reset_password_token', made.token);
    resetUrl = wanted.href;
  }
  const values = { firstName: to.firstName, resetUrl };
  await queueEmail(act.scope, { ...(await letter(act, leave, to, made.locale)), values });
  return true;
}

/** The link that signs in once. */
export async function mailSignInLink(act: MailContext, to: Addressee): Promise<boolean> {
  const leave = await leaveFor(act, 'sign_in_link', to);
  if (!leave) return false;
  const { locale, url } = await link(act, 'sign_in', to, (token) => `/auth/token?token=${token}`);
  const values = { firstName: to.firstName, signInUrl: url };
  await queueEmail(act.scope, { ...(await letter(act, leave, to, locale)), values });
  return true;
}

/** 'Would you like to remove your account?' */
export async function mailRemovalAsked(act: MailContext, to: Addressee): Promise<boolean> {
  const leave = await leaveFor(act, 'account_removal_asked', to);
  if (!leave) return false;
  const { locale, url, validUntil } = await link(
    act,
    'remove_account',
    to,
    (token) => `/account/verwijderen?token=${token}`,
  );
  const values = { firstName: to.firstName, removeUrl: url, validUntil };
  await queueEmail(act.scope, { ...(await letter(act, leave, to, locale)), values });
  return true;
}
