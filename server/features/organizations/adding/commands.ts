/** Organisations that a file names and that are not there yet: they wait for the centre, as ones that signed themselves up. */
import { recordAudits, type Recorder } from '#server/audit/events.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface PendingOrganization {
  id: string;
  name: string;
}

/** Rows in one statement: PostgreSQL takes 65,535 values. */
const batch = 2000;

/** Adds these as pending, without anybody who manages them. */
export async function addPending(
  { scope, recorder, now }: { scope: TenantScope; recorder: Recorder | null; now: Date },
  organizations: readonly PendingOrganization[],
): Promise<void> {
  for (let at = 0; at < organizations.length; at += batch)
    await scope.db
      .insertInto('organizations')
      .values(
        organizations.slice(at, at + batch).map(({ id, name }) => ({
          volunteerCenterId: scope.centerId,
          id,
          name,
          status: 'pending',
          submittedAt: now,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .execute();
  await recordAudits(
    scope,
    recorder,
    organizations.map(({ id }) => ({
      act: 'create' as const,
      subjectType: 'organizations' as const,
      subjectId: id,
      toState: 'pending',
      isPart: true,
    })),
  );
}
