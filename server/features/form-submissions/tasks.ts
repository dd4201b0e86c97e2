/** The job that tells of what came in. */
import type { Tasks } from '#server/jobs/tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { mailAnswers, type TellingServices } from './telling/commands.ts';

export const mailFormAnswersTask =
  (services: TellingServices): Tasks['mail_form_answers'] =>
  ({ centerId, ...payload }) =>
    inScope(services.pool, centerId, (scope) => mailAnswers(scope, services, payload));
