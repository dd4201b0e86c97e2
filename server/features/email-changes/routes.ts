/** The calls about another e-mail address. */
import { emailChangeCalls } from '#contract/calls/email-changes.ts';
import { inHomeCenter, person } from '#server/http/in-home-center.ts';
import { provePassword } from '#server/features/account/commands.ts';
import { userResource } from '#server/features/users/resource.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { none, one, route, type Route } from '#server/http/route.ts';
import { askEmailChange, confirmEmailChange, dropEmailChange } from './commands.ts';
import { pendingChange } from './queries.ts';
import { emailChangeResource } from './resource.ts';

export const routes: Route[] = [
  route(emailChangeCalls.show, {
    policy: signedInRoute,
    resource: emailChangeResource,
    handle: async (context) => {
      const actor = person(context.actor);
      return one((await inHomeCenter(context, (home) => pendingChange(home, actor, context.now))) ?? null);
    },
  }),
  route(emailChangeCalls.create, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: emailChangeResource,
    perMinute: 5,
    prepare: (context) => provePassword(context, context.body.currentPassword),
    handle: async (context) => one(await askEmailChange(context, context.body, context.prepared)),
  }),
  route(emailChangeCalls.remove, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: emailChangeResource,
    handle: async (context) => {
      await dropEmailChange(context);
      return none;
    },
  }),
  route(emailChangeCalls.confirm, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: userResource,
    perMinute: 20,
    handle: async (context) => one(await confirmEmailChange(context, context.body.confirmationToken)),
  }),
];
