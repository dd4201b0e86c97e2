/** A deed that can be taken back for a moment: while it is done the database notes what it changes, and its mails wait. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AuditDeed } from '#contract/audit-acts.ts';
import { undoSeconds, type UndoOffer } from '#contract/undos.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** What can be taken back, as it goes on record. Without an id it is about many. */
export type UndoableDeed = AuditDeed & { subjectId?: string };

/** A press at the last moment is still under way when the screen takes the offer away. */
const graceSeconds = 3;

/** Until which moment a deed can be taken back, and its mails wait. */
export interface OpenUndo {
  id: string;
  until: Date;
}

const note = (scope: TenantScope, id: string) =>
  sql`select set_config('app.undo', ${id}, true)`.execute(scope.db);

/** Does the work so that it can be taken back; no offer when nothing was changed that could be. */
export async function undoably<Result>(
  scope: TenantScope,
  actor: Actor,
  deed: UndoableDeed,
  work: (scope: TenantScope) => Promise<Result>,
): Promise<{ result: Result; offer: UndoOffer | null }> {
  if (actor.kind !== 'user') return { result: await work(scope), offer: null };
  const id = uuidv7();
  const { until } = await scope.db
    .insertInto('undos')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      act: deed.act,
      subjectType: deed.subjectType,
      subjectId: deed.subjectId ?? id,
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
