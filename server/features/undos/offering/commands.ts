/** Doing something so that it can be undone for a moment: the database notes what it changes, and its mails wait. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { undoSeconds, type UndoOffer } from '#contract/undos.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { UndoableAction } from '#server/http/undo-offers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** A press at the last moment is still under way when the screen takes the offer away. */
const graceSeconds = 3;

const note = (scope: TenantScope, id: string) =>
  sql`select set_config('app.undo', ${id}, true)`.execute(scope.db);

/** Does the work so that it can be undone; no offer when nothing was changed that could be. */
export async function undoably<Result>(
  scope: TenantScope,
  actor: Actor,
  action: UndoableAction,
  work: (scope: TenantScope) => Promise<Result>,
): Promise<{ result: Result; offer: UndoOffer | null }> {
  if (actor.kind !== 'user') return { result: await work(scope), offer: null };
  const id = uuidv7();
  const { until } = await scope.db
    .insertInto('undos')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      act: action.act,
      subjectType: action.subjectType,
      subjectId: action.subjectId ?? id,
      actorId: actor.userId,
      until: sql<Date>`clock_timestamp() + make_interval(secs => ${undoSeconds + graceSeconds})`,
    })
    .returning('until')
    .executeTakeFirstOrThrow();
  await note(scope, id);
  const result = await work({ ...scope, undo: { id, until } });
  await note(scope, '');
  const changed = await scope.db
    .selectFrom('undoChanges')
    .select('step')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('undoId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (changed) return { result, offer: { id, until: until.toISOString() } };
  await scope.db
    .deleteFrom('undos')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  return { result, offer: null };
}
