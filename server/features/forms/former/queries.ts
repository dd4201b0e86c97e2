/** Questions that are asked no more, but were answered: their answers keep a column. */
import { sql } from 'kysely';
import type { FormQuestion } from '#contract/form-questions-kept.ts';
import { answerColumns, type AskedQuestion } from '#contract/forms.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { FormRow } from '../queries.ts';

/** Of these questions of a form, the ids of those that somebody answered. */
async function answered(scope: TenantScope, formId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${ids}::text[]) as asked (id)
    where exists (select from form_submissions s
      where s.volunteer_center_id = ${scope.centerId} and s.form_id = ${formId}
        and s.answers @> jsonb_build_array(jsonb_build_object('questionId', asked.id)))`.execute(scope.db);
  return new Set(rows.map(({ id }) => id));
}

/** What was asked of it and is asked no more once these are kept, as far as there are answers. */
export async function formerQuestionsOf(
  scope: TenantScope,
  form: FormRow,
  kept: readonly FormQuestion[],
): Promise<AskedQuestion[]> {
  const left = new Set(kept.map(({ questionId }) => questionId));
  const gone = answerColumns(form).filter(({ questionId }) => !left.has(questionId));
  if (gone.length === 0 || form.submissions === 0) return [];
  const ids = gone.map(({ questionId }) => questionId);
  const known = await answered(scope, form.id, ids);
  return gone.flatMap(({ questionId, text, questionType, unit }) =>
    known.has(questionId) ? [{ questionId, text, questionType, ...(unit && { unit }) }] : [],
  );
}
