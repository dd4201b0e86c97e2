/** Asking in those whom an import added: each once, however often it is done. */
import type pg from 'pg';
import { changeAccounts } from '#server/features/users/keeping/commands.ts';
import { mailInvitations } from '#server/features/users/invitations/commands.ts';
import type { TaskPayloads } from '#server/jobs/queue.ts';
import type { CenterDirectory } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface InvitationServices {
  pool: pg.Pool;
  centers: CenterDirectory;
  now(): Date;
}

/** Those of the given who are still waiting for their first invitation, held until the transaction ends. */
const waiting = (scope: TenantScope, ids: readonly string[]) =>
  scope.db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'locale'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', ids)
    .where('status', '=', 'invited')
    .where('invitedAt', 'is', null)
    .forNoKeyUpdate()
    .execute();

/** Asks in those of the given who were not asked yet. */
export async function inviteImported(
  scope: TenantScope,
  { centers, now }: InvitationServices,
  { importId, userIds, origin }: TaskPayloads['send_invitations'],
): Promise<void> {
  const center = centers.byId(scope.centerId);
  const users = await waiting(scope, userIds);
  if (!center || users.length === 0) return;
  const owner = await scope.db
    .selectFrom('imports')
    .select('ownerName')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', importId)
    .executeTakeFirst();
  const at = now();
  const invitedBy = owner?.ownerName || null;
  await mailInvitations(scope, { center, origin, now: at, invitedBy, sender: null }, users);
  await changeAccounts(
    scope,
    users.map(({ id }) => id),
    { invitedAt: at, updatedAt: at },
  );
}
