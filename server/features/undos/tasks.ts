/** What can no longer be undone. */
import { sql } from 'kysely';
import type { Cleanings } from '#server/jobs/cleaning.ts';

export const undoCleanings: Cleanings = {
  // What rows held before is kept no longer than it can be put back.
  undos: (center) => sql`
    delete from undos where volunteer_center_id = ${center} and created_at < now() - interval '1 hour'`,
};
