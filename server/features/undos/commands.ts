/** Takes a deed back wholly, with the mails that waited for it; both stay on record. */
import { sql } from 'kysely';
import type { AuditDeed } from '#contract/audit-acts.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { dropHeldMails } from '#server/mail/held.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { UndoRow } from './resource.ts';

const pointer = '/undo_id';

/** One's own, held until the transaction ends; another's is as unknown as one that never was. */
async function lockOwn({ scope, actor }: Pick<Context, 'scope' | 'actor'>, id: string) {
  const found =
    actor.kind === 'user' &&
    (await scope.db
      .selectFrom('undos')
      .selectAll()
      .select(sql<boolean>`until < clock_timestamp()`.as('isLate'))
      .where('volunteerCenterId', '=', scope.centerId)
      .where('id', '=', id)
      .where('actorId', '=', actor.userId)
      .forUpdate()
      .executeTakeFirst());
  return found || refuse('not_found');
}

const markUndone = (scope: TenantScope, id: string): Promise<UndoRow> =>
  scope.db
    .updateTable('undos')
    .set({ undoneAt: sql<Date>`now()` })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Throws 422 when the moment is over, or somebody went on from what was done. A second press changes nothing. */
export async function takeBack(
  { scope, actor }: Pick<Context, 'scope' | 'actor'>,
  id: string,
): Promise<UndoRow> {
  const { isLate, ...undo } = await lockOwn({ scope, actor }, id);
  if (undo.undoneAt !== null) return undo;
  if (isLate) refuse('undo_late', { pointer });
  if (!(await dropHeldMails(scope, id))) refuse('undo_late', { pointer });
  const { rows } = await sql<{ isWhole: boolean }>`
    select take_back(${scope.centerId}::smallint, ${id}::uuid) as is_whole`.execute(scope.db);
  if (rows[0]?.isWhole !== true) refuse('undo_overtaken', { pointer });
  await recordAudit(scope, actor, {
    act: 'undo',
    subjectType: undo.subjectType as Extract<AuditDeed, { act: 'undo' }>['subjectType'],
    subjectId: undo.subjectId,
    reason: undo.act,
  });
  return markUndone(scope, id);
}
