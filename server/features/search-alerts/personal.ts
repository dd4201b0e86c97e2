/** Searches that somebody is mailed about. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const alertPersonalData: PersonalPart = {
  tables: {
    search_alerts: { columns: ['user_id', 'email'], whenGone: 'with_account', download: ['search_alerts'] },
  },
  download: {
    search_alerts: {
      names: ['mails-over-nieuwe-vacatures', 'emails-about-new-vacancies'],
      columns: {
        query: ['wat het zoekt', 'what it looks for'],
        days: ['dagen', 'days'],
      },
      read: (center, { userId, email }) => sql`
        select name, query, days, created_at from search_alerts
        where volunteer_center_id = ${center} and confirmed_at is not null
          and (user_id = ${userId} or lower(email) = lower(${email}))
        order by created_at, id`,
    },
  },
  forget: [
    (center, { email }) => sql`
      delete from search_alerts where volunteer_center_id = ${center} and lower(email) = ${email}`,
  ],
};
