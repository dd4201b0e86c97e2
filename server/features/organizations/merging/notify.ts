/** Who is told that two organisations became one: the people of the one that went. In the transaction of the merge. */
import { peopleOfOrganization, type Recipient } from '#server/features/users/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { addressOn, localeOfReader } from '#server/http/reader-address.ts';
import type { OrganizationRow } from '../queries.ts';

type CommandContext = Pick<Context, 'scope' | 'center' | 'origin'>;

/** Asked before the merge: afterwards they are the other's. */
export const peopleToNotify = (scope: TenantScope, goes: string): Promise<Recipient[]> =>
  peopleOfOrganization(scope, goes);

export async function announceMerging(
  context: CommandContext,
  people: readonly Recipient[],
  { organization, gone }: { organization: OrganizationRow; gone: Pick<OrganizationRow, 'name'> },
): Promise<void> {
  if (people.length === 0) return;
  const centerBranding = await mailBranding(context.scope, context.center, context.origin);
  const mails = people.map(({ email, userId, firstName, locale: wanted }) => {
    const locale = localeOfReader(context, wanted);
    return {
      to: email,
      userId,
      template: 'organization_merged' as const,
      locale,
      values: {
        firstName,
        goneName: gone.name,
        organizationName: organization.name,
        organizationUrl: addressOn(context, locale, `/organizations/${organization.id}`),
      },
      centerBranding,
    };
  });
  await queueEmails(context.scope, mails);
}
