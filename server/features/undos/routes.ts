/** Taking back what one just did. */
import { undoInput } from '#contract/undos.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { takeBack } from './commands.ts';
import { undoResource } from './resource.ts';

export const undoRoutes: Route[] = [
  route({
    method: 'PUT',
    path: '/api/v1/undo',
    summary: 'Take back what one just did, by the id of `meta.undo`; the same again once it is',
    policy: signedInRoute,
    resource: undoResource,
    body: { type: 'flat', schema: undoInput },
    perMinute: 60,
    handle: async (context) => one(await takeBack(context, context.body.undoId)),
  }),
];
