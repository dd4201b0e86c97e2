import { sql } from 'kysely';
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

/** Holds these, or those of an organisation that people applied to, in one order: whoever decides about one of its people goes first or after. */
export async function holdVacancies(
  { db, centerId }: TenantScope,
  of: { vacancyIds: readonly string[] } | { organizationId: string },
): Promise<void> {
  const which =
    'vacancyIds' in of
      ? sql`id = any(${[...of.vacancyIds]}::uuid[])`
      : sql`id in (select vacancy_id from applications
          where volunteer_center_id = ${centerId} and organization_id = ${of.organizationId} and status is null)`;
  await sql`select from vacancies where volunteer_center_id = ${centerId} and ${which} order by id for update`.execute(
    db,
  );
}
