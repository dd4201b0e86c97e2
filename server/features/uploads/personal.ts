/** Pictures of somebody who goes. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const uploadPersonalData: PersonalPart = {
  tables: {
    uploads: { columns: ['owner_id', 'file_name'], whenGone: 'emptied', download: ['uploads'] },
  },
  download: {
    uploads: {
      names: ['foto-s', 'pictures'],
      columns: {
        alt_text: ['beschrijving', 'description'],
        byte_size: ['grootte in bytes', 'size in bytes'],
        height: ['hoogte', 'height'],
        mime: ['soort bestand', 'kind of file'],
        width: ['breedte', 'width'],
      },
      read: (center, { userId }) => sql`
        select file_name, mime, byte_size, width, height, alt_text, created_at from uploads
        where volunteer_center_id = ${center} and owner_id = ${userId} order by created_at, id`,
    },
  },
  forget: [
    // The picture stays where an organisation shows it; what it was called is the person's, but for the files of the centre.
    (center, { userId }) => sql`
      update uploads set owner_id = null, file_name = case when in_files then file_name else 'foto' end where volunteer_center_id = ${center} and owner_id = ${userId}`,
  ],
};
