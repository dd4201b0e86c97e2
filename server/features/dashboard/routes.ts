import { dashboardCalls } from '#contract/calls/dashboards.ts';
import { organizationKey } from '#contract/current-organization.ts';
import { currentOrganization } from '#server/features/organizations/current/queries.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { dashboardOf, whose } from './queries.ts';
import { dashboardResource, type Day } from './resource.ts';

export const routes: Route[] = [
  route(dashboardCalls.show, {
    policy: signedInRoute,
    resource: dashboardResource,
    handle: async ({ scope, actor, now, request }) => {
      if (actor.kind !== 'user') return one<Day>(null);
      const chosen = await currentOrganization(scope, actor, request.headers[organizationKey]);
      const mine = whose(scope, actor, chosen?.id);
      const isTheirs = chosen !== null && mine.organizationIds?.includes(chosen.id) === true;
      return one<Day>({
        ...(await dashboardOf(scope, actor, now, chosen?.id)),
        reader: actor,
        whose: mine,
        organization: isTheirs ? chosen : null,
      });
    },
  }),
];
