import type { formSubmissions } from '#contract/form-submissions.ts';
import type { QuestionType } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import type { RecordOf } from '#app/api/record.ts';
import { useAnswerText } from '#app/features/forms/components/answer-value.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { DataTable } from '#app/ui/table/data-table.tsx';

export type SubmissionView = RecordOf<typeof formSubmissions>;
/** So many on a page. */
export const sizes = [25, 50, 100] as const;

interface AnswerColumn {
  questionId: string;
  text: string;
  questionType: QuestionType;
}

/** What people answered: a row each, a column for each question. On a phone when it came and the first answer. */
export function AnswerTable({
  formId,
  locale,
  items,
  columns,
  query = '',
}: {
  formId: string;
  /** In which it is written, and mostly answered. */
  locale: Locale;
  items: readonly SubmissionView[];
  columns: readonly AnswerColumn[];
  /** Along to each of them, so that one comes back to the same list. */
  query?: string;
}) {
  const t = useWords('forms');
  const { date, time } = useFormat();
  const textOf = useAnswerText();
  return (
    <DataTable
      label={t('show.answers')}
      rows={items}
      hasChosenColumns
      name={{
        head: t('show.when'),
        name: ({ createdAt }) => `${date(createdAt)}, ${time(createdAt)}`,
        href: ({ id }) => `/form_builder/${formId}/submissions/${id}${query}`,
        second: ({ readAt, askedPerson }) => (
          <>
            {readAt === null && <strong>{t('show.isNew')}</strong>}
            {askedPerson && (
              <span className="block font-normal wrap-anywhere">{askedPerson.name ?? askedPerson.email}</span>
            )}
          </>
        ),
      }}
      columns={columns.map(({ questionId, text }, at) => ({
        key: questionId,
        head: text,
        onPhone: at === 0,
        // Each row leads to all of them.
        onlyVeryWide: at >= 3,
        width: 'text' as const,
        cell: ({ answers }: SubmissionView) => {
          const answer = answers.find((one) => one.questionId === questionId);
          if (!answer) return null;
          // Ticks, numbers and days are said in the language of the page.
          const isInWords = answer.questionType === 'text' || answer.questionType === 'multiple_choice';
          return (
            <span lang={isInWords ? locale : undefined} className="line-clamp-3 [overflow-wrap:anywhere]">
              {textOf(answer)}
            </span>
          );
        },
      }))}
    />
  );
}
