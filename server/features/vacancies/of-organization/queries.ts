import type { TenantScope } from '#server/tenancy/scope.ts';
import { anyVacancy, type VacancyRow } from '../queries.ts';

/** By id, whoever asks: for mails that a command sends, which has judged already who may know. */
export async function vacanciesForMails(
  scope: TenantScope,
  ids: readonly string[],
): Promise<Map<string, VacancyRow>> {
  if (ids.length === 0) return new Map();
  const rows = await anyVacancy(scope)
    .where('v.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether it has any, in whatever state; deleted ones are gone. */
export async function hasVacancies(scope: TenantScope, organizationId: string): Promise<boolean> {
  const found = await scope.db
    .selectFrom('vacancies')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('organizationId', '=', organizationId)
    .where('status', '!=', 'deleted')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
