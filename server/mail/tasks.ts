/** Regular work on mails: those that an ended process left, and texts that are kept long enough. */
import { sql } from 'kysely';
import { keptDays } from '#contract/retention.ts';
import type { Cleanings } from '#server/jobs/cleaning.ts';
import { forEveryCenter, type MaintenanceServices } from '#server/jobs/every-center.ts';
import { giveBackLeftJobs } from '#server/jobs/giving-back.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { longestJobMinutes } from '#server/jobs/watch.ts';
import { sendStuckMails } from './stuck-mails.ts';

export const mailCleanings: Cleanings = {
  // Of no centre: the first of them clears it for all.
  asked_mails: () => sql`delete from asked_mails where created_at < now() - interval '1 day'`,
  // The row stays as the record that a mail was sent; one that never left ends here, or it would go out empty.
  email_deliveries: (center) => sql`
    update email_deliveries set body_text = '', body_html = '', unsubscribe_url = null, reply_to = null,
      failure = case status when 'queued' then coalesce(failure, 'Not sent within 30 days') else failure end,
      status = case status when 'queued' then 'failed' else status end
    where volunteer_center_id = ${center} and created_at < now() - ${keptDays.mailTexts}::int * interval '1 day' and body_text <> ''`,
};

/** Mails go sooner than the jobs of an ended process are given back: stuck-mails.ts. */
export const sendLeftMailsTask =
  (services: MaintenanceServices): Tasks['send_left_mails'] =>
  async (_payload, job) => {
    await giveBackLeftJobs(services.pool, longestJobMinutes);
    await forEveryCenter(services, job, async (scope) => {
      const mails = await sendStuckMails(scope);
      if (mails > 0)
        services.log.warn({ centerId: scope.centerId, mails }, 'Mails were left by an ended process');
    });
  };
