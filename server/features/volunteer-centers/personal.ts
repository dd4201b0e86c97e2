/** How a centre is reached. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const centerPersonalData: PersonalPart = {
  tables: {
    volunteer_center_profiles: {
      columns: ['email', 'phone_number'],
      whenGone: 'kept',
      download: [],
      why: "the centre's own, which its staff changes when somebody leaves",
    },
    volunteer_centers: {
      columns: ['public_id'],
      whenGone: 'kept',
      download: [],
      why: 'names the centre itself in calls and in the record of what happened',
    },
    themes: {
      columns: ['changed_by', 'changed_by_name'],
      whenGone: 'emptied',
      download: [],
      why: 'the look of the centre; that somebody tried one stands in what they did',
    },
    theme_versions: {
      columns: ['author_id', 'author_name'],
      whenGone: 'emptied',
      download: [],
      why: 'looks that the centre had before',
    },
  },
  forgetActions: [
    (center, userId) => sql`
      update themes set changed_by = null, changed_by_name = null
      where volunteer_center_id = ${center} and changed_by = ${userId}`,
    (center, userId) => sql`
      update theme_versions set author_id = null, author_name = null
      where volunteer_center_id = ${center} and author_id = ${userId}`,
  ],
};
