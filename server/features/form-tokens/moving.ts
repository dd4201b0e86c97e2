/** Who was asked to fill forms in of an organisation that goes to another centre, or becomes one with another. */
import { sql } from 'kysely';
import { ofFormsOf } from '#server/features/forms/queries.ts';
import type { OrganizationPart } from '#server/http/organization-parts.ts';
import { putRows, takeRows } from '#server/tenancy/rows.ts';

export const formTokenMoving: OrganizationPart = {
  tables: {
    form_tokens: {
      moving: 'go with their forms; a link leads to the old centre, so it opens nothing any more',
      merging: 'stay with their forms',
    },
  },
  // In the old centre they go with their forms too, as the database does that.
  take: async (scope, { organization }) => {
    const rows = await takeRows(
      scope,
      'form_tokens',
      ofFormsOf(scope, organization.id),
      sql`'{"token_hash": null}'::jsonb`,
    );
    return (there) => putRows(there, 'form_tokens', rows);
  },
};
