/** published → expired, by itself at `expires_at` or after its last day (product.md, section 4), or as nobody answered whether it is true still. */
import { sql } from 'kysely';
import { recordAudits } from '#server/audit/events.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { isInTime } from '../in-time/queries.ts';
import { isUnanswered } from '../renewal/queries.ts';

/** Rows in one statement: a centre that has been offline for long must not hold its locks for long. */
const batch = 200;

async function expireSome(scope: TenantScope): Promise<number> {
  const due = scope.db
    .selectFrom('vacancies as v')
    .select('v.id')
    .where('v.volunteerCenterId', '=', scope.centerId)
    .where('v.status', '=', 'published')
    .where(({ or, not }) => or([not(isInTime(sql`now()`)), isUnanswered]))
    .orderBy('v.expiresAt')
    .limit(batch)
    // Somebody who is changing one now has their say first; the next round takes it.
    .forUpdate()
    .skipLocked();
  const expired = await scope.db
    .updateTable('vacancies')
    .set((eb) => ({
      status: 'expired',
      expiredAt: sql<Date>`now()`,
      // Nobody has to look afterwards any more; a change waits on for when it comes back.
      submittedAt: sql<Date | null>`case when pending_change is not null then submitted_at end`,
      lockVersion: eb('lockVersion', '+', 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', due)
    .returning('id')
    .execute();
  const entries = expired.map(({ id }) => ({
    act: 'expire' as const,
    subjectType: 'vacancies' as const,
    subjectId: id,
    fromState: 'published',
    toState: 'expired',
  }));
  await recordAudits(scope, null, entries);
  return expired.length;
}

/** Takes vacancies whose time is over off the site and writes that down. Answers how many. */
export async function expireVacancies(scope: TenantScope): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await expireSome(scope);
    total += count;
    if (count < batch) return total;
  }
}
