import { pageCalls } from '#contract/calls/pages.ts';
import { publicRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { publishedPage } from './queries.ts';
import { pageResource } from './resource.ts';

export const pageRoutes: Route[] = [
  route(pageCalls.bySlug, {
    policy: publicRoute,
    find: ({ scope, params, locale }) => publishedPage(scope, params['slug'] ?? '', locale),
    resource: pageResource,
    handle: async ({ record }) => one(record),
  }),
];
