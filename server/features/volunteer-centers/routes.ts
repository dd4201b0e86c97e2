import { volunteerCenters } from '#contract/volunteer-centers.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, one, route, type Route } from '#server/http/route.ts';
import { volunteerCenterResource } from './resource.ts';

export const volunteerCenterRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/volunteer_centers',
    summary: 'All volunteer centres',
    policy: publicRoute,
    resource: volunteerCenterResource,
    list: volunteerCenters,
    handle: async ({ services }) => {
      const rows = services.centers.all();
      return list({ rows, records: rows.length, number: 1, size: Math.max(1, rows.length) });
    },
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
