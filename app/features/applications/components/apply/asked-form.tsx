/** The questions that a vacancy asks besides: the same fields as in a form by itself, within that of applying. */
import { use, useMemo } from 'react';
import { agreementOf } from '#contract/form-agreement.ts';
import { answersOf } from '#contract/form-questions.ts';
import { Agreement, agreementLabels } from '#app/features/forms/components/fill/agreement.tsx';
import { DescribedFields, labelsOf } from '#app/forms/described-fields.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { FormContext } from '#app/forms/form-context.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { useForm, type FormOf } from '#app/forms/use-form.ts';
import { WordsOfPage } from '#app/i18n/words.ts';
import type { AskedForm, RefusedAnswers } from './apply-values.ts';

/** Nothing is asked. */
const nothing: AskedForm = { locale: 'nl', questions: [], consentText: null, consentVersion: 0 };

/** What is typed of them and what is wrong with it; `draft` is the name under which it is kept on the device. */
export function useAskedForm(
  asked: AskedForm | null,
  { refused, draft }: { refused?: RefusedAnswers | undefined; draft?: string | undefined },
): FormOf<null> {
  const form = asked ?? nothing;
  const agreement = agreementOf(form);
  const schema = answersOf([...form.questions, ...agreement]);
  const answer: FormAnswer<null> | undefined = refused && {
    kind: 'refused',
    at: 1,
    general: [],
    codes: [],
    key: '',
    ...refused,
  };
  return useForm<null>({
    schema,
    labels: { ...labelsOf(form.questions, form.locale), ...agreementLabels(agreement, form.locale) },
    defaultValues: valuesOf(schema),
    answer,
    draft: asked ? draft : undefined,
    // Asked again each time.
    notInDraft: agreement.map(({ id }) => id),
    asksBeforeLeaving: false,
  });
}

/** The fields, in the language of the form. */
export function AskedFields({ asked, form }: { asked: AskedForm; form: FormOf<null> }) {
  const page = use(WordsOfPage);
  const inOwnLanguage = useMemo(() => ({ ...page, locale: asked.locale }), [page, asked.locale]);
  return (
    <div lang={asked.locale} className="grid gap-5">
      <WordsOfPage value={inOwnLanguage}>
        <FormContext value={form as FormOf}>
          <DescribedFields questions={asked.questions} locale={asked.locale} />
          <Agreement agreement={agreementOf(asked)} />
        </FormContext>
      </WordsOfPage>
    </div>
  );
}
