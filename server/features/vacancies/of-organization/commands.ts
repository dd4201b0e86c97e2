/** What happens to all vacancies of an organisation at once when the organisation itself is moved. */
import type { Context } from '#server/http/route.ts';
import { recordAudits } from '#server/audit/events.ts';
import { targetOf } from '../transitions.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;

interface Change {
  act: 'unpublish' | 'delete';
  /** Only from these states. */
  from: readonly string[];
}

/** Moves all of them in one statement, each with its own record; the action that is told is the one with the organisation. Answers how many. */
async function moveAll({ scope, actor, now }: CommandContext, organizationId: string, { act, from }: Change) {
  const before = await scope.db
    .selectFrom('vacancies')
    .select(['id', 'status'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('organizationId', '=', organizationId)
    .where('status', 'in', [...from])
    .forUpdate()
    .execute();
  if (before.length === 0) return 0;
  const ids = before.map(({ id }) => id);
  await scope.db
    .updateTable('vacancies')
    .set(({ eb }) => ({
      status: targetOf(act),
      submittedAt: null,
      updatedAt: now,
      lockVersion: eb('lockVersion', '+', 1),
    }))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', ids)
    .execute();
  const entries = before.map(({ id, status }) => ({
    act,
    subjectType: 'vacancies' as const,
    isPart: true,
    subjectId: id,
    fromState: status,
    toState: targetOf(act),
  }));
  await recordAudits(scope, actor, entries);
  return before.length;
}

/** Published ones become drafts: they come back one by one, by somebody who looked whether they are still true. */
export const takeVacanciesOffline = (context: CommandContext, organizationId: string): Promise<number> =>
  moveAll(context, organizationId, { act: 'unpublish', from: ['published'] });

/** With a deleted organisation its vacancies are gone too, whatever state they were in. */
export const deleteVacancies = (context: CommandContext, organizationId: string): Promise<number> =>
  moveAll(context, organizationId, {
    act: 'delete',
    from: ['draft', 'published', 'filled', 'expired', 'archived'],
  });
