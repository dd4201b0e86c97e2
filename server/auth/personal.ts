/** Sessions as another person, of somebody who goes. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const sessionPersonalData: PersonalPart = {
  tables: {
    sessions: {
      columns: [
        'user_id',
        'user_agent',
        'ip_prefix',
        'former_uid',
        'signed_in_by',
        'signed_in_by_name',
        'signed_in_by_session',
      ],
      whenGone: 'with_account',
      download: ['devices'],
    },
  },
  download: {
    devices: {
      names: ['apparaten', 'devices'],
      columns: {
        device: ['apparaat', 'device'],
        network: ['netwerk', 'network'],
      },
      read: (center, { userId }) => sql`
        select user_agent as device, ip_prefix as network, created_at, rotated_at as last_used_at, expires_at from sessions
        where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
    },
  },
  forgetActions: [
    // Nobody is at work as another any more who has no account.
    (center, userId) => sql`
      delete from sessions where volunteer_center_id = ${center} and signed_in_by = ${userId}`,
  ],
};
