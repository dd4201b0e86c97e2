/** The job that brings vacancies in, and files that were left behind. */
import { sql } from 'kysely';
import type { Services } from '#server/http/services.ts';
import type { Cleanings } from '#server/jobs/cleaning.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { bringInVacancies } from './running/commands.ts';

export const vacancyImportCleanings: Cleanings = {
  // Left behind, or brought in so long ago that nobody asks any more what became of its rows.
  vacancy_imports: (center) => sql`
    delete from vacancy_imports where volunteer_center_id = ${center}
      and case status when 'done' then ended_at + interval '30 days'
        else greatest(created_at, started_at) + interval '24 hours' end < now()`,
};

export const bringInVacanciesTask =
  (services: Services): Tasks['bring_in_vacancies'] =>
  (payload, job) =>
    bringInVacancies(services, payload, job);
