/** Somebody who goes is the parent of no account any more. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const userTraces: PersonalPart = {
  forget: [
    (center, { email }) => sql`
      update users set parent_email = 'removed@' || id || '.invalid'
      where volunteer_center_id = ${center} and lower(parent_email) = ${email}`,
  ],
};
