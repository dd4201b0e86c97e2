/** Jobs that do nothing, for tests of the queue and of the mails: each names the ones that it is about. */
import type { Tasks } from '#server/jobs/tasks.ts';

const nothing = async () => {};

export const idleTasks: Tasks = {
  send_email: nothing,
  make_data_download: nothing,
  make_center_export: nothing,
  remove_center_export: nothing,
  forget_actions: nothing,
  mail_form_answers: nothing,
  send_invitations: nothing,
  bring_in_vacancies: nothing,
  read_vacancy_feed: nothing,
  expire_vacancies: nothing,
  remind_of_vacancies: nothing,
  mail_search_alerts: nothing,
  clean_up: nothing,
  send_left_mails: nothing,
  keep_retention: nothing,
  measure_answers: nothing,
  read_vacancy_feeds: nothing,
};
