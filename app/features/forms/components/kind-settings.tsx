/** What is set of a question, by its kind. */
import { WhereItFits } from '#app/features/forms/components/where-it-fits.tsx';
import { formForm } from '#app/features/forms/components/typed-form.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { DateField } from '#app/ui/date-field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const Field = fieldOf(formForm);
const ValueField = valueFieldOf(formForm);

const inPairs = 'grid grid-cols-1 items-end gap-x-5 gap-y-3 sm:grid-cols-2';

/** How much can be written. */
export function TextSettings({ row }: { row: `questions.${number}` }) {
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
export function DaySettings({ row }: { row: `questions.${number}` }) {
  return (
    <div className={inPairs}>
      <ValueField name={`${row}.earliest`} as={DateField} />
      <ValueField name={`${row}.latest`} as={DateField} />
    </div>
  );
}

/** What can be chosen, and how. */
export function ChoiceSettings({ row }: { row: `questions.${number}` }) {
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
        <WhereItFits when={!isOfMany}>
          <Field name={`${row}.isSelect`} />
        </WhereItFits>
      </div>
      <WhereItFits when={isOfMany}>
        <div className={inPairs}>
          <Field name={`${row}.fewestChoices`} inputMode="numeric" autoComplete="off" />
          <Field name={`${row}.mostChoices`} inputMode="numeric" autoComplete="off" />
        </div>
      </WhereItFits>
    </>
  );
}

/** Its bounds, and in what it is counted. */
export function NumberSettings({ row }: { row: `questions.${number}` }) {
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
