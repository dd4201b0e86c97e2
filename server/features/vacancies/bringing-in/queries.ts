/** Which vacancies came from a source, by the numbers that they have there. */
import { sql, type SqlBool } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { anyVacancy, type VacancyRow } from '../queries.ts';

export interface OriginRow {
  outsideId: string;
  vacancyId: string;
  /** A digest of what the source said of it last. */
  said: string;
  status: string;
  organizationId: string;
  organizationName: string;
}

/** Those of these numbers that are known, deleted ones too. */
export async function originsOf(
  scope: TenantScope,
  source: string,
  outsideIds: readonly string[],
): Promise<OriginRow[]> {
  if (outsideIds.length === 0) return [];
  // One by one along its index: just after ten thousand came in, PostgreSQL would take them for a few and compare each with each.
  const { rows } = await sql<OriginRow>`
    select o.outside_id, o.vacancy_id, o.said, v.status, v.organization_id, v.organization_name
    from unnest(${[...outsideIds]}::text[]) as asked(outside_id)
    cross join lateral (
      select * from vacancy_origins where volunteer_center_id = ${scope.centerId} and source = ${source}
        and outside_id = asked.outside_id limit 1) o
    cross join lateral (
      select status, organization_id, organization_name from vacancies
      where volunteer_center_id = ${scope.centerId} and id = o.vacancy_id limit 1) v`.execute(scope.db);
  return rows;
}

/** Vacancies as they are, by id: for an import, which is the centre's. */
export async function vacanciesToChange(scope: TenantScope, ids: readonly string[]): Promise<VacancyRow[]> {
  if (ids.length === 0) return [];
  return anyVacancy(scope)
    .where(sql<SqlBool>`v.id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Those that an import added or changed last. */
export const isOfImport = (scope: TenantScope, importId: string) =>
  sql<SqlBool>`v.id in (select o.vacancy_id from vacancy_origins o
    where o.volunteer_center_id = ${scope.centerId} and o.import_id = ${importId})`;
