/** Links that were sent to somebody who goes. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const tokenPersonalData: PersonalPart = {
  tables: {
    one_time_tokens: { columns: ['user_id', 'data'], whenGone: 'with_account', download: ['links'] },
  },
  download: {
    links: {
      names: ['links-uit-mails', 'links-in-emails'],
      columns: {
        new_email: ['nieuw e-mailadres', 'new email address'],
        purpose: ['waarvoor', 'what for'],
      },
      read: (center, { userId }) => sql`
        select purpose, data ->> 'email' as new_email, created_at, expires_at, used_at from one_time_tokens
        where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
    },
  },
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
