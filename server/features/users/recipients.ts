/** Who gets mail: one query for all senders, so that nobody archived or unconfirmed is ever written to. */
import type { Locale } from '#contract/locales.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface Recipient {
  userId: string;
  email: string;
  firstName: string;
  locale: Locale;
}

const withRole = (scope: TenantScope) =>
  scope.db
    .selectFrom('users as u')
    .innerJoin('userRoles as r', (join) =>
      join.onRef('r.volunteerCenterId', '=', 'u.volunteerCenterId').onRef('r.userId', '=', 'u.id'),
    )
    .select(['u.id as userId', 'u.email', 'u.firstName', 'u.locale'])
    .where('u.volunteerCenterId', '=', scope.centerId)
    .where('u.status', '=', 'active')
    .where('u.confirmedAt', 'is not', null)
    .distinct();

/** The people of an organisation; when it has none that can be reached, the centre's staff, so that nobody is left waiting. */
export async function organizationRecipients(
  scope: TenantScope,
  organizationId: string,
): Promise<Recipient[]> {
  const own = await withRole(scope)
    .where('r.role', '=', 'organization_superuser')
    .where('r.organizationId', '=', organizationId)
    .execute();
  const found =
    own.length > 0 ? own : await withRole(scope).where('r.role', '=', 'center_superuser').execute();
  return found.map((row) => ({ ...row, locale: row.locale as Locale }));
}
