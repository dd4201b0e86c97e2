/** Notices that were there long enough. */
import { sql } from 'kysely';
import { keptDays } from '#contract/retention.ts';
import type { Cleanings } from '#server/jobs/cleaning.ts';

export const notificationCleanings: Cleanings = {
  // A quarter is long enough to have been told; the record itself stays where it is.
  notifications: (center) => sql`
    delete from notifications where volunteer_center_id = ${center}
      and created_at < now() - ${keptDays.notifications}::int * interval '1 day'`,
};
