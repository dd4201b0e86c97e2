/** What else somebody may like who looks at a vacancy. */
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { isInTime } from '#server/features/vacancies/in-time/queries.ts';
import { anyVacancy, isPublic, type VacancyRow } from '#server/features/vacancies/queries.ts';

/** Of so many that are alike some are chosen. */
const lookedAmong = 60;

/** The first `most`, one of each organisation before a second of any. */
function ofDifferentOnes<One extends { organizationId: string | null }>(
  alike: readonly One[],
  most: number,
): One[] {
  const firsts = alike.filter(
    ({ organizationId }, at) =>
      organizationId === null || alike.findIndex((other) => other.organizationId === organizationId) === at,
  );
  const others = alike.filter((one) => !firsts.includes(one));
  return [...firsts, ...others].slice(0, most);
}

/** Up to `most` open vacancies like this one, of as many organisations: same kind of work first, then nearest, then newest. */
export async function similarVacancies(
  scope: TenantScope,
  vacancy: VacancyRow,
  { most, now }: { most: number; now: Date },
): Promise<VacancyRow[]> {
  const distance =
    vacancy.lat === null || vacancy.lon === null
      ? sql<number>`null::float8`
      : sql<number>`coalesce(power(v.lat - ${vacancy.lat}, 2) + power((v.lon - ${vacancy.lon}) * 0.61, 2), 99)`;
  const alike = await scope.db
    .selectFrom('vacancies as v')
    .select(['v.id', 'v.organizationId'])
    .where('v.volunteerCenterId', '=', scope.centerId)
    .where(isPublic)
    .where('v.id', '!=', vacancy.id)
    .where(sql<boolean>`(v.positions is null or v.accepted_count < v.positions)`)
    .where(isInTime(now))
    .orderBy(sql`v.category_ids && ${vacancy.categoryIds}::text[] desc`)
    .orderBy(sql`v.target_group_ids && ${vacancy.targetGroupIds}::text[] desc`)
    .orderBy(distance)
    .orderBy('v.publishedAt', 'desc')
    .limit(lookedAmong)
    .execute();
  const ids = ofDifferentOnes(alike, most).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await anyVacancy(scope).where('v.id', 'in', ids).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
