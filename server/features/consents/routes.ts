import { consents } from '#contract/consents.ts';
import { atHome } from '#server/features/own-account/queries.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { list, route, type Route } from '#server/http/route.ts';
import { listConsents } from './queries.ts';
import { consentResource } from './resource.ts';

export const consentRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/consents',
    summary: 'What one agreed to oneself, in which words, newest first',
    policy: signedInRoute,
    resource: consentResource,
    list: consents,
    handle: async (context) =>
      list(await atHome(context, (scope) => listConsents(scope, context.actor, context.query))),
  }),
];
