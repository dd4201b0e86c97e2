/** Reading notifications: one's own, nobody else's, whatever one's role. */
import { sql, type Selectable } from 'kysely';
import type { Actor, SignedIn } from '#server/auth/actor.ts';
import type { Notifications } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { orderParts } from '#server/http/row-order.ts';
import { endOf, rowsOf } from '#server/http/row-page.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

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
  query: ListQuery,
): Promise<NotificationPage> {
  if (actor.kind === 'anonymous')
    return { page: { rows: [], records: 0, ...query.page, end: null }, unread: 0 };
  const own = ownOf(scope, actor);
  const onlyUnread = query.scopes['unread'] === 'true';
  const wanted = onlyUnread ? own.where('n.readAt', 'is', null) : own;
  const newestFirst = orderParts(query, 'n', [{ attribute: 'createdAt', isDescending: true }]);
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
