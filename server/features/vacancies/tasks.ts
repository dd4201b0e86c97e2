/** Regular work on vacancies: those whose time is over go off the site, and their organisations hear of it before. */
import { forEveryCenter, type MaintenanceServices } from '#server/jobs/every-center.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import type { Services } from '#server/http/services.ts';
import { expireVacancies } from './expiry/commands.ts';
import { answerLeftWaiting } from './left-waiting/commands.ts';
import { remindOfVacancies } from './renewal/notify.ts';

export const expireVacanciesTask =
  (services: MaintenanceServices): Tasks['expire_vacancies'] =>
  (_payload, job) =>
    forEveryCenter(services, job, async (scope) => {
      const vacancies = await expireVacancies(scope);
      if (vacancies > 0) services.log.info({ centerId: scope.centerId, vacancies }, 'Vacancies expired');
    });

export const remindOfVacanciesTask =
  (services: Services): Tasks['remind_of_vacancies'] =>
  (_payload, job) =>
    forEveryCenter(services, job, async (scope) => {
      const vacancies = await remindOfVacancies(scope, services, services.now());
      if (vacancies > 0)
        services.log.info(
          { centerId: scope.centerId, vacancies },
          'Organisations were told of their vacancies',
        );
      const answered = await answerLeftWaiting(scope, services, services.now());
      if (answered > 0)
        services.log.info(
          { centerId: scope.centerId, vacancies: answered },
          'People who waited at vacancies that ended were told',
        );
    });
