import { publicRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { publishedPage } from './queries.ts';
import { pageResource } from './resource.ts';

export const pageRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/pages/by_slug/:slug',
    summary: 'A published page of this site in the language of the request',
    policy: publicRoute,
    find: ({ scope, params, locale }) => publishedPage(scope, params['slug'] ?? '', locale),
    resource: pageResource,
    handle: async ({ record }) => one(record),
  }),
];
