/** The calls of organization join requests. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { organizationJoinRequests } from '../organization-signups.ts';

const answer = <const Act extends string>(act: Act, summary: string) =>
  call({
    method: 'PUT',
    path: `/api/v1/organization_join_requests/:id/${act}`,
    summary,
    answers: organizationJoinRequests,
    body: { type: 'flat', schema: z.object({}) },
  });

export const organizationJoinRequestCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/organization_join_requests',
    summary: 'People who ask for a place in an organisation, for whoever may answer',
    answers: organizationJoinRequests,
    list: organizationJoinRequests,
    can: ['answer', 'judge'],
  }),
  accept: answer('accept', 'Give the place: the person may act for the organisation from now on'),
  decline: answer('decline', 'Say no to somebody who asks for a place'),
};
