/** Takes an action back wholly, with the mails that waited for it; both stay on record. */
import { sql } from 'kysely';
import type { AuditEventOf } from '#contract/audit-actions.ts';
import { recordAudit, recordAudits } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { dropHeldMails } from '#server/mail/held-mails.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { statesTakenBack } from './queries.ts';
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

/** A place that it would give back to somebody may be another's by now. */
async function checkPlaces(scope: TenantScope, id: string): Promise<void> {
  const { rows } = await sql`
    select from undo_changes c join vacancies v on v.volunteer_center_id = c.volunteer_center_id and v.id = c.row_id
    where c.volunteer_center_id = ${scope.centerId} and c.undo_id = ${id} and c.table_name = 'vacancies'
      and (c.before ->> 'accepted_count')::int > (c.after ->> 'accepted_count')::int
      and v.accepted_count > v.positions`.execute(scope.db);
  if (rows.length > 0) refuse('undo_overtaken', { pointer });
}

/** An address or a place of its own that it would give back is another's by now: trying again brings nothing. */
function refuseTaken(error: unknown): never {
  if ((error as { code?: unknown }).code === '23505') refuse('undo_overtaken', { pointer });
  throw error;
}

/** What came along stood on its own record when it was done, and so it does when that is taken back. */
async function recordParts(
  { scope, actor }: Pick<Context, 'scope' | 'actor'>,
  undo: Pick<UndoRow, 'id' | 'act' | 'subjectId'>,
): Promise<void> {
  const others = (await statesTakenBack(scope, undo.id)).filter(({ id }) => id !== undo.subjectId);
  const events = others.map(({ table, id, ...states }) => ({
    act: 'undo' as const,
    subjectType: table,
    subjectId: id,
    ...states,
    reason: undo.act,
    isPart: true,
  }));
  await recordAudits(scope, actor, events);
}

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
    select take_back(${scope.centerId}::smallint, ${id}::uuid) as is_whole`
    .execute(scope.db)
    .catch(refuseTaken);
  if (rows[0]?.isWhole !== true) refuse('undo_overtaken', { pointer });
  await checkPlaces(scope, id);
  await recordAudit(scope, actor, {
    act: 'undo',
    subjectType: undo.subjectType as Extract<AuditEventOf, { act: 'undo' }>['subjectType'],
    subjectId: undo.subjectId,
    reason: undo.act,
  });
  await recordParts({ scope, actor }, undo);
  return markUndone(scope, id);
}

/** Whoever loses a role takes nothing back any more that it let them do; what waited for that leaves in its time. */
export async function endUndosOf(scope: TenantScope, userId: string): Promise<void> {
  await scope.db
    .updateTable('undos')
    .set({ until: sql<Date>`clock_timestamp()` })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('actorId', '=', userId)
    .where('until', '>', sql<Date>`clock_timestamp()`)
    .execute();
}
