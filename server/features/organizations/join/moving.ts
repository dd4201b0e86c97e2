/** Requests for a place in an organisation. */
import { sql } from 'kysely';
import type { OrganizationPart } from '#server/http/organization-parts.ts';
import { putRows, renamed, takeRows } from '#server/tenancy/rows.ts';

export const joinRequestMoving: OrganizationPart = {
  tables: {
    organization_join_requests: {
      moving: 'open ones go along, with an account like those of its people; answered ones go away',
      merging: 'become the other’s, unless it was asked or answered there already',
    },
  },
  take: async (scope, move) => {
    const ids = sql`any(${move.people.map(({ id }) => id)}::uuid[])`;
    const open = sql`organization_id = ${move.organization.id} and user_id = ${ids} and status = 'open'`;
    const requests = await takeRows(scope, 'organization_join_requests', open);
    move.report.join_requests = (JSON.parse(requests) as unknown[]).length;
    return async (there) =>
      putRows(
        there,
        'organization_join_requests',
        await renamed(there, requests, 'user_id', move.settled, true),
      );
  },
  mergeCounts: ({ center, goes }) => ({
    join_requests: sql`select count(*) from organization_join_requests
      where volunteer_center_id = ${center} and organization_id = ${goes} and status = 'open'`,
  }),
  merge: [
    // Asked of both, or in already: then there is nothing left to ask.
    ({ center, stays, goes }) => sql`
      delete from organization_join_requests j where j.volunteer_center_id = ${center} and j.organization_id = ${goes} and j.status = 'open'
        and (exists (select from organization_join_requests own where own.volunteer_center_id = ${center}
            and own.organization_id = ${stays} and own.user_id = j.user_id and own.status = 'open')
          or exists (select from user_roles r where r.volunteer_center_id = ${center} and r.organization_id = ${stays}
            and r.user_id = j.user_id and r.role = 'organization_superuser'))`,
    ({ center, stays, goes }) => sql`
      update organization_join_requests set organization_id = ${stays}
      where volunteer_center_id = ${center} and organization_id = ${goes}`,
  ],
};
