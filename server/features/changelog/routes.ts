import { signedInRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { changelogIn } from './queries.ts';
import { changelogResource } from './resource.ts';

export const changelogRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/changelog',
    summary: 'What is new in this installation, by version',
    policy: signedInRoute,
    resource: changelogResource,
    handle: async ({ locale }) => one(changelogIn(locale)),
  }),
];
