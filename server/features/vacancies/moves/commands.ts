/** Moving vacancies from state to state. Each command runs inside the request's transaction: it is done whole or not at all. */
import type { PendingChange, VacancyChange } from '#contract/vacancy-fields.ts';
import type { VacancyMove } from '#contract/vacancy-moves.ts';
import { recordAudit, type PartOfEvent } from '#server/audit/events.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { OpenApplicationWords } from '#server/http/open-applications.ts';
import type { Context } from '#server/http/route.ts';
import { lockVacancy, type VacancyRow } from '../queries.ts';
import { checkOf } from '../checks/commands.ts';
import { announceCheck } from '../checks/notify.ts';
import { moveTowards, obstacles, targetOf, withPendingChange } from '../transitions.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender' | 'services'> &
  PartOfEvent;

/** What is said with a move: why, and what becomes of those who wait where nobody can apply any more. */
export interface MoveWords extends OpenApplicationWords {
  reason?: string | null | undefined;
}

/** Puts it before the centre. */
async function submit(
  { scope, actor, now, isPart }: CommandContext,
  current: VacancyRow,
  reason: string | null,
) {
  await scope.db
    .updateTable('vacancies')
    .set({ submittedAt: now, returnReason: null, updatedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', current.id)
    .execute();
  const state = current.status;
  await recordAudit(scope, actor, {
    act: 'submit',
    subjectType: 'vacancies',
    subjectId: current.id,
    fromState: state,
    toState: state,
    reason,
    isPart,
  });
  return lockVacancy(scope, current.id);
}

/** What a move writes. A change that waited comes along where it goes online, or where nothing is online any more to keep it from. */
function columnsOfMove(move: VacancyMove, { pendingChange, status, lockVersion }: VacancyRow, now: Date) {
  const toState = targetOf(move);
  const isOnline = toState === 'published';
  return {
    status: toState,
    updatedAt: now,
    lockVersion: lockVersion + 1,
    submittedAt: null,
    returnReason: null,
    ...((isOnline || move === 'unpublish') && {
      ...(pendingChange as PendingChange | null),
      pendingChange: null,
    }),
    ...(isOnline && status !== 'published' && { publishedAt: now, filledAt: null }),
    ...(move === 'fill' && { filledAt: now }),
  };
}

/** Makes a move of the table, or refuses with everything that is in its way. */
export async function moveVacancy(
  context: CommandContext,
  vacancy: VacancyRow,
  move: VacancyMove,
  { reason = null, ...words }: MoveWords = {},
): Promise<VacancyRow> {
  const { scope, actor, now, center, isPart } = context;
  const current = await lockVacancy(scope, vacancy.id);
  refuseAll(obstacles(move, withPendingChange(current), { now, center }));
  const check = targetOf(move) === 'published' ? await checkOf(scope, actor) : null;
  if (check === 'before') return submit(context, current, reason);
  await scope.db
    .updateTable('vacancies')
    .set({ ...columnsOfMove(move, current, now), ...(check === 'after' && { submittedAt: now }) })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', vacancy.id)
    .execute();
  await recordAudit(scope, actor, {
    act: move,
    subjectType: 'vacancies',
    subjectId: vacancy.id,
    fromState: current.status,
    toState: targetOf(move),
    reason,
    isPart,
  });
  const moved = await lockVacancy(scope, vacancy.id);
  if (move === 'publish' && current.submittedAt !== null)
    await announceCheck(context, moved, { act: 'publish' });
  if (targetOf(move) !== 'published')
    await context.services.openApplications.settle(context, [moved.id], words);
  return moved;
}

/** The move to the status that a body names, if that is another one. Throws 422 where no move leads there. */
export function moveByStatus(
  context: CommandContext,
  vacancy: VacancyRow,
  { status, ...said }: Pick<VacancyChange, 'status'> & MoveWords,
): Promise<VacancyRow> | VacancyRow {
  // Asked to be online, a change that came back is put before the centre again as it is.
  const isSentAgain =
    status === 'published' && vacancy.pendingChange !== null && vacancy.submittedAt === null;
  if (status === undefined || (status === vacancy.status && !isSentAgain)) return vacancy;
  const move = isSentAgain ? 'publish' : moveTowards(status, vacancy.status);
  if (!move)
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: vacancy.status } });
  return moveVacancy(context, vacancy, move, said);
}
