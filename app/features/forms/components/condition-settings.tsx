import { type ComponentProps, useState } from 'react';
import type { Locale } from '#contract/locales.ts';
import {
  type ConditionChoices,
  nameOfCondition,
  rowsIn,
} from '#app/features/forms/components/condition-choices.ts';
import { formForm } from '#app/features/forms/components/typed-form.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Select } from '#app/ui/select.tsx';

const ValueField = valueFieldOf(formForm);

type ConditionSelectProps = Omit<ComponentProps<typeof Select>, 'onChange'> & {
  onChange?: (value: string) => void;
};

/** It shows what the form holds, whichever choices come and go while others are made. */
const ConditionSelect = ({ onChange, ...rest }: ConditionSelectProps) => (
  <Select {...rest} onChange={({ currentTarget }) => onChange?.(currentTarget.value)} />
);

interface ConditionSettingsProps {
  row: `questions.${number}`;
  /** Of the questions before it. */
  choices: readonly ConditionChoices[];
  /** Of the form, as what can be chosen is. */
  locale: Locale;
}

/** When a question is asked: always, or once an earlier one is answered so. Nothing where there is none to hang on. */
export function ConditionSettings({ row, choices, locale }: ConditionSettingsProps) {
  const t = useWords('forms');
  const { form, hasScript, startValues } = useFormContext();
  const typed: unknown = form.watch(`${row}.condition`);
  const chosen = hasScript ? typed : rowsIn(startValues)[Number(row.split('.')[1])]?.['condition'];
  const isGone =
    typeof chosen === 'string' && chosen !== '' && nameOfCondition(choices, chosen) === undefined;
  const isNeeded = choices.length > 0 || isGone;
  // It does not go from under who has just chosen in it.
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!isNeeded && !wasNeeded) return null;
  return (
    <ValueField name={`${row}.condition`} as={ConditionSelect} optional={undefined} options={[]}>
      <option value="">{t('fields.always')}</option>
      {choices.map(({ question, options }) => (
        <optgroup key={options[0]?.value} label={question} lang={locale}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
      {isGone && <option value={chosen}>{t('fields.gone')}</option>}
    </ValueField>
  );
}
