import { dashboardCalls } from '#contract/calls/dashboards.ts';
import type { Dashboard } from '#contract/dashboards.ts';
import { organizationKey } from '#contract/current-organization.ts';
import { currentOrganization } from '#server/features/organizations/current.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { dashboardOf } from './queries.ts';
import { dashboardResource } from './resource.ts';

export const dashboardRoutes: Route[] = [
  route(dashboardCalls.show, {
    policy: signedInRoute,
    resource: dashboardResource,
    handle: async ({ scope, actor, now, request }) => {
      if (actor.kind !== 'user') return one<Dashboard>(null);
      const chosen = await currentOrganization(scope, actor, request.headers[organizationKey]);
      return one(await dashboardOf(scope, actor, now, chosen?.id));
    },
  }),
];
