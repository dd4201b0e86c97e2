/** Mails that wait: with an action that may be undone, or until the opposite is decided. */
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Nobody has begun to send it. */
const unsent = (scope: TenantScope) =>
  scope.db
    .deleteFrom('emailDeliveries')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .where('sendingSince', 'is', null);

/** Takes all mails of an action out; false when one of them has left. */
export async function dropHeldMails(scope: TenantScope, undoId: string): Promise<boolean> {
  await unsent(scope).where('undoId', '=', undoId).execute();
  const left = await scope.db
    .selectFrom('emailDeliveries')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('undoId', '=', undoId)
    .limit(1)
    .executeTakeFirst();
  return left === undefined;
}

/**
 * Takes out what waits to be told of applications, organisations or vacancies, before something else is decided of them: nobody hears both.
 */
export async function dropOvertakenMails(scope: TenantScope, aboutIds: readonly string[]): Promise<void> {
  if (aboutIds.length > 0)
    await unsent(scope)
      .where('aboutId', 'in', [...aboutIds])
      .execute();
}
