import { pageSizeMax } from '#contract/jsonapi.ts';
import { volunteerCenters } from '#contract/volunteer-centers.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, one, route, type Route } from '#server/http/route.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import { volunteerCenterResource } from './resource.ts';

export const volunteerCenterRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/volunteer_centers',
    summary: 'All volunteer centres',
    policy: publicRoute,
    resource: volunteerCenterResource,
    list: { ...volunteerCenters, sorts: ['name', 'key'], pageSize: pageSizeMax },
    handle: async ({ services, query }) =>
      list(pageOfWhole(services.centers.all(), query, ({ id }) => String(id))),
  }),
  route({
    method: 'GET',
    path: '/api/v1/volunteer_centers/current',
    summary: 'The centre of this site',
    policy: publicRoute,
    resource: volunteerCenterResource,
    handle: async ({ center }) => one(center),
  }),
];
