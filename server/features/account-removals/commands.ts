/** Leaving the centre: by a link in a mail, so that nobody removes another's account. */
import { mailRemovalAsked } from '#server/features/account-mails/commands.ts';
import { recordAudit } from '#server/audit/events.ts';
import { withdraw } from '#server/features/applications/commands.ts';
import { openApplicationsOf } from '#server/features/applications/queries.ts';
import { takeAccountToken } from '#server/features/one-time-tokens/commands.ts';
import { removePerson } from '#server/features/personal-data/commands.ts';
import { handOn } from '#server/features/users/roles/commands.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import { refuse } from '#server/http/refusal.ts';
import { accountByAddress, accountToRemove, rolesOf } from './queries.ts';

/** Mails the link, if there is such an account. Says nothing of whether there is. */
export async function askForRemoval(context: Context, email: string): Promise<void> {
  const account = await accountByAddress(context.scope, email);
  if (account) await mailRemovalAsked(context, { ...account, userId: account.id });
}

/**
 * Removes the account behind the link: open applications are undone and their organisations told, then the person is
 * taken out of everything. Throws 404 or 422 for the link, and 422 `last_superuser` for whom nobody follows.
 */
export async function removeByToken(context: Context, token: string): Promise<void> {
  const { scope, now, center } = context;
  const { userId } = await takeAccountToken(scope, token, ['remove_account'], now, '/removal_token');
  // The roles first, then the person: all who remove anybody take them in this order.
  await handOn(context, userId, await rolesOf(scope, userId), null);
  const account = (await accountToRemove(scope, userId)) ?? refuse('not_found');
  for (const application of await openApplicationsOf(scope, userId))
    await withdraw(context, application, null);
  await recordAudit(scope, null, {
    act: 'remove',
    subjectType: 'users',
    subjectId: userId,
    toState: 'removed',
  });
  await removePerson(scope, context.services, userId, { now, isProvenNow: true });
  const locale = chooseLocale([account.locale], center);
  await queueEmail(scope, {
    to: account.email,
    forgetWhenDone: true,
    template: 'account_removed',
    locale,
    values: { firstName: account.firstName },
    centerBranding: await mailBranding(scope, center, context.origin),
  });
}
