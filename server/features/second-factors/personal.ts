/** Second factors of a person; the secrets themselves are handed to nobody. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const secondFactorPersonalData: PersonalPart = {
  tables: {
    one_time_code_secrets: { columns: ['user_id'], whenGone: 'with_account', download: ['one_time_codes'] },
    recovery_codes: { columns: ['user_id'], whenGone: 'with_account', download: ['recovery_codes'] },
  },
  download: {
    one_time_codes: {
      names: ['codes-van-een-app', 'codes-of-an-app'],
      read: (center, { userId }) => sql`
        select created_at, confirmed_at from one_time_code_secrets
        where volunteer_center_id = ${center} and user_id = ${userId}`,
    },
    recovery_codes: {
      names: ['herstelcodes', 'recovery-codes'],
      read: (center, { userId }) => sql`
        select created_at, used_at from recovery_codes
        where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
    },
  },
};
