/** Who wrote a page, and who may. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const pagePersonalData: PersonalPart = {
  tables: {
    pages: {
      columns: ['updated_by', 'updated_by_name', 'editor_ids', 'translation_key'],
      whenGone: 'emptied',
      download: [],
      why: 'pages of the centre; that somebody wrote one stands in what they did',
    },
    published_pages: {
      columns: ['translation_key'],
      whenGone: 'kept',
      download: [],
      why: 'which pages are one in several languages: of nobody',
    },
    page_versions: {
      columns: ['author_id', 'author_name'],
      whenGone: 'emptied',
      download: [],
      why: 'what a page of the centre held before',
    },
    page_presences: {
      columns: ['user_id', 'user_name'],
      whenGone: 'removed',
      download: [],
      why: 'that somebody is writing a page, for a minute',
    },
  },
  forgetActions: [
    (center, userId) => sql`
      delete from page_presences where volunteer_center_id = ${center} and user_id = ${userId}`,
    (center, userId) => sql`
      update pages set
        editor_ids = array_remove(editor_ids, ${userId}::uuid),
        updated_by_name = case when updated_by = ${userId} then null else updated_by_name end,
        updated_by = nullif(updated_by, ${userId}::uuid)
      where volunteer_center_id = ${center} and (updated_by = ${userId} or editor_ids @> array[${userId}::uuid])`,
    (center, userId) => sql`
      update page_versions set author_id = null, author_name = null
      where volunteer_center_id = ${center} and author_id = ${userId}`,
  ],
};
