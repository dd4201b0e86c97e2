/** The organisation itself. */
import { sql } from 'kysely';
import type { OrganizationPart } from '#server/http/organization-parts.ts';
import { putRows, takeRows } from '#server/tenancy/rows.ts';

export const organizationMoving: OrganizationPart = {
  tables: {
    organizations: {
      moving: 'goes along with its id; those that went into it before are forgotten',
      merging: 'the one that goes stays as a deleted row that says where it went',
    },
  },
  take: async (scope, move) => {
    const { id, registeredById } = move.organization;
    const over = sql`'{"registered_by_id": null}'::jsonb`;
    const row = await takeRows(scope, 'organizations', sql`id = ${id}`, over);
    return async (there) => {
      await putRows(there, 'organizations', row);
      const applicant = move.settled.find((one) => one.from === registeredById);
      if (applicant)
        await sql`update organizations set registered_by_id = ${applicant.to}
          where volunteer_center_id = ${there.centerId} and id = ${id}`.execute(there.db);
    };
  },
  clear: async (scope, { organization: { id } }) => {
    await sql`delete from organizations where volunteer_center_id = ${scope.centerId} and id = ${id}`.execute(
      scope.db,
    );
  },
  merge: [
    // Those that went into it before lead to the one that stays at once.
    ({ center, stays, goes }) => sql`
      update organizations set merged_into_id = ${stays} where volunteer_center_id = ${center} and merged_into_id = ${goes}`,
  ],
};
