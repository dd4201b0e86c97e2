/** Looking at what is known of people: on the record as what is done with it is. */
import type { AuditAction, AuditSubject } from '#contract/audit-actions.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { recordAudits } from './events.ts';

/** How long a look counts as one. */
const pauseMs = 60 * 60 * 1000;

type Looked = {
  [Subject in AuditSubject]: 'look_up' extends AuditAction<Subject> ? Subject : never;
}[AuditSubject];
interface Look {
  subjectId: string;
  reason?: string;
}

/** Writes down that somebody looks at these of a kind, each once an hour for each reader. */
export async function recordLooks(
  scope: TenantScope,
  actor: Actor,
  subjectType: Looked,
  looks: readonly Look[],
  now: Date,
): Promise<void> {
  if (actor.kind !== 'user' || looks.length === 0) return;
  const earlier = await scope.db
    .selectFrom('auditEvents')
    .select('subjectId')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('subjectType', '=', subjectType)
    .where(
      'subjectId',
      'in',
      looks.map(({ subjectId }) => subjectId),
    )
    .where('createdAt', '>', new Date(now.getTime() - pauseMs))
    .where('act', '=', 'look_up')
    .where('actorId', '=', actor.userId)
    .execute();
  const known = new Set(earlier.map(({ subjectId }) => subjectId));
  const entries = looks.filter(({ subjectId }) => !known.has(subjectId));
  await recordAudits(
    scope,
    actor,
    entries.map((look) => ({ act: 'look_up' as const, subjectType, ...look })),
  );
}
