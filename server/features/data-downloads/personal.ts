/** When a person asked for their data. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const downloadPersonalData: PersonalPart = {
  tables: {
    data_downloads: { columns: ['user_id'], whenGone: 'with_account', download: ['downloads'] },
  },
  download: {
    downloads: {
      names: ['bestanden-met-gegevens', 'files-of-data'],
      columns: {
        ready_at: ['klaar op', 'ready on'],
      },
      read: (center, { userId }) => sql`
        select created_at, ready_at, expires_at from data_downloads
        where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
    },
  },
};
