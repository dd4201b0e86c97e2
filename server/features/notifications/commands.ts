/** Telling people what happened, and marking it as read. Written in the transaction of the change: none tells of nothing. */
import { v7 as uuidv7 } from 'uuid';
import { wantsNotification, type NotificationKind } from '#contract/notifications.ts';
import type { Actor, SignedIn } from '#server/auth/actor.ts';
import { preferencesOf } from '#server/features/users/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** The names in a notification: nothing that its reader may not see on the screen behind it. */
export interface NotificationData {
  personName: string | null;
  vacancyTitle: string | null;
  vacancyTitleEn: string | null;
  organizationName: string;
}

export interface NewNotification {
  kind: NotificationKind;
  data: NotificationData;
  /** The account of the person who is named, so that the name goes with them; null for somebody without one. */
  personId: string | null;
  path: string;
  /** What it is about: it goes with that. */
  applicationId?: string | null;
  organizationId?: string | null;
  now: Date;
}

/** One row for each of these people who wants to know of it here; whoever did it knows already. */
export async function notify(
  scope: TenantScope,
  actor: Actor,
  userIds: readonly string[],
  { kind, data, personId, path, applicationId = null, organizationId = null, now }: NewNotification,
): Promise<void> {
  const others = userIds.filter((id) => actor.kind === 'anonymous' || id !== actor.userId);
  const preferences = await preferencesOf(scope, others);
  const readers = others.filter((id) => wantsNotification(preferences.get(id) ?? {}, kind, 'app'));
  if (readers.length === 0) return;
  const shared = {
    volunteerCenterId: scope.centerId,
    kind,
    data: JSON.stringify(data),
    personId,
    path,
    applicationId,
    organizationId,
  };
  await scope.db
    .insertInto('notifications')
    .values(readers.map((userId) => ({ ...shared, id: uuidv7(), userId, createdAt: now })))
    .execute();
}

/** Reading it twice keeps the first moment. */
export async function markRead(scope: TenantScope, actor: SignedIn, now: Date, id?: string): Promise<void> {
  const unread = scope.db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', '=', actor.userId)
    .where('readAt', 'is', null);
  await (id === undefined ? unread : unread.where('id', '=', id)).execute();
}
