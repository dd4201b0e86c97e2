/** Answers that are kept for a second press. */
import { sql } from 'kysely';
import type { Cleanings } from '#server/jobs/cleaning.ts';

export const answerCleanings: Cleanings = {
  idempotency_keys: (center) => sql`
    delete from idempotency_keys where volunteer_center_id = ${center}
      and created_at < now() - interval '24 hours'`,
};
