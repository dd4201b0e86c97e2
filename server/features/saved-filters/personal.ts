/** Filters that a person keeps. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const filterPersonalData: PersonalPart = {
  tables: {
    saved_filters: { columns: ['user_id'], whenGone: 'with_account', download: ['saved_filters'] },
  },
  download: {
    saved_filters: {
      names: ['bewaarde-filters', 'saved-filters'],
      columns: {
        list: ['lijst', 'list'],
        query: ['wat het zoekt', 'what it looks for'],
      },
      read: (center, { userId }) => sql`
        select list, name, query, created_at from saved_filters
        where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
    },
  },
};
