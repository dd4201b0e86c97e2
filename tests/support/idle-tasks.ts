/** Jobs that do nothing, for tests of the queue and of the mails: each names the ones that it is about. */
import type { Tasks } from '#server/jobs/tasks.ts';

const nothing = async () => {};

export const idleTasks: Tasks = {
  send_email: nothing,
  make_data_download: nothing,
  forget_actions: nothing,
  send_invitations: nothing,
  expire_vacancies: nothing,
  clean_up: nothing,
  send_left_mails: nothing,
  keep_retention: nothing,
  measure_answers: nothing,
};
