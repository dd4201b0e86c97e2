/** Applications that somebody who goes decided about. */
import { sql, type RawBuilder } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

/** Applications without their person. `ids` is what SQL compares an id with. */
export const namelessApplications = (center: number, ids: RawBuilder<unknown>) => sql`
  update applications set user_id = null, first_name = '–', last_name = '–', email = 'removed@' || id || '.invalid',
    phone_number = null, message = '–', decision_message = null, withdraw_reason = null, anonymized_at = now(),
    lock_version = lock_version + 1, updated_at = now()
  where volunteer_center_id = ${center} and anonymized_at is null and id = ${ids}`;

export const applicationTraces: PersonalPart = {
  forgetActions: [
    (center, userId) => sql`
      update applications set decided_by_id = null, decided_by_name = null
      where volunteer_center_id = ${center} and decided_by_id = ${userId}`,
  ],
};
