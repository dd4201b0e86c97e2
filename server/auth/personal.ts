/** Sessions as another person, of somebody who goes. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const sessionTraces: PersonalPart = {
  forgetActions: [
    // Nobody is at work as another any more who has no account.
    (center, userId) => sql`
      delete from sessions where volunteer_center_id = ${center} and signed_in_by = ${userId}`,
  ],
};
