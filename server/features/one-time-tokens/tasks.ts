/** Links of mails that have served. */
import { sql } from 'kysely';
import type { Cleanings } from '#server/jobs/cleaning.ts';

export const tokenCleanings: Cleanings = {
  // A day longer than they work, so that a second press can say 'already used' instead of 'unknown'.
  one_time_tokens: (center) => sql`
    delete from one_time_tokens where volunteer_center_id = ${center}
      and least(used_at, expires_at) < now() - interval '1 day'`,
};
