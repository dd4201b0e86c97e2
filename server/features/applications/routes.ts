/** The calls of applications, and the confirmation of one by the link in a mail. */
import { applicationCalls } from '#contract/calls/applications.ts';
import { challenges } from '#contract/challenges.ts';
import { makeChallenge } from '#server/features/challenges/commands.ts';
import { moveVacancy } from '#server/features/vacancies/moves/commands.ts';
import { manageVacancy } from '#server/features/vacancies/policy.ts';
import { findVacancy } from '#server/features/vacancies/queries.ts';
import { vacancyResource } from '#server/features/vacancies/resource.ts';
import { publicRoute, signedInRoute } from '#server/http/policy.ts';
import type { Resource } from '#server/http/resource.ts';
import { list, one, route, type Context, type Route } from '#server/http/route.ts';
import { workplaceOf } from '#server/http/workplace.ts';
import { decide, withdraw } from './commands.ts';
import { answerOpenApplications } from './of-organization/commands.ts';
import {
  decideAny,
  decideApplication,
  followStudents,
  remindAny,
  remindOrganization,
  sendApplication as maySend,
  withdrawApplication,
} from './policy.ts';
import { listApplications } from './list.ts';
import { findApplication } from './queries.ts';
import { remind } from './reminding/commands.ts';
import { applicationResource } from './resource.ts';
import { sendApplication } from './sending/commands.ts';

const find = ({ scope, actor, id }: Context) => findApplication(scope, actor, id);

const challengeResource: Resource<string, typeof challenges> = {
  contract: challenges,
  id: (challenge) => challenge,
  attributes: () => ({}),
};

export const routes: Route[] = [
  route(applicationCalls.challenge, {
    policy: publicRoute,
    resource: challengeResource,
    handle: async (context) => one(makeChallenge(context)),
  }),
  route(applicationCalls.list, {
    policy: signedInRoute,
    resource: applicationResource,
    canIf: { decide: decideAny, follow: followStudents, remind: remindAny },
    handle: async (context) => {
      const { page, meta } = await listApplications(context.scope, workplaceOf(context).actor, context.query);
      return list(page, meta);
    },
  }),
  route(applicationCalls.show, {
    policy: signedInRoute,
    find,
    resource: applicationResource,
    handle: async ({ record }) => one(record),
  }),
  route(applicationCalls.create, {
    policy: maySend,
    resource: applicationResource,
    isEven: true,
    perMinute: 10,
    handle: async (context) => one(await sendApplication(context, context.body)),
  }),
  route(applicationCalls.accept, {
    policy: decideApplication,
    find,
    resource: applicationResource,
    undo: ({ record }) => ({ act: 'accept', subjectType: 'applications', subjectId: record.id }),
    handle: async (context) =>
      one(
        await decide(context, context.record, 'accept', {
          message: context.body.message ?? null,
          reason: context.body.reason ?? null,
        }),
      ),
  }),
  route(applicationCalls.reject, {
    policy: decideApplication,
    find,
    resource: applicationResource,
    undo: ({ record }) => ({ act: 'reject', subjectType: 'applications', subjectId: record.id }),
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
  route(applicationCalls.remind, {
    policy: remindOrganization,
    find,
    resource: applicationResource,
    handle: async (context) => one(await remind(context, context.record)),
  }),
  route(applicationCalls.answerOpen, {
    policy: manageVacancy,
    find: ({ scope, actor, id }) => findVacancy(scope, actor, id),
    resource: vacancyResource,
    undo: ({ record, body }) =>
      body.fill ? { act: 'fill', subjectType: 'vacancies', subjectId: record.id } : null,
    handle: async (context) => {
      const { message = null, fill } = context.body;
      const vacancy = fill ? await moveVacancy(context, context.record, 'fill') : context.record;
      const answered = await answerOpenApplications(context, { vacancyIds: [vacancy.id] }, message);
      return one(vacancy, { answered });
    },
  }),
  route(applicationCalls.withdraw, {
    policy: withdrawApplication,
    find,
    resource: applicationResource,
    handle: async (context) =>
      one(await withdraw(context, context.record, context.body.withdrawReason ?? null)),
  }),
];
