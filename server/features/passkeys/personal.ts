/** Passkeys of a person. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const passkeyPersonalData: PersonalPart = {
  tables: {
    passkeys: { columns: ['user_id'], whenGone: 'with_account', download: ['passkeys'] },
  },
  download: {
    passkeys: {
      names: ['passkeys', 'passkeys'],
      read: (center, { userId }) => sql`
        select name, created_at, last_used_at from passkeys
        where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
    },
  },
};
