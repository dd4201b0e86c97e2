/** Notifications about an organisation that goes to another centre, or becomes one with another. */
import { sql } from 'kysely';
import type { OrganizationPart } from '#server/http/organization-parts.ts';

const theirs = (center: number, organizationId: string) =>
  sql`select count(*) from notifications where volunteer_center_id = ${center} and organization_id = ${organizationId}`;

export const notificationMoving: OrganizationPart = {
  tables: {
    notifications: {
      moving: 'go away: they lead to what is no longer here',
      merging: 'lead to the other',
    },
  },
  counts: (center, { organization }) => ({ notifications: theirs(center, organization.id) }),
  mergeCounts: ({ center, goes }) => ({ notifications: theirs(center, goes) }),
  merge: [
    ({ center, stays, goes }) => sql`
      update notifications set organization_id = ${stays}, path = replace(path, ${goes}::text, ${stays}::text)
      where volunteer_center_id = ${center} and organization_id = ${goes}`,
  ],
};
