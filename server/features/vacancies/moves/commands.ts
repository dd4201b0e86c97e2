/** Moving vacancies from state to state. Each command runs inside the request's transaction: it is done whole or not at all. */
import type { VacancyChange, VacancyMove } from '#contract/vacancies.ts';
import { reach, type Actor } from '#server/auth/actor.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { lockVacancy, type VacancyRow } from '../queries.ts';
import { moveTowards, obstacles, targetOf } from '../transitions.ts';

type Act = Pick<Context, 'scope' | 'actor' | 'now' | 'center'>;

/** Whether this centre checks before publishing, and this person does not do the checking. */
async function mustBeChecked(scope: TenantScope, actor: Actor): Promise<boolean> {
  const profile = await scope.db
    .selectFrom('volunteerCenterProfiles')
    .select('vacancyCheck')
    .executeTakeFirst();
  return profile?.vacancyCheck === 'before' && reach(actor, 'vacancies.manage') !== 'center';
}

/** Makes a move of the table, or refuses with everything that stands in its way. */
export async function moveVacancy(
  { scope, actor, now, center }: Act,
  vacancy: VacancyRow,
  move: VacancyMove,
  reason: string | null,
): Promise<VacancyRow> {
  const current = await lockVacancy(scope, vacancy.id);
  refuseAll(obstacles(move, current, { now, center }));
  if (move === 'publish' && (await mustBeChecked(scope, actor))) {
    await scope.db
      .updateTable('vacancies')
      .set({ submittedAt: now, updatedAt: now })
      .where('id', '=', vacancy.id)
      .execute();
    await recordAudit(scope, actor, {
      act: 'submit',
      subjectType: 'vacancies',
      subjectId: vacancy.id,
      fromState: current.status,
      toState: current.status,
      reason,
    });
    return lockVacancy(scope, vacancy.id);
  }
  const toState = targetOf(move);
  await scope.db
    .updateTable('vacancies')
    .set({
      status: toState,
      updatedAt: now,
      lockVersion: current.lockVersion + 1,
      submittedAt: null,
      ...(move === 'publish' && { publishedAt: now, filledAt: null }),
      ...(move === 'fill' && { filledAt: now }),
    })
    .where('id', '=', vacancy.id)
    .execute();
  await recordAudit(scope, actor, {
    act: move,
    subjectType: 'vacancies',
    subjectId: vacancy.id,
    fromState: current.status,
    toState,
    reason,
  });
  return lockVacancy(scope, vacancy.id);
}

/** The move to the status that a body names, if that is another one. Throws 422 where no move leads there. */
export function moveByStatus(
  act: Act,
  vacancy: VacancyRow,
  { status, reason }: Pick<VacancyChange, 'status' | 'reason'>,
): Promise<VacancyRow> | VacancyRow {
  if (status === undefined || status === vacancy.status) return vacancy;
  const move = moveTowards(status, vacancy.status);
  if (!move)
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: vacancy.status } });
  return moveVacancy(act, vacancy, move, reason ?? null);
}
