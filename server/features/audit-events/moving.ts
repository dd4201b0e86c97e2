/** What happened with an organisation that goes to another centre, or becomes one with another. */
import { sql } from 'kysely';
import type { OrganizationPart } from '#server/http/organization-parts.ts';

export const auditMoving: OrganizationPart = {
  tables: {
    audit_events: {
      moving: 'stay: they are the old centre’s record',
      merging: 'stay, and are read with those of the other',
    },
  },
  counts: (center, { organization }) => ({
    audit_events: sql`select count(*) from audit_events where volunteer_center_id = ${center}
      and subject_type = 'organizations' and subject_id = ${organization.id}`,
  }),
};
