/** Mails with a link for one account. Asked for by anybody, so never more than a mailbox can bear. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { issueAccountToken, type AccountPurpose } from '#server/features/one-time-tokens/commands.ts';
import { centerMailLook } from '#server/features/volunteer-centers/mail-look.ts';
import { chooseLocale } from '#server/http/request.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** What is known of the request that causes a mail. */
export interface MailAct {
  scope: TenantScope;
  center: Center;
  now: Date;
  origin: string;
}

export interface Addressee {
  userId: string;
  email: string;
  firstName: string;
  locale: string;
}

/** Between two mails of a kind to one person. */
export const pauseSeconds = 60;
const mostADay = 12;

/**
 * Whether this person may get one more mail of this kind now: nobody's mailbox is flooded through us. Locks nothing: one
 * mail too many harms nobody.
 */
export async function mayMail(scope: TenantScope, userId: string, template: string): Promise<boolean> {
  const found = await scope.db
    .selectFrom('emailDeliveries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .select(
      sql<boolean>`coalesce(max(created_at) > now() - make_interval(secs => ${pauseSeconds}), false)`.as(
        'isRecent',
      ),
    )
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', '=', userId)
    .where('template', '=', template)
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return !found.isRecent && Number(found.count) < mostADay;
}

const address = (act: MailAct, locale: Locale, path: string) =>
  `${act.origin}${locale === 'nl' ? '' : `/${locale}`}${path}`;

async function link(act: MailAct, purpose: AccountPurpose, to: Addressee, pathOf: (token: string) => string) {
  const locale = chooseLocale([to.locale], act.center);
  const { token, expiresAt } = await issueAccountToken(act.scope, purpose, to.userId, act.now);
  return { locale, url: address(act, locale, pathOf(token)), validUntil: expiresAt, token };
}

async function letter(act: MailAct, to: Addressee, locale: Locale) {
  return {
    to: to.email,
    userId: to.userId,
    locale,
    centerLook: await centerMailLook(act.scope, act.center),
  };
}

/** 'Press the button to use your account'. */
export async function mailAccountConfirmation(act: MailAct, to: Addressee): Promise<void> {
  const { locale, url, validUntil } = await link(
    act,
    'confirm_account',
    to,
    (token) => `/confirm?token=${token}&act=account`,
  );
  const { firstName } = to;
  await queueEmail(act.scope, {
    ...(await letter(act, to, locale)),
    template: 'account_confirm',
    values: { firstName, confirmUrl: url, validUntil },
  });
}

/** Somebody tried to sign up with an address that has an account: only its owner is told. */
export async function mailKnownAddress(act: MailAct, to: Addressee): Promise<void> {
  const { locale, url } = await link(act, 'reset_password', to, (token) => `/auth/reset?token=${token}`);
  await queueEmail(act.scope, {
    ...(await letter(act, to, locale)),
    template: 'account_known',
    values: {
      firstName: to.firstName,
      signInUrl: address(act, locale, '/auth/login-1'),
      resetUrl: url,
    },
  });
}

/** Asks a parent; the mail goes to them, and is kept with the child's account. */
export async function mailParent(act: MailAct, to: Addressee, parentEmail: string): Promise<void> {
  const { locale, url, validUntil } = await link(
    act,
    'parent_consent',
    to,
    (token) => `/confirm?token=${token}&act=parent`,
  );
  await queueEmail(act.scope, {
    ...(await letter(act, to, locale)),
    to: parentEmail,
    template: 'account_parent',
    values: { firstName: to.firstName, consentUrl: url, validUntil },
  });
}

/** `redirectUrl` is where a client of another make wants its person back, checked by the caller. */
export async function mailReset(act: MailAct, to: Addressee, redirectUrl: string | null): Promise<void> {
  const made = await link(act, 'reset_password', to, (token) => `/auth/reset?token=${token}`);
  let resetUrl = made.url;
  if (redirectUrl !== null) {
    const wanted = new URL(redirectUrl);
    wanted.searchParams.set('reset_password_token', made.token);
    resetUrl = wanted.href;
  }
  await queueEmail(act.scope, {
    ...(await letter(act, to, made.locale)),
    template: 'password_reset',
    values: { firstName: to.firstName, resetUrl },
  });
}

/** The link that signs in once. */
export async function mailSignInLink(act: MailAct, to: Addressee): Promise<void> {
  const { locale, url } = await link(act, 'sign_in', to, (token) => `/auth/token?token=${token}`);
  await queueEmail(act.scope, {
    ...(await letter(act, to, locale)),
    template: 'sign_in_link',
    values: { firstName: to.firstName, signInUrl: url },
  });
}
