/** What people filled in on forms of an organisation that goes to another centre, or becomes one with another. */
import { ofFormsOf } from '#server/features/forms/queries.ts';
import type { OrganizationPart } from '#server/http/organization-parts.ts';
import { putRows, takeRows } from '#server/tenancy/rows.ts';

export const formSubmissionMoving: OrganizationPart = {
  tables: {
    form_submissions: { moving: 'go with their forms', merging: 'stay with their forms' },
    form_answer_counts: {
      moving: 'are counted there by the database, from what was answered',
      merging: 'stay with their forms',
    },
  },
  // In the old centre they go with their forms too, as the database does that.
  take: async (scope, { organization }) => {
    const rows = await takeRows(scope, 'form_submissions', ofFormsOf(scope, organization.id));
    return (there) => putRows(there, 'form_submissions', rows);
  },
};
