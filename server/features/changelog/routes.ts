import { changelogCalls } from '#contract/calls/changelog.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { changelogIn } from './queries.ts';
import { changelogResource } from './resource.ts';

export const routes: Route[] = [
  route(changelogCalls.show, {
    policy: signedInRoute,
    resource: changelogResource,
    handle: async ({ locale }) => one(changelogIn(locale)),
  }),
];
