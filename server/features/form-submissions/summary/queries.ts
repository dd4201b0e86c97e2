/** How often each thing was answered to the questions of a form: read from what the database counts, however many answers there are. */
import { sql } from 'kysely';
import { answerColumns, type AskedQuestion } from '#contract/forms.ts';
import type { FormRow } from '#server/features/forms/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { groupOf, type Counted, type Extent, type Group } from './grouping.ts';

type KnownExtent = Extent & { questionId: string; answered: number; own: number; average: number | null };

async function extents(
  scope: TenantScope,
  formId: string,
  questions: readonly AskedQuestion[],
): Promise<Map<string, KnownExtent>> {
  const ids = questions.map(({ questionId }) => questionId);
  const kinds = questions.map(({ questionType }) => questionType);
  const { rows } = await sql<KnownExtent>`
    select c.question_id as "questionId",
      coalesce(sum(c.answers) filter (where c.kind = 'answered'), 0)::int as answered,
      coalesce(sum(c.answers) filter (where c.kind = 'own'), 0)::int as own,
      (count(*) filter (where c.kind = asked.kind))::int as different,
      (count(distinct left(c.value, 7)) filter (where c.kind = 'date'))::int as months,
      min(n.value)::float8 as least, max(n.value)::float8 as most,
      (sum(n.value * c.answers) / sum(c.answers) filter (where n.value is not null))::float8 as average
    from form_answer_counts c
    join unnest(${ids}::uuid[], ${kinds}::text[]) as asked (question_id, kind) on asked.question_id = c.question_id
    cross join lateral (select case when c.kind = 'number' and asked.kind = 'number' then c.value::numeric end as value) n
    where c.volunteer_center_id = ${scope.centerId} and c.form_id = ${formId}
    group by c.question_id`.execute(scope.db);
  return new Map(rows.map((row) => [row.questionId, row]));
}

interface Grouped {
  asked: AskedQuestion;
  extent: KnownExtent | null;
  group: Group;
}

/** How often each was answered, by question. */
async function values(
  scope: TenantScope,
  formId: string,
  grouped: readonly Grouped[],
): Promise<Map<string, Counted[]>> {
  const listed = sql`${grouped.map(({ asked }) => asked.questionId)}::uuid[],
    ${grouped.map(({ asked }) => asked.questionType)}::text[],
    ${grouped.map(({ group }) => group.step)}::numeric[], ${grouped.map(({ group }) => group.characters)}::int[]`;
  const { rows } = await sql<Counted & { questionId: string }>`
    select c.question_id as "questionId", g.value, sum(c.answers)::int as answers
    from form_answer_counts c
    join unnest(${listed}) as asked (question_id, kind, step, characters)
      on asked.question_id = c.question_id and asked.kind = c.kind
    cross join lateral (select case
      when asked.step is not null then trim_scale(floor(c.value::numeric / asked.step) * asked.step)::text
      when asked.characters is not null then left(c.value, asked.characters)
      else c.value end as value) g
    where c.volunteer_center_id = ${scope.centerId} and c.form_id = ${formId}
    group by c.question_id, g.value`.execute(scope.db);
  return Map.groupBy(rows, ({ questionId }) => questionId);
}

export interface SummaryRow {
  id: string;
  submissions: number;
  questions: (Grouped & { options: readonly string[]; counted: readonly Counted[] })[];
}

/** Of all that is asked, and of what was asked before and answered. */
export async function summaryOf(scope: TenantScope, form: FormRow): Promise<SummaryRow> {
  const columns = answerColumns(form);
  const known = await extents(scope, form.id, columns);
  const grouped = columns.map((asked) => {
    const extent = known.get(asked.questionId) ?? null;
    return { asked, extent, group: groupOf(asked.questionType, extent) };
  });
  const counted = await values(scope, form.id, grouped);
  const options = new Map(form.questions.map((one) => [one.questionId, one.options ?? []]));
  return {
    id: form.id,
    submissions: form.submissions,
    questions: grouped.map((one) => ({
      ...one,
      options: options.get(one.asked.questionId) ?? [],
      counted: counted.get(one.asked.questionId) ?? [],
    })),
  };
}
