/** Every job of the product, collected from the tasks.ts of the parts. */
import { authCleanings } from '#server/auth/tasks.ts';
import { applicationCleanings } from '#server/features/applications/tasks.ts';
import { downloadCleanings, makeDataDownloadTask } from '#server/features/data-downloads/tasks.ts';
import { mailFormAnswersTask } from '#server/features/form-submissions/tasks.ts';
import { importCleanings, sendInvitationsTask } from '#server/features/imports/tasks.ts';
import { centerExportTasks } from '#server/features/managed-centers/exporting/tasks.ts';
import { notificationCleanings } from '#server/features/notifications/tasks.ts';
import { tokenCleanings } from '#server/features/one-time-tokens/tasks.ts';
import { ownTagCleanings } from '#server/features/own-tags/tasks.ts';
import { organizationSignupCleanings } from '#server/features/organization-signups/tasks.ts';
import { measureAnswersTask } from '#server/features/organizations/tasks.ts';
import { pageCleanings } from '#server/features/pages/tasks.ts';
import { anonymizeActionsTask } from '#server/features/personal-data/tasks.ts';
import { keepRetentionTask } from '#server/features/retention/tasks.ts';
import { mailSearchAlertsTask, searchAlertCleanings } from '#server/features/search-alerts/tasks.ts';
import { undoCleanings } from '#server/features/undos/tasks.ts';
import {
  readVacancyFeedsTask,
  readVacancyFeedTask,
  vacancyFeedCleanings,
} from '#server/features/vacancy-feeds/tasks.ts';
import { bringInVacanciesTask, vacancyImportCleanings } from '#server/features/vacancy-imports/tasks.ts';
import { expireVacanciesTask, remindOfVacanciesTask } from '#server/features/vacancies/tasks.ts';
import { mailSender } from '#server/features/volunteer-centers/mail-branding.ts';
import type { Services } from '#server/http/services.ts';
import { answerCleanings } from '#server/http/tasks.ts';
import { sendEmailTask } from '#server/mail/send.ts';
import { mailCleanings, sendLeftMailsTask } from '#server/mail/tasks.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { removeServed, type Cleanings } from './cleaning.ts';
import { forEveryCenter, type MaintenanceServices } from './every-center.ts';
import type { Tasks } from './tasks.ts';

const cleanings: Cleanings = {
  ...tokenCleanings,
  ...answerCleanings,
  ...authCleanings,
  ...mailCleanings,
  ...undoCleanings,
  ...notificationCleanings,
  ...downloadCleanings,
  ...importCleanings,
  ...vacancyImportCleanings,
  ...vacancyFeedCleanings,
  ...organizationSignupCleanings,
  ...applicationCleanings,
  ...pageCleanings,
  ...ownTagCleanings,
  ...searchAlertCleanings,
};

/** Removes what has served in this centre. Answers how many rows of each table. */
export const cleanUp = (scope: TenantScope): Promise<Record<string, number>> =>
  removeServed(scope, cleanings);

const cleanUpTask =
  (services: MaintenanceServices): Tasks['clean_up'] =>
  (_payload, job) =>
    forEveryCenter(services, job, async (scope) => {
      const removed = await cleanUp(scope);
      if (Object.keys(removed).length > 0)
        services.log.info({ centerId: scope.centerId, removed }, 'Cleaned up');
    });

/** What the clock starts over all centres and needs no more than the database (the times stand in runner.ts). */
export const regularTasks = (services: MaintenanceServices) => ({
  expire_vacancies: expireVacanciesTask(services),
  clean_up: cleanUpTask(services),
  measure_answers: measureAnswersTask(services),
  send_left_mails: sendLeftMailsTask(services),
  read_vacancy_feeds: readVacancyFeedsTask(services),
});

export function allTasks(services: Services): Tasks {
  const { env, pool } = services;
  const transport = env.smtpUrl ? smtpTransport(env.smtpUrl, env.mailFrom) : null;
  return {
    send_email: sendEmailTask({
      pool,
      transport,
      senderOf: mailSender(services),
      // The embedded database serves one process only.
      isAlone: env.databaseUrl === null,
    }),
    send_invitations: sendInvitationsTask(services),
    bring_in_vacancies: bringInVacanciesTask(services),
    read_vacancy_feed: readVacancyFeedTask(services),
    mail_form_answers: mailFormAnswersTask(services),
    make_data_download: makeDataDownloadTask(services),
    ...centerExportTasks(services),
    forget_actions: anonymizeActionsTask(services),
    keep_retention: keepRetentionTask(services),
    remind_of_vacancies: remindOfVacanciesTask(services),
    mail_search_alerts: mailSearchAlertsTask(services),
    ...regularTasks(services),
  };
}
