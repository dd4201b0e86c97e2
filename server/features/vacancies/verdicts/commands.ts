/** What the centre says of what waits for its check: yes, not yet, or no. */
import { vacancyVerdicts, type VacancyVerdict } from '#contract/vacancy-moves.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import type { OpenApplicationWords } from '#server/http/open-applications.ts';
import type { Context } from '#server/http/route.ts';
import { moveVacancy } from '../moves/commands.ts';
import { lockVacancy, type VacancyRow } from '../queries.ts';
import { isCheckedAfterwards, withPendingChange } from '../transitions.ts';
import { announceCheck } from '../checks/notify.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender' | 'services'>;

/** Held until the transaction ends. Throws 422 when nothing of it waits. */
async function lockWaiting({ scope }: CommandContext, { id }: VacancyRow): Promise<VacancyRow> {
  const current = await lockVacancy(scope, id);
  if (current.submittedAt === null)
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: current.status } });
  return current;
}

/** The state that it leads to. */
function stateAfter(verdict: VacancyVerdict, current: VacancyRow): string {
  const { fromNew, fromOnline } = vacancyVerdicts[verdict];
  const state = isCheckedAfterwards(current) ? fromOnline : current.status === 'published' ? null : fromNew;
  return state ?? current.status;
}

/** Writes it, and puts it on record. */
async function settle(
  { scope, actor, now }: CommandContext,
  current: VacancyRow,
  { verdict, reason }: { verdict: VacancyVerdict; reason: string | null },
): Promise<VacancyRow> {
  const { id, status: fromState, lockVersion } = current;
  const status = stateAfter(verdict, current);
  await scope.db
    .updateTable('vacancies')
    .set({
      status,
      submittedAt: null,
      returnReason: reason,
      updatedAt: now,
      lockVersion: lockVersion + 1,
      // What was turned down is not asked again with the next change.
      ...(verdict === 'reject' && fromState === 'published' && { pendingChange: null }),
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await recordAudit(scope, actor, {
    act: verdict,
    subjectType: 'vacancies',
    subjectId: id,
    fromState,
    toState: status,
    reason,
  });
  return lockVacancy(scope, id);
}

/** Yes: it goes online; what is online already stays, and nobody needs to be told. */
export async function approveVacancy(context: CommandContext, vacancy: VacancyRow): Promise<VacancyRow> {
  const current = await lockWaiting(context, vacancy);
  return isCheckedAfterwards(current)
    ? settle(context, current, { verdict: 'approve', reason: null })
    : moveVacancy(context, current, 'publish');
}

/** Not yet, or no: its writer is told why. What is online no more leaves nobody waiting that was not chosen. */
export async function declineVacancy(
  context: CommandContext,
  vacancy: VacancyRow,
  { verdict, reason, ...words }: { verdict: 'return' | 'reject'; reason: string } & OpenApplicationWords,
): Promise<VacancyRow> {
  const current = await lockWaiting(context, vacancy);
  const declined = await settle(context, current, { verdict, reason });
  await announceCheck(context, withPendingChange(current), {
    act: verdict,
    reason,
    wasOnline: isCheckedAfterwards(current),
    isChange: current.status === 'published' && current.pendingChange !== null,
  });
  if (declined.status !== 'published')
    await context.services.openApplications.settle(context, [declined.id], words);
  return declined;
}
