/** One answer to everybody who still waits for an organisation that stops, or vacancies that are filled or closed: nobody is left hanging. */
import { sql } from 'kysely';
import { fullName } from '#server/auth/actor.ts';
import { recordAudits, type AuditEntry } from '#server/audit/events.ts';
import { holdVacancies, vacanciesForMails } from '#server/features/vacancies/of-organization/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { similarVacancies } from '#server/features/vacancies/similar/queries.ts';
import type { OpenApplications } from '#server/http/open-applications.ts';
import type { Context } from '#server/http/route.ts';
import { announceRejections } from '../notify.ts';
import { applicationsByIds } from '../queries.ts';
import { countWaiting } from './queries.ts';
import type { Rejected } from '../rejections/notify.ts';
import { waitsForAnswer } from '#server/db/waiting-for-answer.ts';

/** People in one statement. */
const atOnce = 100;

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin'>;

/** Whose applications: of all vacancies of an organisation, or of these. */
type Waiting = { organizationId: string } | { vacancyIds: readonly string[] };

async function rejectAll({ scope, actor, now }: CommandContext, waiting: Waiting, message: string | null) {
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
    .where((eb) =>
      'vacancyIds' in waiting
        ? eb('vacancyId', 'in', [...waiting.vacancyIds])
        : eb('organizationId', '=', waiting.organizationId),
    )
    .where(waitsForAnswer())
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

async function announceSome(
  context: CommandContext,
  ids: readonly string[],
  alike: Map<string, Promise<VacancyRow[]>>,
): Promise<void> {
  const { scope, now } = context;
  const applications = await applicationsByIds(scope, ids);
  const vacancies = await vacanciesForMails(
    scope,
    applications.map(({ vacancyId }) => vacancyId),
  );
  const rejected: Rejected[] = [];
  for (const application of applications) {
    const vacancy = vacancies.get(application.vacancyId);
    if (!vacancy) continue;
    const similar = alike.get(vacancy.id) ?? similarVacancies(scope, vacancy, { most: 3, now });
    alike.set(vacancy.id, similar);
    rejected.push({ application, similar: await similar });
  }
  await announceRejections(context, rejected);
}

/** Answers all open ones with the same words and three vacancies like theirs. Answers how many there were. */
export async function answerOpenApplications(
  context: CommandContext,
  waiting: Waiting,
  message: string | null,
): Promise<number> {
  const { scope, actor } = context;
  await holdVacancies(scope, waiting);
  const ids = await rejectAll(context, waiting, message);
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
  // What is like a vacancy is looked for once, however many applied for it.
  const alike = new Map<string, Promise<VacancyRow[]>>();
  for (let from = 0; from < ids.length; from += atOnce)
    await announceSome(context, ids.slice(from, from + atOnce), alike);
  return ids.length;
}

/** What vacancies are given, which know no applications. */
export const openApplications: OpenApplications = {
  count: countWaiting,
  settle: async (context, vacancyIds, { openApplications: chosen, message = null }) => {
    if (chosen === 'answer' && vacancyIds.length > 0)
      await answerOpenApplications(context, { vacancyIds }, message);
  },
};
