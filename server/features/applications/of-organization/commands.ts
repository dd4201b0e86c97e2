/** One answer to everybody who still waits for an organisation that stops: nobody is left hanging. */
import { sql } from 'kysely';
import { fullName } from '#server/auth/actor.ts';
import { recordAudits, type AuditEntry } from '#server/audit/events.ts';
import { vacanciesForMails } from '#server/features/vacancies/of-organization/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { similarVacancies } from '#server/features/vacancies/similar/queries.ts';
import type { Context } from '#server/http/route.ts';
import { announceDecision } from '#server/features/applications/notify.ts';
import { applicationsByIds } from '../queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender'>;

async function rejectAll(
  { scope, actor, now }: CommandContext,
  organizationId: string,
  message: string | null,
) {
  const rows = await scope.db
    .updateTable('applications')
    .set(({ eb }) => ({
      status: 'rejected',
      rejectReason: 'vacancy_closed',
      decisionMessage: message,
      decidedAt: now,
      updatedAt: now,
      decidedById: actor.kind === 'user' ? actor.userId : null,
      decidedByName: actor.kind === 'user' ? fullName(actor) : null,
      firstResponseAt: sql<Date>`coalesce(first_response_at, ${now})`,
      decisions: eb('decisions', '+', 1),
      lockVersion: eb('lockVersion', '+', 1),
    }))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('organizationId', '=', organizationId)
    .where('status', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('confirmedAt', 'is not', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Answers all open ones with the same words and three vacancies like theirs. Answers how many there were. */
export async function answerOpenApplications(
  context: CommandContext,
  organizationId: string,
  message: string | null,
): Promise<number> {
  const { scope, actor, now } = context;
  const ids = await rejectAll(context, organizationId, message);
  const entries = ids.map((subjectId): AuditEntry => ({
    act: 'reject',
    subjectType: 'applications',
    subjectId,
    isPart: true,
    fromState: 'new',
    toState: 'rejected',
    reason: 'vacancy_closed',
  }));
  await recordAudits(scope, actor, entries);
  const applications = await applicationsByIds(scope, ids);
  const vacancies = await vacanciesForMails(
    scope,
    applications.map(({ vacancyId }) => vacancyId),
  );
  // What is like a vacancy is looked for once, however many applied for it.
  const alike = new Map<string, Promise<VacancyRow[]>>();
  for (const application of applications) {
    const vacancy = vacancies.get(application.vacancyId);
    if (!vacancy) continue;
    const similar = alike.get(vacancy.id) ?? similarVacancies(scope, vacancy, { most: 3, now });
    alike.set(vacancy.id, similar);
    await announceDecision(context, application, vacancy, await similar);
  }
  return ids.length;
}
