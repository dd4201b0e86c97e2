/** Roles for an organisation that goes to another centre, or becomes one with another. */
import { sql } from 'kysely';
import type { OrganizationPart } from '#server/http/organization-parts.ts';
import { putRows, renamed, takeRows } from '#server/tenancy/rows.ts';
import { forgetUnproven } from '../making/commands.ts';

export const roleMoving: OrganizationPart = {
  tables: {
    user_roles: {
      moving: 'its people get the role in the new centre, with the account that they have or get there',
      merging: 'become the other’s, once each',
    },
  },
  take: async (scope, move) => {
    const ids = sql`any(${move.people.map(({ id }) => id)}::uuid[])`;
    const theirs = sql`organization_id = ${move.organization.id} and user_id = ${ids}`;
    const roles = await takeRows(scope, 'user_roles', theirs);
    return async (there) => {
      await putRows(there, 'user_roles', await renamed(there, roles, 'user_id', move.settled, true));
      const known = move.settled.filter(({ isNew }) => !isNew);
      await forgetUnproven(
        there,
        known.map(({ to }) => to),
      );
    };
  },
  clear: async (scope, { organization }) => {
    await sql`delete from user_roles where volunteer_center_id = ${scope.centerId}
      and organization_id = ${organization.id}`.execute(scope.db);
  },
  mergeCounts: ({ center, stays, goes }) => {
    const people = sql`select count(distinct user_id) from user_roles
      where volunteer_center_id = ${center} and organization_id = ${goes}`;
    return {
      people,
      people_of_both: sql`${people} and user_id in (select user_id from user_roles
        where volunteer_center_id = ${center} and organization_id = ${stays})`,
    };
  },
  merge: [
    // What the one that stays has already is dropped before the rest follows.
    ({ center, stays, goes }) => sql`
      delete from user_roles r using user_roles own where r.volunteer_center_id = ${center} and r.organization_id = ${goes}
        and own.volunteer_center_id = ${center} and own.organization_id = ${stays}
        and own.user_id = r.user_id and own.role = r.role`,
    ({ center, stays, goes }) => sql`
      update user_roles set organization_id = ${stays} where volunteer_center_id = ${center} and organization_id = ${goes}`,
  ],
};
