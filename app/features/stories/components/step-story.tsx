/** A story of a form in steps: the form, and then what came of it. */
import type { ReactNode } from 'react';
import { Part, Story } from '#app/features/stories/components/story.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import type { FormStep } from '#app/forms/form-steps.ts';
import { StepForm, type StepState } from '#app/forms/step-form.tsx';
import type { FormOf } from '#app/forms/use-form.ts';
import { Notice } from '#app/ui/notice.tsx';

type StepStoryProps<Name extends string> = {
  title: string;
  /** What this form shows of steps. */
  about: string;
  form: FormOf<string> | FormOf<number>;
  answer?: FormAnswer;
  steps: readonly (FormStep & { name: Name })[];
  /** The names of the steps, the last button, and what comes before the answer. */
  words: Record<Name | 'send' | 'sent', string>;
  children: (stepState: StepState<Name>) => ReactNode;
};

export function StepStory<Name extends string>(props: StepStoryProps<Name>) {
  const { title, about, form, answer, steps, words, children } = props;
  return (
    <Story title={title}>
      <Part title={about}>
        {form.isSaved ? (
          <Notice kind="success" title={`${words.sent} ${form.result}`} live />
        ) : (
          <StepForm
            form={form as FormOf}
            answer={answer}
            submitLabel={words.send}
            steps={steps.map((step) => ({ ...step, label: words[step.name] }))}
          >
            {children}
          </StepForm>
        )}
      </Part>
    </Story>
  );
}
