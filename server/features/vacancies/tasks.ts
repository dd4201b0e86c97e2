/** Regular work on vacancies: those whose time is over go off the site. */
import { forEveryCenter, type MaintenanceServices } from '#server/jobs/every-center.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { expireVacancies } from './expiry/commands.ts';

export const expireVacanciesTask =
  (services: MaintenanceServices): Tasks['expire_vacancies'] =>
  (_payload, job) =>
    forEveryCenter(services, job, async (scope) => {
      const vacancies = await expireVacancies(scope);
      if (vacancies > 0) services.log.info({ centerId: scope.centerId, vacancies }, 'Vacancies expired');
    });
