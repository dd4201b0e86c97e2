/** What is filled in of a form: its words, and its questions in their order. */
import { useEffect } from 'react';
import { questionTypes } from '#contract/form-questions.ts';
import { accessPermissions, tokenUses } from '#contract/forms.ts';
import type { Locale } from '#contract/locales.ts';
import {
  type ConditionChoices,
  conditionChoices,
  rowsIn,
} from '#app/features/forms/components/condition-choices.ts';
import { ConditionSettings } from '#app/features/forms/components/condition-settings.tsx';
import {
  ChoiceSettings,
  DaySettings,
  NumberSettings,
  TextSettings,
} from '#app/features/forms/components/kind-settings.tsx';
import { formForm } from '#app/features/forms/components/typed-form.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { hiddenOf } from '#app/forms/form-hidden.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import type { FormValues } from '#app/forms/form-values.ts';
import { rowsOf } from '#app/forms/form-rows.tsx';
import { useWords } from '#app/i18n/words.ts';
import { DateTimeField } from '#app/ui/date-time-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const Field = fieldOf(formForm);
const ValueField = valueFieldOf(formForm);
const Hidden = hiddenOf(formForm);
const Rows = rowsOf(formForm);

/** What it is called, what is asked, and what follows. */
export function FormFields({ slug, locale }: { slug: string; locale: Locale }) {
  const t = useWords('forms');
  const rowName = (place: number) => t('fields.row', { place: String(place) });
  const { form, hasScript, startValues } = useFormContext();
  const choices = conditionChoices(rowsIn(hasScript ? form.watch() : startValues), locale, rowName);
  return (
    <>
      <Field name="title" autoComplete="off" />
      <Field name="description" as={TextArea} rows={3} />
      <Rows name="questions" addLabel={t('fields.add')} begin={newQuestion} rowName={rowName}>
        {(row) => (
          <QuestionFields row={row} choices={choices.slice(0, Number(row.split('.')[1]))} locale={locale} />
        )}
      </Rows>
      <Field name="successMessage" as={TextArea} rows={2} hint={t('fields.successHint')} />
      <Field name="sendsConfirmation" hint={t('fields.confirmationHint')} />
      <Access />
      <ValueField name="closesAt" as={DateTimeField} />
      <Field name="mostSubmissions" autoComplete="off" hint={t('fields.mostHint')} />
      <Field name="consentText" as={TextArea} rows={2} hint={t('fields.consentHint')} />
      <Field name="retentionDays" autoComplete="off" hint={t('fields.retentionHint')} />
      <Field name="notifyEmails" inputMode="email" autoComplete="off" hint={t('fields.notifyHint')} />
      <Field name="slug" autoComplete="off" hint={t('fields.slugHint', { slug })} />
    </>
  );
}

/** Who can fill it in; how long a link of one's own works is asked where there are any. */
function Access() {
  const t = useWords('forms');
  const { form, hasScript } = useFormContext();
  const hasTokens = form.watch('accessPermission') === 'token_holder';
  return (
    <>
      <Field
        name="accessPermission"
        as={Select}
        options={accessPermissions.map((value) => ({ value, label: t(`access.${value}`) }))}
        hint={t('fields.accessHint')}
      />
      {(!hasScript || hasTokens) && (
        <Field
          name="tokenUse"
          as={Select}
          options={tokenUses.map((value) => ({ value, label: t(`tokenUse.${value}`) }))}
        />
      )}
    </>
  );
}

/** What a question that is added holds: the first kind, and an id by which others can hang on it before it is saved. */
const newQuestion = (): FormValues => ({
  questionType: questionTypes[0],
  // Browsers make one on https and on this machine only.
  ...(window.isSecureContext && { questionId: crypto.randomUUID() }),
});

interface QuestionFieldsProps {
  row: `questions.${number}`;
  /** Of the questions before it, those that it can hang on. */
  choices: readonly (ConditionChoices | null)[];
  locale: Locale;
}

/** Without script all that a question can have stands there. */
function QuestionFields({ row, choices, locale }: QuestionFieldsProps) {
  const t = useWords('forms');
  const { form, hasScript } = useFormContext();
  const type: unknown = form.watch(`${row}.questionType`);
  // A row that was added before script came holds nothing yet, while its choice shows the first.
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
      {(!hasScript || type === 'info_section') && (
        <Field name={`${row}.startsPage`} hint={t('fields.pageHint')} />
      )}
      <ConditionSettings row={row} choices={choices.filter((one) => one !== null)} locale={locale} />
    </>
  );
}
