/** Sessions that are over, tries that count no more, and places where somebody has not been for long. */
import { sql } from 'kysely';
import type { Cleanings } from '#server/jobs/cleaning.ts';

export const authCleanings: Cleanings = {
  sessions: (center) => sql`
    delete from sessions where volunteer_center_id = ${center} and expires_at <= now()`,
  // Of no centre: the first of them clears it for all.
  failed_tries: () => sql`delete from failed_tries where last_failed_at < now() - interval '1 day'`,
  proven_places: () => sql`delete from proven_places where proven_at < now() - interval '90 days'`,
};
