import { notificationCalls } from '#contract/calls/notifications.ts';
import { signedInRoute } from '#server/http/policy.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { list, one, route, type Context, type Route } from '#server/http/route.ts';
import { markRead } from './commands.ts';
import { findNotification, listNotifications } from './queries.ts';
import { notificationResource } from './resource.ts';

const find = ({ scope, actor, id }: Context) => findNotification(scope, actor, id);

async function ownList({ scope, actor }: Context, query: ListQuery) {
  const { page, unread } = await listNotifications(scope, actor, query);
  return list(page, { unread });
}

export const routes: Route[] = [
  route(notificationCalls.list, {
    policy: signedInRoute,
    resource: notificationResource,
    handle: (context) => ownList(context, context.query),
  }),
  route(notificationCalls.readAll, {
    policy: signedInRoute,
    resource: notificationResource,
    handle: async (context) => {
      if (context.actor.kind === 'user') await markRead(context.scope, context.actor, context.now);
      return ownList(context, context.query);
    },
  }),
  route(notificationCalls.read, {
    policy: signedInRoute,
    find,
    resource: notificationResource,
    handle: async (context) => {
      const { scope, actor, now, record } = context;
      if (actor.kind === 'user') await markRead(scope, actor, now, record.id);
      return one((await find(context)) ?? record);
    },
  }),
];
