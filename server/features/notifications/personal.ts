/** Notices that name somebody who goes. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const notificationTraces: PersonalPart = {
  forgetActions: [
    (center, userId) => sql`
      update notifications set data = jsonb_set(data, '{personName}', 'null'), person_id = null
      where volunteer_center_id = ${center} and person_id = ${userId}`,
  ],
  forgetAbout: [
    (center, ids) => sql`
      update notifications set data = jsonb_set(data, '{personName}', 'null')
      where volunteer_center_id = ${center} and application_id = ${ids}`,
  ],
};
