import { personalTraceCalls } from '#contract/calls/personal-traces.ts';
import { listOwn } from '#server/http/at-home.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { route, type Route } from '#server/http/route.ts';
import { listTraces } from './queries.ts';
import { personalTraceResource } from './resource.ts';

export const personalTraceRoutes: Route[] = [
  route(personalTraceCalls.list, {
    policy: signedInRoute,
    resource: personalTraceResource,
    handle: listOwn(listTraces),
  }),
];
