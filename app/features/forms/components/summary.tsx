import type { CountedQuestion, CountedValue } from '#contract/form-summaries.ts';
import type { QuestionType } from '#contract/form-questions.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breakdown } from '#app/ui/charts/breakdown.tsx';

/** A day, a month or a year, as it is read; in the middle of it no zone makes it another one. */
function useDayName() {
  const { date } = useFormat();
  return (value: string) => {
    if (value.length === 4) return value;
    if (value.length > 7) return date(`${value}T12:00:00Z`);
    // '15 november 2026' without its day: the pages of visitors need no format for this one chart.
    return date(`${value}-15T12:00:00Z`).slice('15 '.length);
  };
}

/** What a value is called. */
function useValueName() {
  const t = useWords('forms');
  const { number } = useFormat();
  const dayName = useDayName();
  return (questionType: QuestionType, { value, before }: CountedValue): string => {
    if (questionType === 'checkbox') return t(value === 'true' ? 'summary.yes' : 'summary.no');
    if (questionType === 'date') return dayName(value);
    if (questionType === 'time') return t('summary.hour', { from: Number(value), before: Number(value) + 1 });
    if (questionType !== 'number') return value;
    if (before === null) return number(Number(value), 3);
    return t('summary.stretch', { from: number(Number(value), 3), before: number(Number(before), 3) });
  };
}

/** How many answered, and of numbers what lies in between. */
function useNote() {
  const t = useWords('forms');
  const { number } = useFormat();
  return ({ answered, figures, values, questionType }: CountedQuestion): string => {
    const several =
      questionType === 'multiple_choice' && values.reduce((sum, { answers }) => sum + answers, 0) > answered;
    const parts = [
      t('summary.answered', { count: answered }),
      ...(several ? [t('summary.several')] : []),
      ...(figures
        ? [
            t('summary.figures', {
              least: number(figures.least, 3),
              average: number(figures.average, 1),
              most: number(figures.most, 3),
            }),
          ]
        : []),
    ];
    return parts.join(' ');
  };
}

function QuestionSummary({ question }: { question: CountedQuestion }) {
  const t = useWords('forms');
  const nameOf = useValueName();
  const note = useNote()(question);
  const { text, unit, questionType, values, own, answered } = question;
  const finding = unit ? `${text} (${unit})` : text;
  if (values.length === 0 && own === 0)
    return (
      <section>
        <h3 className="t-h3 [overflow-wrap:anywhere]">{finding}</h3>
        <p className="mt-1 t-sm text-soft">{note}</p>
      </section>
    );
  const points = values.map((value) => ({ name: nameOf(questionType, value), value: value.answers }));
  const all = own > 0 ? [...points, { name: t('summary.own'), value: own }] : points;
  return (
    <Breakdown
      level={3}
      finding={finding}
      note={note}
      total={answered}
      points={all.map((point) => ({ ...point, label: point.name }))}
      names={{ label: t('summary.answer'), value: t('summary.times') }}
    />
  );
}

/** Each question with how often each thing was answered. What people wrote stands among the answers alone. */
export function Summary({ questions }: { questions: readonly CountedQuestion[] }) {
  return (
    <div className="mt-8 grid max-w-reading gap-12">
      {questions.map((question) => (
        <QuestionSummary key={question.questionId} question={question} />
      ))}
    </div>
  );
}
