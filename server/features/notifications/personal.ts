/** Notices that name somebody who goes. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const notificationPersonalData: PersonalPart = {
  tables: {
    notifications: {
      columns: ['user_id', 'person_id', 'data'],
      whenGone: 'with_account',
      download: ['notifications'],
    },
  },
  download: {
    notifications: {
      names: ['meldingen', 'notifications'],
      columns: {
        path: ['adres van de pagina', 'address of the page'],
        read_at: ['gelezen op', 'read on'],
      },
      read: (center, { userId }) => sql`
        select kind, data - 'personName' as data, path, read_at, created_at from notifications
        where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
    },
  },
  forgetActions: [
    (center, userId) => sql`
      update notifications set data = jsonb_set(data, '{personName}', 'null'), person_id = null
      where volunteer_center_id = ${center} and person_id = ${userId}`,
  ],
  forgetAbout: [
    (center, ids) => sql`
      update notifications set data = jsonb_set(data, '{personName}', 'null')
      where volunteer_center_id = ${center} and application_id = ${ids}`,
  ],
};
