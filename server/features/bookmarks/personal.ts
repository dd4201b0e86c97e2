/** Vacancies that a person keeps. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const bookmarkPersonalData: PersonalPart = {
  tables: {
    bookmarks: { columns: ['user_id'], whenGone: 'with_account', download: ['bookmarks'] },
  },
  download: {
    bookmarks: {
      names: ['bewaarde-vacatures', 'saved-vacancies'],
      // Of what is not online any more its title is not theirs to have.
      read: (center, { userId }) => sql`
        select v.title as vacancy, b.created_at from bookmarks b
        left join vacancies v on v.volunteer_center_id = b.volunteer_center_id and v.id = b.id
          and v.status in ('published', 'filled', 'expired') and v.organization_approved
        where b.volunteer_center_id = ${center} and b.user_id = ${userId} order by b.created_at, b.id`,
    },
  },
};
