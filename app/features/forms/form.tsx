/** What is filled in of a form: its words, and its questions in their order. */
import { useEffect } from 'react';
import { longestBody } from '#contract/form-question-fields.ts';
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
import { WhereItFits } from '#app/features/forms/components/where-it-fits.tsx';
import { useQuestionOutline } from '#app/features/forms/components/question-outline.tsx';
import { QuestionPicture, type KnownPictures } from '#app/features/forms/components/question-picture.tsx';
import { formForm } from '#app/features/forms/components/typed-form.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { hiddenOf } from '#app/forms/form-hidden.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import type { FormValues } from '#app/forms/form-values.ts';
import { rowsOf } from '#app/forms/form-rows.tsx';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { DateTimeField } from '#app/ui/date-time-field.tsx';
import { RichTextField } from '#app/ui/rich-text/rich-text-field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const Field = fieldOf(formForm);
const ValueField = valueFieldOf(formForm);
const Hidden = hiddenOf(formForm);
const Rows = rowsOf(formForm);

interface FormFieldsProps {
  slug: string;
  locale: Locale;
  /** Pages that can follow; null where the form is an organisation's. */
  pages: readonly { value: string; label: string }[] | null;
  known: KnownPictures;
}

/** What it is called, what is asked, and what follows. */
export function FormFields({ slug, locale, pages, known }: FormFieldsProps) {
  const t = useWords('forms');
  const rowName = (place: number) => t('fields.row', { place: String(place) });
  const { form, hasScript, startValues } = useFormContext();
  const hasEnglishSite = useFrame()?.configuration?.locales.includes('en') ?? false;
  const canBeInEnglish = locale === 'nl' && hasEnglishSite;
  const isInEnglish = form.watch('hasEnglish') === true;
  const questions = rowsIn(hasScript ? form.watch() : startValues);
  const choices = conditionChoices(questions, locale, rowName);
  const outline = useQuestionOutline(questions);
  return (
    <>
      <Field name="title" autoComplete="off" />
      <Field name="description" as={TextArea} rows={3} />
      {canBeInEnglish && (
        <>
          <Field name="hasEnglish" hint={t('fields.hasEnglishHint')} />
          <WhereItFits when={isInEnglish}>
            <Field name="titleEn" autoComplete="off" />
            <Field name="descriptionEn" as={TextArea} rows={3} />
          </WhereItFits>
        </>
      )}
      <Rows
        name="questions"
        addLabel={t('fields.add')}
        begin={newQuestion}
        rowName={rowName}
        outline={outline}
      >
        {(row) => (
          <QuestionFields
            row={row}
            choices={choices.slice(0, Number(row.split('.')[1]))}
            locale={locale}
            english={canBeInEnglish ? isInEnglish : null}
            known={known}
          />
        )}
      </Rows>
      <Field name="successMessage" as={TextArea} rows={2} hint={t('fields.successHint')} />
      {pages && (
        <Field
          name="successPageId"
          as={Select}
          hint={t('fields.successPageHint')}
          options={[{ value: '', label: t('fields.noPage') }, ...pages]}
        />
      )}
      {canBeInEnglish && (
        <WhereItFits when={isInEnglish}>
          <Field name="successMessageEn" as={TextArea} rows={2} />
        </WhereItFits>
      )}
      <Field name="sendsConfirmation" hint={t('fields.confirmationHint')} />
      <Access />
      <ValueField name="closesAt" as={DateTimeField} />
      <Field name="mostSubmissions" autoComplete="off" hint={t('fields.mostHint')} />
      <Field name="consentText" as={TextArea} rows={2} hint={t('fields.consentHint')} />
      {canBeInEnglish && (
        <WhereItFits when={isInEnglish}>
          <Field name="consentTextEn" as={TextArea} rows={2} />
        </WhereItFits>
      )}
      <Field name="retentionDays" autoComplete="off" hint={t('fields.retentionHint')} />
      <Field name="notifyEmails" inputMode="email" autoComplete="off" hint={t('fields.notifyHint')} />
      <Field name="slug" autoComplete="off" hint={t('fields.slugHint', { slug })} />
    </>
  );
}

/** Who can fill it in; how long a link of one's own works is asked where there are any. */
function Access() {
  const t = useWords('forms');
  const { form } = useFormContext();
  const hasTokens = form.watch('accessPermission') === 'token_holder';
  return (
    <>
      <Field
        name="accessPermission"
        as={Select}
        options={accessPermissions.map((value) => ({ value, label: t(`access.${value}`) }))}
        hint={t('fields.accessHint')}
      />
      <WhereItFits when={hasTokens}>
        <Field
          name="tokenUse"
          as={Select}
          options={tokenUses.map((value) => ({ value, label: t(`tokenUse.${value}`) }))}
        />
      </WhereItFits>
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
  /** What it says is written in English too; null where that cannot be. */
  english: boolean | null;
  known: KnownPictures;
}

/** Without script all that a question can have stands there. */
function QuestionFields({ row, choices, locale, english, known }: QuestionFieldsProps) {
  const t = useWords('forms');
  const { form } = useFormContext();
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
      <WhereItFits when={type !== 'info_section'}>
        <Field name={`${row}.help`} as={TextArea} rows={2} />
      </WhereItFits>
      <WhereItFits when={type === 'info_section'}>
        <ValueField name={`${row}.body`} as={RichTextField} lang={locale} maxLength={longestBody} />
        <ValueField
          name={`${row}.imageId`}
          as={QuestionPicture}
          removeLabel={t('fields.noPicture')}
          {...known}
        />
      </WhereItFits>
      <WhereItFits when={type !== 'info_section'}>
        <Field name={`${row}.required`} />
      </WhereItFits>
      <WhereItFits when={type === 'text'}>
        <TextSettings row={row} />
      </WhereItFits>
      <WhereItFits when={type === 'multiple_choice'}>
        <ChoiceSettings row={row} />
      </WhereItFits>
      <WhereItFits when={type === 'number'}>
        <NumberSettings row={row} />
      </WhereItFits>
      <WhereItFits when={type === 'date'}>
        <DaySettings row={row} />
      </WhereItFits>
      <WhereItFits when={type === 'info_section'}>
        <Field name={`${row}.startsPage`} hint={t('fields.pageHint')} />
      </WhereItFits>
      {english !== null && (
        <WhereItFits when={english}>
          <Field name={`${row}.textEn`} autoComplete="off" />
          <WhereItFits when={type !== 'info_section'}>
            <Field name={`${row}.helpEn`} as={TextArea} rows={2} />
          </WhereItFits>
          <WhereItFits when={type === 'info_section'}>
            <ValueField name={`${row}.bodyEn`} as={RichTextField} lang="en" maxLength={longestBody} />
          </WhereItFits>
          <WhereItFits when={type === 'multiple_choice'}>
            <Field name={`${row}.optionsEn`} as={TextArea} rows={4} hint={t('fields.optionsEnHint')} />
          </WhereItFits>
        </WhereItFits>
      )}
      <ConditionSettings row={row} choices={choices.filter((one) => one !== null)} locale={locale} />
    </>
  );
}
