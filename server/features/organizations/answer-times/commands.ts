/** How soon organisations answer, from what they did: a promise in their name must be true (product.md, section 11). */
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Looked back at: long enough for a small organisation, short enough for one that changed its ways. */
const lookedBack = sql`interval '180 days'`;
/** With fewer, one slow week would be a rule. */
const fewestAnswers = 5;
/** Slower than this is no promise. */
const mostDays = 14;
/** 'Usually' is four times of five. */
const usually = 0.8;

/**
 * Writes down for each organisation within how many days four of five applicants had an answer; who still waits counts with the
 * time they have waited. Answers for how many that changed.
 */
export async function measureAnswers(scope: TenantScope): Promise<number> {
  const { numAffectedRows } = await sql`
    with measured as (
      select organization_id, ceil(greatest(
          percentile_disc(${usually}) within group (order by extract(epoch from coalesce(first_response_at, now()) - confirmed_at)) / 86400, 0.01))::int as days
      from applications
      where volunteer_center_id = ${scope.centerId} and confirmed_at > now() - ${lookedBack}
        and (first_response_at is not null or (withdrawn_at is null and status is null))
      group by organization_id having count(first_response_at) >= ${fewestAnswers}
    )
    update organizations o set usual_answer_days = found.days
    from (
      select o.id, case when m.days <= ${mostDays} then m.days end as days
      from organizations o left join measured m on m.organization_id = o.id where o.volunteer_center_id = ${scope.centerId}
    ) found
    where o.volunteer_center_id = ${scope.centerId} and o.id = found.id and o.usual_answer_days is distinct from found.days`.execute(
    scope.db,
  );
  return Number(numAffectedRows ?? 0);
}
