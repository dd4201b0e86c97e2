/** Regular work on organisations: how soon each answers. */
import { forEveryCenter, type MaintenanceServices } from '#server/jobs/every-center.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { measureAnswers } from './answer-times/commands.ts';

export const measureAnswersTask =
  (services: MaintenanceServices): Tasks['measure_answers'] =>
  (_payload, job) =>
    forEveryCenter(services, job, async (scope) => {
      await measureAnswers(scope);
    });
