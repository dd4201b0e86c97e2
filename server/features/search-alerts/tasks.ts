/** The mails of searches, and the end of those that nobody confirmed. */
import { sql } from 'kysely';
import { keptDays } from '#contract/retention.ts';
import type { Services } from '#server/http/services.ts';
import type { Cleanings } from '#server/jobs/cleaning.ts';
import { forEveryCenterInParts } from '#server/jobs/every-center.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { mailAlerts } from './mailing/commands.ts';

/** Some people in each transaction, until all had their turn. */
export const mailSearchAlertsTask =
  (services: Services): Tasks['mail_search_alerts'] =>
  (_payload, job) =>
    forEveryCenterInParts(services, job, async (scope) => {
      const { mails, isDone } = await mailAlerts(scope, services, services.now());
      if (mails > 0)
        services.log.info({ centerId: scope.centerId, mails }, 'People were mailed of new vacancies');
      return { isDone };
    });

/** The mail says up to and including which day its button works. */
export const searchAlertCleanings: Cleanings = {
  search_alerts: (center) => sql`
    delete from search_alerts where volunteer_center_id = ${center} and confirmed_at is null
      and created_at < now() - (${keptDays.unconfirmedAlerts}::int + 1) * interval '1 day'`,
};
