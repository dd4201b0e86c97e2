/** The tasks that the clock starts (their times stand in ../runner.ts). */
import type { Tasks } from '../tasks.ts';
import { giveBackLeftJobs, longestJobMinutes } from '../watch.ts';
import { measureAnswers } from './answer-times.ts';
import { cleanUp } from './cleaning.ts';
import { forEveryCenter, type UpkeepServices } from './every-center.ts';
import { expireVacancies } from './expiry.ts';
import { sendLeftMails } from './left-mails.ts';

type UpkeepTask = 'expire_vacancies' | 'clean_up' | 'send_left_mails' | 'measure_answers';

/** Upkeep over all centres, for `startWorker`. */
export function regularTasks(services: UpkeepServices): Pick<Tasks, UpkeepTask> {
  const { log } = services;
  return {
    expire_vacancies: (_payload, job) =>
      forEveryCenter(services, job, async (scope) => {
        const vacancies = await expireVacancies(scope);
        if (vacancies > 0) log.info({ centerId: scope.centerId, vacancies }, 'Vacancies expired');
      }),
    clean_up: (_payload, job) =>
      forEveryCenter(services, job, async (scope) => {
        const removed = await cleanUp(scope);
        if (Object.keys(removed).length > 0) log.info({ centerId: scope.centerId, removed }, 'Cleaned up');
      }),
    measure_answers: (_payload, job) =>
      forEveryCenter(services, job, async (scope) => {
        await measureAnswers(scope);
      }),
    send_left_mails: async (_payload, job) => {
      // Mails sooner: left-mails.ts.
      await giveBackLeftJobs(services.pool, longestJobMinutes);
      await forEveryCenter(services, job, async (scope) => {
        const mails = await sendLeftMails(scope);
        if (mails > 0) log.warn({ centerId: scope.centerId, mails }, 'Mails were left by an ended process');
      });
    },
  };
}
