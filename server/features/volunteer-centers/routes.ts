import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, one, route, type Route } from '#server/http/route.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import { volunteerCenterResource } from './resource.ts';

export const routes: Route[] = [
  route(volunteerCenterCalls.list, {
    policy: publicRoute,
    resource: volunteerCenterResource,
    handle: async ({ services, query }) =>
      list(
        pageOfWhole(
          services.centers.all().filter(({ isClosed }) => !isClosed),
          query,
          ({ id }) => String(id),
        ),
      ),
  }),
  route(volunteerCenterCalls.current, {
    policy: publicRoute,
    resource: volunteerCenterResource,
    handle: async ({ center }) => one(center),
  }),
];
