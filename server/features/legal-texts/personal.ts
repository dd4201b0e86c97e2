/** Who worked on what the centre tells about itself. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const legalTextPersonalData: PersonalPart = {
  tables: {
    legal_texts: {
      columns: ['changed_by', 'changed_by_name'],
      whenGone: 'emptied',
      download: [],
      why: 'texts of the centre; that somebody worked on them stands in what they did',
    },
    legal_text_versions: {
      columns: ['author_id', 'author_name'],
      whenGone: 'emptied',
      download: [],
      why: 'texts that the centre had online; that somebody put them there stands in what they did',
    },
  },
  forgetActions: [
    (center, userId) => sql`
      update legal_texts set changed_by = null, changed_by_name = null
      where volunteer_center_id = ${center} and changed_by = ${userId}`,
    (center, userId) => sql`
      update legal_text_versions set author_id = null, author_name = null
      where volunteer_center_id = ${center} and author_id = ${userId}`,
  ],
};
