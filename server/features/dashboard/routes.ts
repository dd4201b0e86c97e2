import { signedInRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { dashboardOf } from './queries.ts';
import { dashboardResource } from './resource.ts';

export const dashboardRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/dashboard',
    summary:
      'Who waits, what is about to expire, and the figures of this month, as far as the reader reaches',
    policy: signedInRoute,
    resource: dashboardResource,
    handle: async ({ scope, actor, now }) =>
      one(actor.kind === 'user' ? await dashboardOf(scope, actor, now) : null),
  }),
];
