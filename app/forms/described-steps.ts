/** The pages of a form as steps, of what is asked of whoever filled in these values so far. */
import { askedOf } from '#contract/form-conditions.ts';
import { pagesOf, type FormPage } from '#contract/form-pages.ts';
import { hasOwn, ownFieldOf, type Question } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { describedWords } from '#app/forms/described-words.ts';
import type { FormStep } from '#app/forms/form-steps.ts';
import type { FormValues } from '#app/forms/form-values.ts';

export interface PageStep extends FormStep {
  label: string;
  page: FormPage;
}

const fieldsOf = (questions: readonly Question[]): string[] =>
  questions
    .filter(({ type }) => type !== 'info_section')
    .flatMap((question) => (hasOwn(question) ? [question.id, ownFieldOf(question.id)] : [question.id]));

/** Whether a form goes page by page. */
export const hasPages = (questions: readonly Question[]): boolean => pagesOf(questions).length > 1;

/** Those of a page that are drawn, by id: what is asked and, without script, what hangs on an answer of the same page. */
export function drawnOf(
  questions: readonly Question[],
  asked: readonly Question[],
  hasScript: boolean,
): ReadonlyMap<string, Question> {
  const drawn = new Map<string, Question>();
  for (const question of questions) {
    const mayBeAsked = !hasScript && question.condition && drawn.has(question.condition.questionId);
    if (mayBeAsked || asked.includes(question)) drawn.set(question.id, question);
  }
  return drawn;
}

interface Filling {
  questions: readonly Question[];
  /** Asked on the last page, whichever that is. */
  agreement: readonly Question[];
  values: FormValues;
  locale: Locale;
  hasScript: boolean;
}

/** A page on which nothing is asked is skipped, unless all of it explains. */
export function stepsOf({ questions, agreement, values, locale, hasScript }: Filling): PageStep[] {
  const asked = askedOf(questions, values);
  const steps = pagesOf(questions).map((page): PageStep => {
    const { name, opening } = page;
    const all = fieldsOf(page.questions);
    const fields = fieldsOf(page.questions.filter((question) => asked.includes(question)));
    const drawn = fieldsOf([...drawnOf(page.questions, asked, hasScript).values()]);
    const isLeftOut =
      (opening !== null && !asked.includes(opening)) || (fields.length === 0 && all.length > 0);
    return {
      name,
      label: opening?.title ?? describedWords[locale].firstPage,
      fields,
      kept: all.filter((field) => !fields.includes(field)),
      unseen: all.filter((field) => !drawn.includes(field)),
      isSkipped: () => isLeftOut,
      page,
    };
  });
  const last = steps.findLast(({ isSkipped }) => !isSkipped?.(values));
  return steps.map((step) =>
    step === last ? { ...step, fields: [...step.fields, ...fieldsOf(agreement)] } : step,
  );
}
