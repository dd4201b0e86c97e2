import { configurationCalls } from '#contract/calls/configuration.ts';
import { publicRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { configurationFor } from '#server/http/site-configuration.ts';
import { configurationResource } from './resource.ts';

export const routes: Route[] = [
  route(configurationCalls.show, {
    policy: publicRoute,
    resource: configurationResource,
    handle: async (context) => one(configurationFor(context)),
  }),
];
