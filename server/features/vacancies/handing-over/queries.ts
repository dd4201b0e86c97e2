/** Whether people gave their details to the organisation of a vacancy. */
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Whether anybody applied who is still known by name, whatever became of it; also one who has yet to confirm the address. */
export async function hasApplicants(scope: TenantScope, vacancyId: string): Promise<boolean> {
  const found = await scope.db
    .selectFrom('applications')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('vacancyId', '=', vacancyId)
    .where('anonymizedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
