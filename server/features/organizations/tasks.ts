/** Regular work on organisations: how soon each answers, and sign-ups that have served. */
import { sql } from 'kysely';
import type { Cleanings } from '#server/jobs/cleaning.ts';
import { forEveryCenter, type MaintenanceServices } from '#server/jobs/every-center.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { measureAnswers } from './answer-times/commands.ts';

export const organizationCleanings: Cleanings = {
  // The organisation and the account are there by then, or nobody pressed the button.
  organization_signups: (center) => sql`
    delete from organization_signups where volunteer_center_id = ${center}
      and least(confirmed_at, expires_at) < now() - interval '1 day'`,
};

export const measureAnswersTask =
  (services: MaintenanceServices): Tasks['measure_answers'] =>
  (_payload, job) =>
    forEveryCenter(services, job, async (scope) => {
      await measureAnswers(scope);
    });
