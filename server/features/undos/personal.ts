/** What can be undone for some seconds may name anybody. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const undoPersonalData: PersonalPart = {
  tables: {
    undos: {
      columns: ['actor_id', 'subject_id'],
      whenGone: 'kept',
      download: [],
      why: 'what can be taken back for some seconds; it goes within the hour, and the action itself stands in what happened',
    },
    undo_changes: {
      columns: ['row_id'],
      whenGone: 'kept',
      download: [],
      why: 'what rows held a moment ago; it goes within the hour',
    },
  },
  forgetActions: [
    // What rows held a moment ago may name them anywhere; nobody's action of the last seconds can be undone after this.
    (center) => sql`delete from undos where volunteer_center_id = ${center}`,
  ],
};
