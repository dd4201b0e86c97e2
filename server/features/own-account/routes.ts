/** The calls about one's own account. */
import { currentUserUpdate, ownPasswordChange } from '#contract/own-account.ts';
import { userResource } from '#server/features/users/resource.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { changeOwnPassword, preparePassword, updateOwn } from './commands.ts';

export const ownAccountRoutes: Route[] = [
  route({
    method: 'PATCH',
    path: '/api/v1/current_user',
    summary: 'Change one’s own account; address, status and roles have calls of their own',
    policy: signedInRoute,
    isOwn: true,
    resource: userResource,
    body: {
      type: 'users',
      schema: currentUserUpdate,
      ignored: ['fullName', 'createdAt', 'signupMethod'],
    },
    handle: async (context) => one(await updateOwn(context, context.body)),
  }),
  route({
    method: 'PUT',
    path: '/api/v1/current_user/password',
    summary: 'Change one’s own password, with the one of now; other devices are signed out',
    policy: signedInRoute,
    isForThemselves: true,
    resource: userResource,
    body: { type: 'own_passwords', schema: ownPasswordChange },
    perMinute: 10,
    prepare: (context) => preparePassword(context, context.body),
    handle: async (context) => one(await changeOwnPassword(context, context.prepared)),
  }),
];
