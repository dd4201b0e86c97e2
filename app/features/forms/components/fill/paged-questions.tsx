import type { ReactNode } from 'react';
import type { Question } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { stepsOf } from '#app/forms/described-steps.ts';
import { Agreement } from '#app/features/forms/components/fill/agreement.tsx';
import { DescribedFields } from '#app/forms/described-fields.tsx';
import { describedWords } from '#app/forms/described-words.ts';
import { Explanation } from '#app/forms/explanation.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { StepForm } from '#app/forms/step-form.tsx';
import type { FormOf } from '#app/forms/use-form.ts';

interface PagedQuestionsProps {
  form: FormOf<null>;
  questions: readonly Question[];
  /** Asked on the last page, whichever that is. */
  agreement: readonly Question[];
  locale: Locale;
  answer: FormAnswer<null> | undefined;
  /** Within a page of something else. */
  isInPlace: boolean;
  unseen: ReactNode;
  privacy: ReactNode;
}

/** A form that goes page by page, of which those are left out on which nothing is asked. */
export function PagedQuestions(props: PagedQuestionsProps) {
  const { form, questions, agreement, locale, answer, isInPlace, unseen, privacy } = props;
  const { hasScript } = form;
  const typed: FormValues = form.form.watch();
  const values = hasScript ? typed : form.startValues;
  const steps = stepsOf({ questions, agreement, values, locale, hasScript });
  return (
    <StepForm {...{ form, steps, answer, isInPlace }} submitLabel={describedWords[locale].send}>
      {({ step, isLast }) => {
        const page = steps.find(({ name }) => name === step)?.page;
        return (
          <>
            {unseen}
            {page?.opening && <Explanation question={page.opening} />}
            <DescribedFields questions={page?.questions ?? []} among={questions} locale={locale} />
            {isLast && <Agreement agreement={agreement} />}
            {isLast && privacy}
          </>
        );
      }}
    </StepForm>
  );
}
