/** Applications that were never sent. */
import { sql } from 'kysely';
import { keptDays } from '#contract/retention.ts';
import type { Cleanings } from '#server/jobs/cleaning.ts';

export const applicationCleanings: Cleanings = {
  // Nobody but the applicant has seen these: without the press on the button they were never sent.
  applications: (center) => sql`
    delete from applications where volunteer_center_id = ${center}
      and confirmed_at is null and created_at < now() - ${keptDays.unconfirmedApplications}::int * interval '1 day'`,
};
