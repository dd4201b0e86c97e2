import { formSummaries } from '#contract/form-summaries.ts';
import { formSubmissions, sentSubmissions } from '#contract/form-submissions.ts';
import { mayKeepForm } from '#server/features/forms/policy.ts';
import { mayKeepNotes } from '#server/features/internal-notes/policy.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { FormSubmissionRow } from './queries.ts';
import { ordered } from './summary/grouping.ts';
import type { SummaryRow } from './summary/queries.ts';

export const formSubmissionResource: Resource<FormSubmissionRow, typeof formSubmissions> = {
  contract: formSubmissions,
  id: ({ id }) => id,
  attributes: (row) => plainAttributes(formSubmissions, row),
  can: (row, { actor }) => {
    const may = mayKeepForm(actor, row);
    return { read: may, delete: may, note: may && mayKeepNotes(actor) };
  },
};

/** That it went, for somebody who cannot read it here. */
export const sentSubmissionResource: Resource<{ id: string; createdAt: Date }, typeof sentSubmissions> = {
  contract: sentSubmissions,
  id: ({ id }) => id,
  attributes: ({ createdAt }) => ({ createdAt: createdAt.toISOString() }),
};

/** What was answered, counted. */
export const formSummaryResource: Resource<SummaryRow, typeof formSummaries> = {
  contract: formSummaries,
  id: ({ id }) => id,
  attributes: ({ submissions, questions }) => ({
    submissions,
    questions: questions.map(({ asked, options, extent, group, counted }) => ({
      questionId: asked.questionId,
      text: asked.text,
      questionType: asked.questionType,
      ...('unit' in asked && { unit: asked.unit }),
      answered: extent?.answered ?? 0,
      own: extent?.own ?? 0,
      values: ordered(asked.questionType, counted, { ...group, options }),
      figures: figuresOf(extent),
    })),
  }),
};

function figuresOf(extent: SummaryRow['questions'][number]['extent']) {
  const { least = null, average = null, most = null } = extent ?? {};
  return least === null || average === null || most === null ? null : { least, average, most };
}
