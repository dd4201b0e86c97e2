/** The calls of applications, and the confirmation of one by the link in a mail. */
import {
  applicationAccept,
  applicationCreate,
  applicationReject,
  applications,
  applicationWithdraw,
} from '#contract/applications.ts';
import { challenges } from '#contract/challenges.ts';
import { publicRoute, signedInRoute } from '#server/http/policy.ts';
import type { Resource } from '#server/http/resource.ts';
import { list, one, route, type Context, type Route } from '#server/http/route.ts';
import { workplaceOf } from '#server/http/workplace.ts';
import { makeChallenge } from './challenge.ts';
import { decide, withdraw } from './commands.ts';
import {
  decideApplication,
  remindOrganization,
  sendApplication as maySend,
  withdrawApplication,
} from './policy.ts';
import { findApplication, listApplications } from './queries.ts';
import { remind } from './reminding/commands.ts';
import { applicationResource } from './resource.ts';
import { sendApplication } from './sending/commands.ts';

const find = ({ scope, actor, params }: Context) => findApplication(scope, actor, params['id'] ?? '');

const challengeResource: Resource<string> = {
  contract: challenges,
  id: (challenge) => challenge,
  attributes: () => ({}),
};

export const applicationRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/applications/challenge',
    summary: 'A small sum to do before an application without an account',
    policy: publicRoute,
    resource: challengeResource,
    handle: async ({ services, now }) => one(makeChallenge(services.env.secret, now)),
  }),
  route({
    method: 'GET',
    path: '/api/v1/applications',
    summary: 'Applications that the reader may see',
    policy: signedInRoute,
    resource: applicationResource,
    list: applications,
    handle: async (context) =>
      list(await listApplications(context.scope, workplaceOf(context).actor, context.query)),
  }),
  route({
    method: 'GET',
    path: '/api/v1/applications/:id',
    summary: 'One application',
    policy: signedInRoute,
    find,
    resource: applicationResource,
    handle: async ({ record }) => one(record),
  }),
  route({
    method: 'POST',
    path: '/api/v1/applications',
    summary: 'Apply for a vacancy, with or without an account',
    policy: maySend,
    resource: applicationResource,
    body: { type: 'applications', schema: applicationCreate },
    isIdempotent: true,
    isEven: true,
    perMinute: 10,
    handle: async (context) => one(await sendApplication(context, context.body)),
  }),
  route({
    method: 'POST',
    path: '/api/v1/applications/:id/accept',
    summary: 'Accept, with a message if wished',
    policy: decideApplication,
    find,
    resource: applicationResource,
    undo: ({ record }) => ({ act: 'accept', subjectType: 'applications', subjectId: record.id }),
    body: { type: 'flat', schema: applicationAccept },
    handle: async (context) =>
      one(
        await decide(context, context.record, 'accept', {
          message: context.body.message ?? null,
          reason: context.body.reason ?? null,
        }),
      ),
  }),
  route({
    method: 'POST',
    path: '/api/v1/applications/:id/reject',
    summary: 'Reject with a reason',
    policy: decideApplication,
    find,
    resource: applicationResource,
    undo: ({ record }) => ({ act: 'reject', subjectType: 'applications', subjectId: record.id }),
    body: { type: 'flat', schema: applicationReject },
    handle: async (context) => {
      const { rejectReason, message, reason } = context.body;
      return one(
        await decide(context, context.record, 'reject', {
          rejectReason,
          message: message ?? null,
          reason: reason ?? null,
        }),
      );
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/applications/:id/remind',
    summary: 'Remind the organisation of an application that waits for its answer',
    policy: remindOrganization,
    find,
    resource: applicationResource,
    handle: async (context) => one(await remind(context, context.record)),
  }),
  route({
    method: 'POST',
    path: '/api/v1/applications/:id/withdraw',
    summary: 'Take back one’s own application',
    policy: withdrawApplication,
    find,
    resource: applicationResource,
    body: { type: 'flat', schema: applicationWithdraw },
    handle: async (context) =>
      one(await withdraw(context, context.record, context.body.withdrawReason ?? null)),
  }),
];
