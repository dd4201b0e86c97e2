/** Feeds of an organisation that stops, goes to another centre, or becomes one with another. */
import { sql } from 'kysely';
import { recordAudits, type Recorder } from '#server/audit/events.ts';
import type { OrganizationPart } from '#server/http/organization-parts.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Those of an organisation that takes part no more are not read. One that somebody paused stays so for its own reason. */
export async function stopFeeds(
  { scope, actor, now }: { scope: TenantScope; actor: Recorder | null; now: Date },
  organizationId: string,
): Promise<void> {
  const stopped = await scope.db
    .updateTable('vacancyFeeds')
    .set({ status: 'paused', pausedBecause: 'organization', askedAt: null, updatedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'active')
    .returning('id')
    .execute();
  await recordAudits(
    scope,
    actor,
    stopped.map(({ id }) => ({
      act: 'pause' as const,
      subjectType: 'vacancy_feeds' as const,
      subjectId: id,
      fromState: 'active',
      toState: 'paused',
      isPart: true,
    })),
  );
}

export const vacancyFeedMoving: OrganizationPart = {
  tables: {
    vacancy_feeds: {
      moving: 'stay and go: the staff of the other centre say themselves what they read',
      merging: 'become the other’s, as the vacancies do',
    },
  },
  clear: async (scope, { organization }) => {
    await sql`delete from vacancy_feeds where volunteer_center_id = ${scope.centerId}
      and organization_id = ${organization.id}`.execute(scope.db);
  },
  stop: (context, { organizationId }) => stopFeeds(context, organizationId),
  merge: [
    ({ center, stays, goes }) => sql`
      update vacancy_feeds set organization_id = ${stays} where volunteer_center_id = ${center} and organization_id = ${goes}`,
  ],
};
