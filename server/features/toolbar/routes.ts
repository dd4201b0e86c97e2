import { toolbarCalls } from '#contract/calls/toolbars.ts';
import type { Toolbar } from '#contract/toolbars.ts';
import { organizationKey } from '#contract/current-organization.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { toolbarOf } from './queries.ts';
import { toolbarResource } from './resource.ts';

export const routes: Route[] = [
  route(toolbarCalls.show, {
    policy: signedInRoute,
    resource: toolbarResource,
    handle: async ({ scope, actor, request, services }) =>
      one<Toolbar>(
        actor.kind === 'user'
          ? await toolbarOf(scope, actor, {
              chosen: request.headers[organizationKey],
              hasSchools: services.configuration.isStagedoos,
            })
          : null,
      ),
  }),
];
