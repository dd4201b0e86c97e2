/** Undoing what one just did. */
import { undoCalls } from '#contract/calls/undos.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { takeBack } from './commands.ts';
import { undoResource } from './resource.ts';

export const routes: Route[] = [
  route(undoCalls.undo, {
    policy: signedInRoute,
    resource: undoResource,
    perMinute: 60,
    handle: async (context) => one(await takeBack(context, context.body.undoId)),
  }),
];
