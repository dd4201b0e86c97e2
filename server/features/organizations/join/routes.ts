import * as z from 'zod/mini';
import { organizationJoinRequests } from '#contract/organization-signups.ts';
import { rule, signedInRoute } from '#server/http/policy.ts';
import { list, one, route, type Route } from '#server/http/route.ts';
import { answerJoinRequest } from './commands.ts';
import { findJoinRequest, listJoinRequests, mayAnswer, type JoinRequestRow } from './queries.ts';
import { joinRequestResource } from './resource.ts';

const answerRoute = (act: 'accept' | 'decline', summary: string): Route =>
  route({
    method: 'PUT',
    path: `/api/v1/organization_join_requests/:id/${act}`,
    summary,
    policy: rule<JoinRequestRow>('roles.manage (join)', mayAnswer),
    find: ({ scope, actor, params }) => findJoinRequest(scope, actor, params['id'] ?? ''),
    resource: joinRequestResource,
    body: { type: 'flat', schema: z.object({}) },
    handle: async (context) => one(await answerJoinRequest(context, context.record, act === 'accept')),
  });

export const joinRequestRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/organization_join_requests',
    summary: 'People who ask for a place in an organisation, for whoever may answer',
    policy: signedInRoute,
    resource: joinRequestResource,
    list: organizationJoinRequests,
    handle: async ({ scope, actor, query }) => list(await listJoinRequests(scope, actor, query)),
  }),
  answerRoute('accept', 'Give the place: the person may act for the organisation from now on'),
  answerRoute('decline', 'Say no to somebody who asks for a place'),
];
