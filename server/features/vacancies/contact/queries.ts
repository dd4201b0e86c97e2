/** Who can be the contact of a vacancy. */
import { contactRoles } from '#contract/vacancy-fields.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Whether this is one of the organisation's own people, with an account in use. No pupils: their data is shown to nobody. */
export async function mayBeContact(
  scope: TenantScope,
  organizationId: string,
  userId: string,
): Promise<boolean> {
  const person = await scope.db
    .selectFrom('users as u')
    .innerJoin('userRoles as r', (join) =>
      join.onRef('r.volunteerCenterId', '=', 'u.volunteerCenterId').onRef('r.userId', '=', 'u.id'),
    )
    .select('u.id')
    .where('u.volunteerCenterId', '=', scope.centerId)
    .where('u.id', '=', userId)
    .where('u.status', '=', 'active')
    .where('r.organizationId', '=', organizationId)
    .where('r.role', 'in', [...contactRoles])
    .limit(1)
    .executeTakeFirst();
  return person !== undefined;
}
