/** Kept answers may hold what somebody who goes sent. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const answerPersonalData: PersonalPart = {
  tables: {
    idempotency_keys: {
      columns: ['answer'],
      whenGone: 'removed',
      download: [],
      why: 'the answer to a call of a day ago: what it says stands in the other tables',
    },
  },
  forget: [
    // Answers that are kept for a repeated request hold what was sent.
    (center, { userId, email }) => sql`
      delete from idempotency_keys where volunteer_center_id = ${center}
        and (strpos(lower(answer ->> 'body'), ${email && JSON.stringify(email)}) > 0 or strpos(answer::text, ${userId}) > 0)`,
  ],
};
