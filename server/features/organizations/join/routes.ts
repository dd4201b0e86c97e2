import { organizationJoinRequestCalls } from '#contract/calls/organization-join-requests.ts';
import { rule, signedInRoute } from '#server/http/policy.ts';
import { list, one, route, type Route } from '#server/http/route.ts';
import { answerJoinRequest } from './commands.ts';
import { findJoinRequest, listJoinRequests, mayAnswer, type JoinRequestRow } from './queries.ts';
import { joinRequestResource } from './resource.ts';

const answerRoute = (act: 'accept' | 'decline'): Route =>
  route(organizationJoinRequestCalls[act], {
    policy: rule<JoinRequestRow>('roles.manage (join)', mayAnswer),
    find: ({ scope, actor, id }) => findJoinRequest(scope, actor, id),
    resource: joinRequestResource,
    handle: async (context) => one(await answerJoinRequest(context, context.record, act === 'accept')),
  });

export const joinRequestRoutes: Route[] = [
  route(organizationJoinRequestCalls.list, {
    policy: signedInRoute,
    resource: joinRequestResource,
    handle: async ({ scope, actor, query }) => list(await listJoinRequests(scope, actor, query)),
  }),
  answerRoute('accept'),
  answerRoute('decline'),
];
