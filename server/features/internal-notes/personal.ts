/** Notes about somebody who goes, and those that they wrote. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const noteTraces: PersonalPart = {
  forget: [
    (center, { userId }) => sql`
      delete from internal_notes where volunteer_center_id = ${center} and subject_type = 'users' and subject_id = ${userId}`,
  ],
  forgetActions: [
    (center, userId) => sql`
      update internal_notes set author_id = null, author_name = null
      where volunteer_center_id = ${center} and author_id = ${userId}`,
  ],
  forgetAbout: [
    (center, ids) => sql`
      delete from internal_notes where volunteer_center_id = ${center} and subject_type = 'applications' and subject_id = ${ids}`,
  ],
};
