/** Asking about a vacancy, with an account or without one. */
import { vacancyQuestionCalls } from '#contract/calls/vacancy-questions.ts';
import { findVacancy } from '#server/features/vacancies/queries.ts';
import { publicRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { askContact } from './commands.ts';
import { vacancyQuestionResource } from './resource.ts';

export const routes: Route[] = [
  route(vacancyQuestionCalls.create, {
    policy: publicRoute,
    find: ({ scope, actor, id }) => findVacancy(scope, actor, id),
    resource: vacancyQuestionResource,
    isEven: true,
    perMinute: 5,
    handle: async (context) => one(await askContact(context, context.record, context.body)),
  }),
];
