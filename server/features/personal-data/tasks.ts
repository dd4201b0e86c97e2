/** Taking a person out of what they did, in every centre. */
import { forEveryCenter, type MaintenanceServices } from '#server/jobs/every-center.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import type { PersonalParts } from '#server/tenancy/personal.ts';
import { anonymizeActions } from '#server/features/personal-data/anonymizing/commands.ts';

/** Every centre in its own transaction. */
export const anonymizeActionsTask =
  (services: MaintenanceServices & PersonalParts): Tasks['forget_actions'] =>
  ({ userId }, job) =>
    forEveryCenter(services, job, (scope) => anonymizeActions(scope, services, userId));
