/** What somebody who goes did stays, without who did it. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const auditPersonalData: PersonalPart = {
  tables: {
    audit_events: {
      columns: ['actor_id', 'actor_name', 'acting_admin_id', 'acting_admin_name', 'subject_id'],
      whenGone: 'emptied',
      download: ['own_actions', 'actions_about_me'],
    },
  },
  download: {
    own_actions: {
      names: ['wat-je-deed', 'what-you-did'],
      read: (center, { userId }) => sql`
        select act, subject_type, subject_id, from_state, to_state, created_at from audit_events
        where volunteer_center_id = ${center} and (actor_id = ${userId} or acting_admin_id = ${userId})
        order by created_at, id`,
    },
    actions_about_me: {
      names: ['wat-anderen-deden', 'what-others-did'],
      columns: {
        reason: ['reden', 'reason'],
      },
      read: (center, { userId }) => sql`
        select act, from_state, to_state, reason, created_at from audit_events
        where volunteer_center_id = ${center} and subject_type = 'users' and subject_id = ${userId}
          and actor_id is distinct from ${userId} order by created_at, id`,
    },
  },
  forgetActions: [(_center, userId) => sql`select forget_in_audit_events(${userId})`],
};
