import type { TenantScope } from '#server/tenancy/scope.ts';
import { vacancyColumns, type VacancyRow } from '../queries.ts';

/** By id, whoever asks: for mails that a command sends, which has judged already who may know. */
export async function vacanciesForMails(
  scope: TenantScope,
  ids: readonly string[],
): Promise<Map<string, VacancyRow>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('vacancies')
    .select(vacancyColumns)
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
