/** Links that were sent to somebody who goes. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const tokenTraces: PersonalPart = {
  forget: [
    // Somebody else may have asked for this address, or named it as a parent's: nobody is there any more to say yes.
    (center, { email }) => sql`
      delete from one_time_tokens where volunteer_center_id = ${center} and lower(data ->> 'email') = ${email}`,
  ],
  forgetAbout: [
    (center, ids) => sql`
      delete from one_time_tokens where volunteer_center_id = ${center} and application_id = ${ids}`,
  ],
};
