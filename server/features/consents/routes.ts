import { consentCalls } from '#contract/calls/consents.ts';
import { listOwnRecords } from '#server/http/in-home-center.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { route, type Route } from '#server/http/route.ts';
import { listConsents } from './queries.ts';
import { consentResource } from './resource.ts';

export const routes: Route[] = [
  route(consentCalls.list, {
    policy: signedInRoute,
    resource: consentResource,
    handle: listOwnRecords(listConsents),
  }),
];
