/** Who is told that two organisations became one: the people of the one that went. In the transaction of the merge. */
import { peopleOfOrganization, type Recipient } from '#server/features/users/queries.ts';
import { centerMailLook } from '#server/features/volunteer-centers/mail-look.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { addressOn, localeOfReader } from '#server/http/reader-address.ts';
import type { OrganizationRow } from '../queries.ts';

type Act = Pick<Context, 'scope' | 'center' | 'origin'>;

/** Asked before the merge: afterwards they are the other's. */
export const peopleToTell = (scope: TenantScope, goes: string): Promise<Recipient[]> =>
  peopleOfOrganization(scope, goes);

export async function announceMerging(
  act: Act,
  people: readonly Recipient[],
  { organization, gone }: { organization: OrganizationRow; gone: Pick<OrganizationRow, 'name'> },
): Promise<void> {
  if (people.length === 0) return;
  const centerLook = await centerMailLook(act.scope, act.center, act.origin);
  for (const { email, userId, firstName, locale: wanted } of people) {
    const locale = localeOfReader(act, wanted);
    await queueEmail(act.scope, {
      to: email,
      userId,
      template: 'organization_merged',
      locale,
      values: {
        firstName,
        goneName: gone.name,
        organizationName: organization.name,
        organizationUrl: addressOn(act, locale, `/organizations/${organization.id}`),
      },
      centerLook,
    });
  }
}
