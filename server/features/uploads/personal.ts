/** Pictures of somebody who goes. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const uploadTraces: PersonalPart = {
  forget: [
    // The picture stays where an organisation shows it; what it was called is the person's.
    (center, { userId }) => sql`
      update uploads set owner_id = null, file_name = 'foto' where volunteer_center_id = ${center} and owner_id = ${userId}`,
  ],
};
