import { currentUserCalls } from '#contract/calls/current-user.ts';
import { inHomeCenter } from '#server/http/in-home-center.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { ownUser } from './queries.ts';
import { userResource } from './resource.ts';

export const routes: Route[] = [
  route(currentUserCalls.show, {
    policy: signedInRoute,
    resource: userResource,
    handle: async (context) => one((await inHomeCenter(context, ownUser)) ?? refuse('not_found')),
  }),
];
