/** What is filled in of a form: its words, and its questions in their order. */
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { formFields, formQuestionTypes, formSlug } from '#contract/forms.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { hiddenOf } from '#app/forms/form-hidden.tsx';
import { rowsOf } from '#app/forms/form-rows.tsx';
import { type Translate, useWords } from '#app/i18n/words.ts';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

export const formForm = z.object({
  title: formFields.title,
  description: formFields.description,
  questions: formFields.questions,
  successMessage: formFields.successMessage,
  slug: formSlug(),
});

export const formLabels = (t: Translate<'forms'>) => ({
  title: t('fields.title'),
  description: t('fields.description'),
  slug: t('fields.slug'),
  successMessage: t('fields.successMessage'),
  questions: t('fields.questions'),
  'questions.text': t('fields.text'),
  'questions.questionType': t('fields.questionType'),
  'questions.help': t('fields.help'),
  'questions.required': t('fields.required'),
  'questions.longAnswer': t('fields.longAnswer'),
});

const Field = fieldOf(formForm);
const Hidden = hiddenOf(formForm);
const Rows = rowsOf(formForm);

/** What it is called, what is asked, and what follows. */
export function FormFields({ slug }: { slug: string }) {
  const t = useWords('forms');
  return (
    <>
      <Field name="title" autoComplete="off" />
      <Field name="description" as={TextArea} rows={3} />
      <Rows
        name="questions"
        addLabel={t('fields.add')}
        rowName={(place) => t('fields.row', { place: String(place) })}
      >
        {(row) => <QuestionFields row={row} />}
      </Rows>
      <Field name="successMessage" as={TextArea} rows={2} hint={t('fields.successHint')} />
      <Field name="slug" autoComplete="off" hint={t('fields.slugHint', { slug })} />
    </>
  );
}

/** Without script all that a question can have stands there. */
function QuestionFields({ row }: { row: `questions.${number}` }) {
  const t = useWords('forms');
  const { form, hasScript } = useFormContext();
  const type: unknown = form.watch(`${row}.questionType`);
  // A row that is added holds nothing yet, while its choice shows the first.
  useEffect(() => {
    if (type === '') form.setValue(`${row}.questionType`, formQuestionTypes[0]);
  }, [form, row, type]);
  return (
    <>
      <Hidden name={`${row}.questionId`} />
      <Field name={`${row}.text`} autoComplete="off" />
      <Field
        name={`${row}.questionType`}
        as={Select}
        options={formQuestionTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <Field name={`${row}.help`} as={TextArea} rows={2} />
      {(!hasScript || type !== 'info_section') && <Field name={`${row}.required`} />}
      {(!hasScript || type === 'text') && <Field name={`${row}.longAnswer`} />}
    </>
  );
}
