import { centerPlaceCalls } from '#contract/calls/center-places.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, route, type Route } from '#server/http/route.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import { placesOfCenters } from './queries.ts';
import { centerPlaceResource } from './resource.ts';

export const routes: Route[] = [
  route(centerPlaceCalls.list, {
    policy: publicRoute,
    resource: centerPlaceResource,
    handle: async ({ scope, services, query }) => {
      const { near: asked } = query.parameters as { near?: string };
      const { rows, near } = await placesOfCenters(scope, services.centers, asked);
      return list(
        pageOfWhole(rows, query, ({ id }) => String(id)),
        { near },
      );
    },
  }),
];
