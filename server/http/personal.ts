/** Kept answers, and what could be undone, may hold what somebody who goes sent. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const answerTraces: PersonalPart = {
  forget: [
    // Answers that are kept for a repeated request hold what was sent.
    (center, { userId, email }) => sql`
      delete from idempotency_keys where volunteer_center_id = ${center}
        and (strpos(lower(answer ->> 'body'), ${email && JSON.stringify(email)}) > 0 or strpos(answer::text, ${userId}) > 0)`,
  ],
  forgetActions: [
    // What rows held a moment ago may name them anywhere; nobody's action of the last seconds can be undone after this.
    (center) => sql`delete from undos where volunteer_center_id = ${center}`,
  ],
};
