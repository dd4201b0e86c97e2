/** Notes about somebody who goes, and those that they wrote. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const notePersonalData: PersonalPart = {
  tables: {
    internal_notes: {
      columns: ['subject_id', 'author_id', 'author_name'],
      whenGone: 'emptied',
      download: ['notes_about_me'],
    },
  },
  download: {
    notes_about_me: {
      names: ['notities-over-jou', 'notes-about-you'],
      columns: {
        note: ['notitie', 'note'],
      },
      read: (center, { userId }) => sql`
        select note, created_at, updated_at from internal_notes
        where volunteer_center_id = ${center} and ((subject_type = 'users' and subject_id = ${userId})
          or (subject_type = 'applications' and subject_id in
            (select id from applications where volunteer_center_id = ${center} and user_id = ${userId})))
        order by created_at, id`,
    },
  },
  forget: [
    (center, { userId }) => sql`
      delete from internal_notes where volunteer_center_id = ${center} and subject_type = 'users' and subject_id = ${userId}`,
  ],
  forgetActions: [
    (center, userId) => sql`
      update internal_notes set author_id = null, author_name = null
      where volunteer_center_id = ${center} and author_id = ${userId}`,
  ],
  forgetAbout: [
    (center, ids) => sql`
      delete from internal_notes where volunteer_center_id = ${center} and subject_type = 'applications' and subject_id = ${ids}`,
  ],
};
