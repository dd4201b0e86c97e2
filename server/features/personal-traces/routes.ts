import { personalTraces } from '#contract/personal-traces.ts';
import { listOwn } from '#server/http/at-home.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { route, type Route } from '#server/http/route.ts';
import { listTraces } from './queries.ts';
import { personalTraceResource } from './resource.ts';

export const personalTraceRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/personal_traces',
    summary: 'Mails, look-ups, downloads and consents about oneself, and when each goes',
    policy: signedInRoute,
    resource: personalTraceResource,
    list: personalTraces,
    handle: listOwn(listTraces),
  }),
];
