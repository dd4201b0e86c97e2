import { organizationJoinRequestCalls } from '#contract/calls/organization-join-requests.ts';
import { accessLevel } from '#server/auth/actor.ts';
import { rule, signedInRoute } from '#server/http/policy.ts';
import { list, one, route, type Route } from '#server/http/route.ts';
import { addOrganization } from '../policy.ts';
import { answerJoinRequest } from './commands.ts';
import { findJoinRequest, listJoinRequests, mayAnswer, type JoinRequestRow } from './queries.ts';
import { joinRequestResource } from './resource.ts';

/** Which ones is the query's. */
const answerAny = rule<undefined>(
  'roles.manage (join)',
  (actor) => accessLevel(actor, 'roles.manage') !== 'none',
);

const answerRoute = (act: 'accept' | 'decline'): Route =>
  route(organizationJoinRequestCalls[act], {
    policy: rule<JoinRequestRow>('roles.manage (join)', mayAnswer),
    find: ({ scope, actor, id }) => findJoinRequest(scope, actor, id),
    resource: joinRequestResource,
    handle: async (context) => one(await answerJoinRequest(context, context.record, act === 'accept')),
  });

export const routes: Route[] = [
  route(organizationJoinRequestCalls.list, {
    policy: signedInRoute,
    resource: joinRequestResource,
    canIf: { answer: answerAny, judge: addOrganization },
    handle: async ({ scope, actor, query }) => list(await listJoinRequests(scope, actor, query)),
  }),
  answerRoute('accept'),
  answerRoute('decline'),
];
