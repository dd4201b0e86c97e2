/** Somebody who goes is not reached through an organisation any more. */
import { sql } from 'kysely';
import { figures, type PersonalPart } from '#server/tenancy/personal.ts';

export const organizationTraces: PersonalPart = {
  forget: [
    (center, { email, phoneNumber }) => sql`
      update organizations set email = null, phone_number = case when ${figures(sql`phone_number`)} = ${figures(
        sql`${phoneNumber}::text`,
      )} then null else phone_number end
      where volunteer_center_id = ${center} and lower(email) = ${email}`,
    (center, { userId }) => sql`
      update organizations set registered_by_id = null where volunteer_center_id = ${center} and registered_by_id = ${userId}`,
    (center, { email }) => sql`
      delete from organization_signups where volunteer_center_id = ${center} and email = ${email}`,
  ],
  forgetActions: [
    (center, userId) => sql`
      update organization_join_requests set decided_by_id = null
      where volunteer_center_id = ${center} and decided_by_id = ${userId}`,
  ],
};
