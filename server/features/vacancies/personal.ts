/** Somebody who goes is the contact of no vacancy any more. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const vacancyTraces: PersonalPart = {
  forget: [
    // The contact of a vacancy or organisation is theirs by its address: then name and number are, too.
    (center, { email }) => sql`
      update vacancies set contact_id = null, contact_person = null, contact_phone = null, contact_email = null, contact_phone_visible = false,
        contact_email_visible = false
      where volunteer_center_id = ${center} and lower(contact_email) = ${email}`,
  ],
};
