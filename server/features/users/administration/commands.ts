/** Keeping accounts: changing, switching off and on, archiving and bringing back. */
import { sql } from 'kysely';
import type { UserUpdate } from '#contract/user-administration.ts';
import { userMoves, type UserMove } from '#contract/users.ts';
import type { Actor } from '#server/auth/actor.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { recordAudit, type PartOfEvent } from '#server/audit/events.ts';
import { recordLooks } from '#server/audit/looks.ts';
import { endLinks } from '#server/features/one-time-tokens/ending/commands.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { handOn, holdGuarded } from '../roles/commands.ts';
import type { UserRow } from '../resource.ts';
import { moveTo, obstacles } from '../transitions.ts';
import { emailInUse, mailInvitation } from '../invitations/commands.ts';
import { mayArchive, mayMove } from './policy.ts';
import { lockUser, userByEmail } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale' | 'sender'> &
  PartOfEvent;

/** Somebody else looks at a person's data: written down, once an hour for each reader. */
export async function recordLookUp(
  scope: TenantScope,
  actor: Actor,
  user: UserRow,
  now: Date,
): Promise<void> {
  if (actor.kind !== 'user' || actor.userId === user.id) return;
  await recordLooks(scope, actor, 'users', [{ subjectId: user.id }], now);
}

interface Reasons {
  successorId?: string | null;
  reason?: string | null;
}

/** Makes a move of staff. Throws 422 with what is in its way. */
export async function moveUser(
  context: CommandContext,
  user: UserRow,
  move: UserMove,
  { successorId, reason }: Reasons = {},
): Promise<UserRow> {
  const { scope, actor, now } = context;
  // The roles first, then the person: all who remove anybody take them in this order.
  if (move === 'archive' || move === 'deactivate') await handOn(context, user.id, user.roles, successorId);
  const current = await lockUser(scope, user.id);
  refuseAll(obstacles(move, current));
  const toState = userMoves[move].to;
  await scope.db
    .updateTable('users')
    .set({
      status: toState,
      archivedAt: move === 'archive' ? now : null,
      updatedAt: now,
      lockVersion: current.lockVersion + 1,
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', user.id)
    .execute();
  if (toState !== 'active') {
    await endSessionsOf(scope, user.id);
    await endLinks(scope, [user.id], 'account_closed', now);
  }
  await recordAudit(scope, actor, {
    act: move,
    subjectType: 'users',
    subjectId: user.id,
    isPart: context.isPart,
    fromState: current.status,
    toState,
    reason: reason ?? null,
  });
  return lockUser(scope, user.id);
}

/** An address that nobody has proven yet may be corrected; the invitation then goes to the right one. */
async function correctEmail(context: CommandContext, current: UserRow, email: string): Promise<boolean> {
  if (email === current.email) return false;
  if (current.status !== 'invited') refuse('email_proven', { pointer: '/data/attributes/email' });
  const taken = await userByEmail(context.scope, email);
  if (taken && taken.id !== current.id) refuseAll([emailInUse(context.actor, taken)]);
  return true;
}

/** Changes what is given. Throws 409 when `lockVersion` is given and not the current one. */
export async function updateUser(
  context: CommandContext,
  user: UserRow,
  input: UserUpdate,
): Promise<UserRow> {
  const { scope, actor, now } = context;
  const { status, lockVersion, ...fields } = input;
  if (status !== undefined) await holdGuarded(scope, user.roles);
  const current = await lockUser(scope, user.id);
  refuseStale(lockVersion, current);
  const isReaddressed = fields.email !== undefined && (await correctEmail(context, current, fields.email));
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && value !== current[name as keyof UserRow],
  );
  if (changed.length > 0) {
    await scope.db
      .updateTable('users')
      .set({
        ...Object.fromEntries(changed),
        // It goes out anew.
        ...(isReaddressed ? { invitedAt: now } : {}),
        lockVersion: sql<number>`lock_version + 1`,
        updatedAt: now,
      })
      .where('volunteerCenterId', '=', scope.centerId)
      .where('id', '=', user.id)
      .execute();
    await recordAudit(scope, actor, {
      act: 'update',
      subjectType: 'users',
      subjectId: user.id,
      reason: changed.map(([name]) => name).join(', '),
    });
  }
  const changedUser = await lockUser(scope, user.id);
  if (isReaddressed) {
    await endLinks(scope, [user.id], 'address_changed', now);
    await mailInvitation(context, changedUser);
  }
  return status === undefined ? changedUser : moveByStatus(context, changedUser, status);
}

/** A status that came with an update goes through the same table, with the right of that move. */
async function moveByStatus(
  context: CommandContext,
  user: UserRow,
  status: NonNullable<UserUpdate['status']>,
): Promise<UserRow> {
  const move = moveTo(status, user);
  if (move === undefined) return user;
  if (move === null)
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: user.status } });
  if (!(move === 'archive' ? mayArchive : mayMove)(context.actor, user)) refuse('forbidden');
  return moveUser(context, user, move);
}
