import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { waitsForAnswer } from '#server/db/waiting-for-answer.ts';

/** How many people wait for an answer at these vacancies, each counted once, and at how many of these. */
export async function countWaiting(
  scope: TenantScope,
  vacancyIds: readonly string[],
): Promise<{ people: number; vacancies: number }> {
  if (vacancyIds.length === 0) return { people: 0, vacancies: 0 };
  return scope.db
    .selectFrom('applications')
    .select([
      sql<number>`count(distinct lower(email))::int`.as('people'),
      sql<number>`count(distinct vacancy_id)::int`.as('vacancies'),
    ])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('vacancyId', 'in', [...vacancyIds])
    .where(waitsForAnswer())
    .executeTakeFirstOrThrow();
}
