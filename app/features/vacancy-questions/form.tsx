/** What is filled in to ask about a vacancy. */
import { vacancyQuestionForm } from '#contract/vacancy-questions.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { Honeypot } from '#app/forms/honeypot.tsx';
import { type Translate, useWords } from '#app/i18n/words.ts';
import { TextArea } from '#app/ui/text-area.tsx';

export const questionLabels = (t: Translate<'vacancy-questions'>) => ({
  question: t('question'),
  name: t('name'),
  email: t('email'),
});

const Field = fieldOf(vacancyQuestionForm);

/** With what goes along unseen: a challenge, which script replaces by its proof, and a field that robots cannot leave alone. */
export function QuestionFields({ challenge }: { challenge: string | null }) {
  const t = useWords('vacancy-questions');
  return (
    <>
      {challenge !== null && <input type="hidden" name="proof" defaultValue={challenge} />}
      <Honeypot name="website" label={t('website')} />
      <Field name="question" as={TextArea} rows={6} hint={t('questionHint')} />
      <Field name="name" autoComplete="name" />
      <Field name="email" autoComplete="email" hint={t('emailHint')} />
    </>
  );
}
