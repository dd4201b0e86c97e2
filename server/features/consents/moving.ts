/** What the people of an organisation agreed to goes along as proof; the weekly mail of the old centre does not. */
import { sql } from 'kysely';
import type { OrganizationPart } from '#server/http/organization-parts.ts';
import { putRows, renamed, takeRows } from '#server/tenancy/rows.ts';

export const consentMoving: OrganizationPart = {
  tables: {},
  take: async (scope, move) => {
    const theirs = sql`user_id = any(${move.people.map(({ id }) => id)}::uuid[])
      and kind in ('terms', 'parent', 'organization_criteria')`;
    // Texts of this centre have no versions in the other one.
    const consents = await takeRows(
      scope,
      'consents',
      theirs,
      sql`'{"terms_version": null, "privacy_version": null}'::jsonb`,
    );
    return async (there) => {
      const made = move.settled.filter(({ isNew }) => isNew);
      await putRows(there, 'consents', await renamed(there, consents, 'user_id', made, true));
    };
  },
};
