/** The calls about one's own account. */
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { userResource } from '#server/features/users/resource.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { changeOwnPassword, preparePassword, updateOwn } from './commands.ts';

export const routes: Route[] = [
  route(currentUserCalls.update, {
    policy: signedInRoute,
    isOwn: true,
    resource: userResource,
    handle: async (context) => one(await updateOwn(context, context.body)),
  }),
  route(currentUserCalls.changePassword, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: userResource,
    perMinute: 10,
    prepare: (context) => preparePassword(context, context.body),
    handle: async (context) => one(await changeOwnPassword(context, context.prepared)),
  }),
];
