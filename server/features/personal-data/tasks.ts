/** Taking a person out of what they did, in every centre. */
import { forEveryCenter, type MaintenanceServices } from '#server/jobs/every-center.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { anonymizeActions } from '#server/features/personal-data/anonymizing/commands.ts';

/** Every centre in its own transaction. */
export const anonymizeActionsTask =
  (services: MaintenanceServices): Tasks['forget_actions'] =>
  ({ userId }, job) =>
    forEveryCenter(services, job, (scope) => anonymizeActions(scope, userId));
