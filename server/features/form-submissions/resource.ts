import { formSubmissions, sentSubmissions } from '#contract/form-submissions.ts';
import { mayKeepForms } from '#server/features/forms/policy.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { FormSubmissionRow } from './queries.ts';

export const formSubmissionResource: Resource<FormSubmissionRow, typeof formSubmissions> = {
  contract: formSubmissions,
  id: ({ id }) => id,
  attributes: (row) => plainAttributes(formSubmissions, row),
  can: (_row, { actor }) => ({ read: mayKeepForms(actor), delete: mayKeepForms(actor) }),
};

/** That it went, for somebody who cannot read it here. */
export const sentSubmissionResource: Resource<{ id: string; createdAt: Date }, typeof sentSubmissions> = {
  contract: sentSubmissions,
  id: ({ id }) => id,
  attributes: ({ createdAt }) => ({ createdAt: createdAt.toISOString() }),
};
