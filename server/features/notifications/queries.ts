/** Reading notifications: one's own, nobody else's, whatever one's role. */
import { notificationCalls } from '#contract/calls/notifications.ts';
import { sql, type Selectable } from 'kysely';
import type { Actor, SignedIn } from '#server/auth/actor.ts';
import type { Notifications } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { endOf, rowsOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const columnsOfList = listColumns(notificationCalls.list, {
  table: 'notifications',
  as: 'n',
  usual: '-createdAt',
});

export type NotificationRow = Selectable<Notifications>;

const ownOf = (scope: TenantScope, { userId }: SignedIn) =>
  scope.db
    .selectFrom('notifications as n')
    .where('n.volunteerCenterId', '=', scope.centerId)
    .where('n.userId', '=', userId);

export async function findNotification(
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<NotificationRow | undefined> {
  if (actor.kind === 'anonymous') return undefined;
  return ownOf(scope, actor).selectAll('n').where('n.id', '=', id).executeTakeFirst();
}

export interface NotificationPage {
  page: PageOf<NotificationRow>;
  /** Of all, not of this page. */
  unread: number;
}

/** A page, newest first. */
export async function listNotifications(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof notificationCalls.list>,
): Promise<NotificationPage> {
  if (actor.kind === 'anonymous')
    return { page: { rows: [], records: 0, ...query.page, end: null }, unread: 0 };
  const own = ownOf(scope, actor);
  const onlyUnread = query.scopes['unread'] === 'true';
  const wanted = onlyUnread ? own.where('n.readAt', 'is', null) : own;
  const newestFirst = columnsOfList.order(query);
  const rows = await rowsOf(wanted.selectAll('n'), newestFirst, query);
  const { records, unread } = await own
    .select([
      sql<number>`count(*)`.as('records'),
      sql<number>`count(*) filter (where n.read_at is null)`.as('unread'),
    ])
    .executeTakeFirstOrThrow();
  return { page: endOf(rows, onlyUnread ? unread : records, query), unread };
}

/** How many one has not read. */
export async function countUnread(scope: TenantScope, actor: SignedIn): Promise<number> {
  const { unread } = await ownOf(scope, actor)
    .where('n.readAt', 'is', null)
    .select(sql<number>`count(*)`.as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}
