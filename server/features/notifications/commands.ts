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
  /** How many still wait for an answer at a vacancy that has ended. */
  waiting?: number;
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
export const notify = (
  scope: TenantScope,
  actor: Actor,
  userIds: readonly string[],
  notification: NewNotification,
): Promise<void> => notifyAll(scope, actor, [{ ...notification, userIds }]);

/** As `notify` for some hundreds of people at once: two statements. */
export async function notifyAll(
  scope: TenantScope,
  actor: Actor,
  notifications: readonly (NewNotification & { userIds: readonly string[] })[],
): Promise<void> {
  const isOther = (id: string) => actor.kind === 'anonymous' || id !== actor.userId;
  const others = [...new Set(notifications.flatMap(({ userIds }) => userIds.filter(isOther)))];
  const preferences = await preferencesOf(scope, others);
  const rows = notifications.flatMap(({ userIds, data, now, ...told }) =>
    userIds
      .filter((id) => isOther(id) && wantsNotification(preferences.get(id) ?? {}, told.kind, 'app'))
      .map((userId) => ({
        applicationId: null,
        organizationId: null,
        ...told,
        volunteerCenterId: scope.centerId,
        id: uuidv7(),
        userId,
        data: JSON.stringify(data),
        createdAt: now,
      })),
  );
  if (rows.length > 0) await scope.db.insertInto('notifications').values(rows).execute();
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
