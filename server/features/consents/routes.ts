import { consents } from '#contract/consents.ts';
import { listOwn } from '#server/http/at-home.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { route, type Route } from '#server/http/route.ts';
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
    handle: listOwn(listConsents),
  }),
];
