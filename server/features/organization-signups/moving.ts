/** Sign-ups for a place in an organisation that goes to another centre, or becomes one with another. */
import { sql } from 'kysely';
import type { OrganizationPart } from '#server/http/organization-parts.ts';

export const organizationSignupMoving: OrganizationPart = {
  tables: {
    organization_signups: {
      moving: 'go away: the link in that mail leads to the old centre',
      merging: 'become the other’s',
    },
  },
  clear: async (scope, { organization: { id } }) => {
    await sql`delete from organization_signups where volunteer_center_id = ${scope.centerId}
      and join_organization_id = ${id}`.execute(scope.db);
  },
  merge: [
    ({ center, stays, goes }) => sql`
      update organization_signups set join_organization_id = ${stays}
      where volunteer_center_id = ${center} and join_organization_id = ${goes}`,
  ],
};
