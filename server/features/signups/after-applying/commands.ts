/** An account for whoever proved their address by applying: only a password is asked, the rest is known. */
import { asKept, newAccountText } from '#contract/consent-texts.ts';
import type { Locale } from '#contract/locales.ts';
import { recordAudit } from '#server/audit/events.ts';
import { applicationById, type ApplicationRow } from '#server/features/applications/queries.ts';
import { tieApplications } from '#server/features/applications/tying/commands.ts';
import { tieAlerts } from '#server/features/search-alerts/tying/commands.ts';
import { giveConsent } from '#server/features/consents/commands.ts';
import { issueToken, takeToken } from '#server/features/one-time-tokens/commands.ts';
import { makeAccount } from '#server/features/users/making/commands.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { accountOfAddress } from '../queries.ts';

/** For the page after the press that proved the address; undefined where there is an account already. */
export async function offerAccount(
  scope: TenantScope,
  { id, email, withdrawnAt, userId }: ApplicationRow,
  now: Date,
): Promise<string | undefined> {
  if (withdrawnAt !== null || userId !== null || (await accountOfAddress(scope, email))) return undefined;
  return (await issueToken(scope, 'make_account', id, now)).token;
}

interface Choice {
  /** The hash to keep. Throws for a password that will not do for this address. */
  passwordOf(email: string): string;
  now: Date;
}

/**
 * Makes the account. Answers its id. Throws 404 or 422 at the token for a link that does not work, also where an account came
 * meanwhile.
 */
export async function makeAccountFrom(
  scope: TenantScope,
  token: string,
  { passwordOf, now }: Choice,
): Promise<string> {
  const pointer = '/reset_password_token';
  const { applicationId } = await takeToken(scope, token, ['make_account'], now, pointer);
  const application = await applicationById(scope, applicationId);
  const { email, firstName, lastName, phoneNumber } = application;
  const locale = application.locale as Locale;
  const known = { email, firstName, lastName, phoneNumber, locale, passwordHash: passwordOf(email) };
  const proven = {
    status: 'active',
    signupMethod: 'signedUp',
    confirmedAt: now,
    acceptedTermsAt: now,
  } as const;
  const userId = await makeAccount(scope, { ...known, ...proven }, now);
  if (userId === undefined) refuse('token_used', { pointer });
  await giveConsent(scope, { userId, kind: 'terms', text: asKept(newAccountText[locale]), locale, now });
  await tieApplications(scope, { userId, email });
  await tieAlerts(scope, { userId, email });
  const about = { subjectType: 'users', subjectId: userId } as const;
  await recordAudit(scope, null, { ...about, act: 'sign_up', toState: 'active' });
  return userId;
}
