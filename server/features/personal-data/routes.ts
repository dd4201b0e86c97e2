import { personalDataCalls } from '#contract/calls/personal-data.ts';
import { listOwnRecords } from '#server/http/in-home-center.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { route, type Route } from '#server/http/route.ts';
import { listPersonalData } from './queries.ts';
import { personalDataResource } from './resource.ts';

export const routes: Route[] = [
  route(personalDataCalls.list, {
    policy: signedInRoute,
    resource: personalDataResource,
    handle: listOwnRecords(listPersonalData),
  }),
];
