/** Places of a vacancy: counted by whoever was accepted. */
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { VacancyRow } from '../queries.ts';

/** Takes a place (1) or gives one back (-1). The vacancy is locked already, so that two at once cannot take the last one twice. */
export async function countPlace(
  scope: TenantScope,
  vacancy: Pick<VacancyRow, 'id' | 'acceptedCount'>,
  change: 1 | -1,
): Promise<void> {
  await scope.db
    .updateTable('vacancies')
    .set({ acceptedCount: Math.max(0, vacancy.acceptedCount + change) })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', vacancy.id)
    .execute();
}
