/** Sign-ups that have served are removed. */
import { sql } from 'kysely';
import type { Cleanings } from '#server/jobs/cleaning.ts';

export const organizationSignupCleanings: Cleanings = {
  // The organisation and the account are there by then, or nobody pressed the button.
  organization_signups: (center) => sql`
    delete from organization_signups where volunteer_center_id = ${center}
      and least(confirmed_at, expires_at) < now() - interval '1 day'`,
};
