/** What is filled in of a form: its words, and its questions in their order. */
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { optionsOf, typedQuestion, type FormQuestion } from '#contract/form-question-fields.ts';
import { questionTypes } from '#contract/form-questions.ts';
import { addressesIn, typedEmailList } from '#contract/email-lists.ts';
import { formFields, formSlug, mostQuestions, mostReaders } from '#contract/forms.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { hiddenOf } from '#app/forms/form-hidden.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { rowsOf } from '#app/forms/form-rows.tsx';
import { type Translate, useWords } from '#app/i18n/words.ts';
import { DateField } from '#app/ui/date-field.tsx';
import { DateTimeField } from '#app/ui/date-time-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

export const formForm = z.object({
  title: formFields.title,
  description: formFields.description,
  questions: z.array(typedQuestion).check(z.maxLength(mostQuestions)),
  successMessage: formFields.successMessage,
  closesAt: formFields.closesAt,
  mostSubmissions: formFields.mostSubmissions,
  notifyEmails: typedEmailList(mostReaders),
  sendsConfirmation: formFields.sendsConfirmation,
  slug: formSlug(),
});

export const formLabels = (t: Translate<'forms'>) => ({
  title: t('fields.title'),
  description: t('fields.description'),
  slug: t('fields.slug'),
  successMessage: t('fields.successMessage'),
  closesAt: t('fields.closesAt'),
  mostSubmissions: t('fields.mostSubmissions'),
  notifyEmails: t('fields.notifyEmails'),
  sendsConfirmation: t('fields.sendsConfirmation'),
  questions: t('fields.questions'),
  'questions.text': t('fields.text'),
  'questions.questionType': t('fields.questionType'),
  'questions.help': t('fields.help'),
  'questions.required': t('fields.required'),
  'questions.longAnswer': t('fields.longAnswer'),
  'questions.options': t('fields.options'),
  'questions.allowsMany': t('fields.allowsMany'),
  'questions.allowsOther': t('fields.allowsOther'),
  'questions.isSelect': t('fields.isSelect'),
  'questions.minimum': t('fields.minimum'),
  'questions.maximum': t('fields.maximum'),
  'questions.step': t('fields.step'),
  'questions.unit': t('fields.unit'),
  'questions.fewestChoices': t('fields.fewestChoices'),
  'questions.mostChoices': t('fields.mostChoices'),
  'questions.longest': t('fields.longest'),
  'questions.earliest': t('fields.earliest'),
  'questions.latest': t('fields.latest'),
});

/** A record as this form shows it: options on lines, addresses on one. */
export const typedForm = <
  Form extends { questions: readonly FormQuestion[]; notifyEmails: readonly string[] },
>(
  form: Form,
) => ({
  ...form,
  notifyEmails: form.notifyEmails.join(', ') || null,
  questions: form.questions.map(({ options, ...question }) => ({
    ...question,
    options: options?.join('\n') ?? null,
  })),
});

type TypedQuestions = z.infer<typeof formForm>['questions'];
/** The other way round. */
export const formOf = <
  Typed extends { questions?: TypedQuestions | undefined; notifyEmails?: string | null | undefined },
>({
  questions,
  notifyEmails,
  ...rest
}: Typed) => ({
  ...rest,
  ...(notifyEmails !== undefined && { notifyEmails: addressesIn(notifyEmails) }),
  ...(questions && {
    questions: questions.map((question) => ({ ...question, options: optionsOf(question.options) })),
  }),
});

const Field = fieldOf(formForm);
const ValueField = valueFieldOf(formForm);
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
      <Field name="sendsConfirmation" hint={t('fields.confirmationHint')} />
      <ValueField name="closesAt" as={DateTimeField} />
      <Field name="mostSubmissions" autoComplete="off" hint={t('fields.mostHint')} />
      <Field name="notifyEmails" inputMode="email" autoComplete="off" hint={t('fields.notifyHint')} />
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
    if (type === '') form.setValue(`${row}.questionType`, questionTypes[0]);
  }, [form, row, type]);
  return (
    <>
      <Hidden name={`${row}.questionId`} />
      <Field name={`${row}.text`} autoComplete="off" />
      <Field
        name={`${row}.questionType`}
        as={Select}
        options={questionTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <Field name={`${row}.help`} as={TextArea} rows={2} />
      {(!hasScript || type !== 'info_section') && <Field name={`${row}.required`} />}
      {(!hasScript || type === 'text') && <TextSettings row={row} />}
      {(!hasScript || type === 'multiple_choice') && <ChoiceSettings row={row} />}
      {(!hasScript || type === 'number') && <NumberSettings row={row} />}
      {(!hasScript || type === 'date') && <DaySettings row={row} />}
    </>
  );
}

const inPairs = 'grid grid-cols-1 items-end gap-x-5 gap-y-3 sm:grid-cols-2';

/** How much can be written. */
function TextSettings({ row }: { row: `questions.${number}` }) {
  return (
    <>
      <Field name={`${row}.longAnswer`} />
      <div className={inPairs}>
        <Field name={`${row}.longest`} inputMode="numeric" autoComplete="off" />
      </div>
    </>
  );
}

/** Between which days. */
function DaySettings({ row }: { row: `questions.${number}` }) {
  return (
    <div className={inPairs}>
      <ValueField name={`${row}.earliest`} as={DateField} />
      <ValueField name={`${row}.latest`} as={DateField} />
    </div>
  );
}

/** What can be chosen, and how. */
function ChoiceSettings({ row }: { row: `questions.${number}` }) {
  const t = useWords('forms');
  const { form, hasScript } = useFormContext();
  const isOfMany = form.watch(`${row}.allowsMany`) === true;
  return (
    <>
      <Field
        name={`${row}.options`}
        as={TextArea}
        rows={4}
        hint={t('fields.optionsHint')}
        {...(hasScript && { optional: undefined })}
      />
      <div>
        <Field name={`${row}.allowsMany`} />
        <Field name={`${row}.allowsOther`} />
        {(!hasScript || !isOfMany) && <Field name={`${row}.isSelect`} />}
      </div>
      {(!hasScript || isOfMany) && (
        <div className={inPairs}>
          <Field name={`${row}.fewestChoices`} inputMode="numeric" autoComplete="off" />
          <Field name={`${row}.mostChoices`} inputMode="numeric" autoComplete="off" />
        </div>
      )}
    </>
  );
}

/** Its bounds, and in what it is counted. */
function NumberSettings({ row }: { row: `questions.${number}` }) {
  const t = useWords('forms');
  return (
    <div className={inPairs}>
      <Field name={`${row}.minimum`} inputMode="text" autoComplete="off" />
      <Field name={`${row}.maximum`} inputMode="text" autoComplete="off" />
      <Field name={`${row}.step`} inputMode="decimal" autoComplete="off" hint={t('fields.stepHint')} />
      <Field name={`${row}.unit`} autoComplete="off" hint={t('fields.unitHint')} />
    </div>
  );
}
