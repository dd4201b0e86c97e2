/** What one person filled in, with what staff wrote down about it. */
import type { formSubmissions } from '#contract/form-submissions.ts';
import type { FormSubmissionRow } from '#server/features/form-submissions/queries.ts';
import { formSubmissionResource } from '#server/features/form-submissions/resource.ts';
import { notesAbout } from '#server/features/internal-notes/queries.ts';
import { internalNoteResource } from '#server/features/internal-notes/resource.ts';
import type { Resource } from '#server/http/resource.ts';

export const submissionWithNotes: Resource<FormSubmissionRow, typeof formSubmissions> = {
  ...formSubmissionResource,
  ofOne: {
    notes: async (scope, { id }, { actor }) => ({
      resource: internalNoteResource,
      rows: await notesAbout(scope, actor, 'form_submissions', id),
    }),
  },
};
