/** The calls about another e-mail address. */
import { confirmation } from '#contract/confirmations.ts';
import { emailChangeCreate } from '#contract/email-changes.ts';
import { atHome, person } from '#server/http/at-home.ts';
import { provePassword } from '#server/features/own-account/commands.ts';
import { userResource } from '#server/features/users/resource.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { none, one, route, type Route } from '#server/http/route.ts';
import { askEmailChange, confirmEmailChange, dropEmailChange } from './commands.ts';
import { pendingChange } from './queries.ts';
import { emailChangeResource } from './resource.ts';

const path = '/api/v1/current_user/email_change';

export const emailChangeRoutes: Route[] = [
  route({
    method: 'GET',
    path,
    summary: 'The new address that waits for its proof; null when none does',
    policy: signedInRoute,
    resource: emailChangeResource,
    handle: async (context) => {
      const actor = person(context.actor);
      return one((await atHome(context, (home) => pendingChange(home, actor, context.now))) ?? null);
    },
  }),
  route({
    method: 'POST',
    path,
    summary: 'Ask for another e-mail address; its mailbox gets a button',
    policy: signedInRoute,
    isForThemselves: true,
    resource: emailChangeResource,
    body: { type: 'email_changes', schema: emailChangeCreate },
    perMinute: 5,
    prepare: (context) => provePassword(context, context.body.currentPassword),
    handle: async (context) => one(await askEmailChange(context, context.body, context.prepared)),
  }),
  route({
    method: 'DELETE',
    path,
    summary: 'Take the asked change of address back',
    policy: signedInRoute,
    isForThemselves: true,
    resource: emailChangeResource,
    handle: async (context) => {
      await dropEmailChange(context);
      return none;
    },
  }),
  route({
    method: 'POST',
    path: `${path}/confirm`,
    summary: 'Use up the link that proves the new address; the answer carries the new uid',
    policy: signedInRoute,
    isForThemselves: true,
    resource: userResource,
    body: { type: 'flat', schema: confirmation },
    perMinute: 20,
    handle: async (context) => one(await confirmEmailChange(context, context.body.confirmationToken)),
  }),
];
