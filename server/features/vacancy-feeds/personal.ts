/** Feeds of vacancies: who is mailed when one fails. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const vacancyFeedPersonalData: PersonalPart = {
  tables: {
    vacancy_feeds: { columns: ['contact_email'], whenGone: 'emptied', download: ['vacancy_feeds'] },
  },
  download: {
    vacancy_feeds: {
      names: ['contact-van-vacaturebronnen', 'contact-of-vacancy-feeds'],
      columns: {
        address: ['adres van de bron', 'address of the source'],
        contact_email: ['e-mailadres voor contact', 'contact email'],
      },
      read: (center, { email }) => sql`
        select address, contact_email, created_at from vacancy_feeds
        where volunteer_center_id = ${center} and lower(contact_email) = lower(${email}) order by created_at, id`,
    },
  },
  forget: [
    (center, { email }) => sql`
      update vacancy_feeds set contact_email = null
      where volunteer_center_id = ${center} and lower(contact_email) = ${email}`,
  ],
};
