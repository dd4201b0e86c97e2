/** Somebody who goes is the contact of no vacancy any more. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const vacancyPersonalData: PersonalPart = {
  tables: {
    vacancies: {
      columns: ['contact_id', 'contact_person', 'contact_phone', 'contact_email'],
      whenGone: 'emptied',
      download: ['contact_person_of'],
    },
  },
  download: {
    contact_person_of: {
      names: ['contactpersoon-van', 'contact-person-of'],
      columns: {
        contact_email: ['e-mailadres voor contact', 'contact email'],
        contact_person: ['contactpersoon', 'contact person'],
        contact_phone: ['telefoonnummer voor contact', 'contact phone number'],
      },
      read: (center, { email }) => sql`
        select title as vacancy, contact_person, contact_phone, contact_email from vacancies
        where volunteer_center_id = ${center} and lower(contact_email) = lower(${email}) order by created_at, id`,
    },
  },
  forget: [
    // The contact of a vacancy or organisation is theirs by its address: then name and number are, too.
    (center, { email }) => sql`
      update vacancies set contact_id = null, contact_person = null, contact_phone = null, contact_email = null, contact_phone_visible = false,
        contact_email_visible = false
      where volunteer_center_id = ${center} and lower(contact_email) = ${email}`,
  ],
};
