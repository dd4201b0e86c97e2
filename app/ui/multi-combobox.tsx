import { useState } from 'react';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { useIsSheet, useTypedChoices } from '#app/ui/choice-state.ts';
import { useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { MultiComboboxFloat } from '#app/ui/multi-combobox-float.tsx';
import type { MultiComboboxProps } from '#app/ui/multi-combobox-props.ts';
import { MultiComboboxSheet } from '#app/ui/multi-combobox-sheet.tsx';
import { PostedValues } from '#app/ui/posted-values.tsx';
import { Token } from '#app/ui/token.tsx';
import { useKept } from '#app/ui/typed-value.ts';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

const nothing: readonly string[] = [];

/** Chooses several: they stand as tokens in the field. Backspace in the empty input takes the last one away. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, hint, error, optional, blockedReason, name } = props;
  const ids = useFieldIds(props.id, props);
  const [values, keep, reset] = useKept(props.value, props.defaultValue ?? nothing, props.onChange);
  useFormReset(ids.control, reset);
  const list = useTypedChoices(props);
  const words = useOwnWords(choiceWords);
  const [said, setSaid] = useState('');
  const labelOf = (value: string) =>
    list.choices.seen.find((option) => option.value === value)?.label ?? value;
  function remove(value: string) {
    keep(values.filter((one) => one !== value));
    setSaid(words.removed(labelOf(value)));
    document.getElementById(ids.control)?.focus();
  }
  const isFixed = blockedReason !== undefined || props.readOnly === true;
  const tokens = values.map((value) => (
    <Token key={value} onRemove={isFixed ? undefined : () => remove(value)}>
      {labelOf(value)}
    </Token>
  ));
  // What cannot be changed needs no list.
  const Shown = useIsSheet(props) && !isFixed ? MultiComboboxSheet : MultiComboboxFloat;
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <AriaLocale>
        <Shown {...{ props, ids, values, keep, remove, tokens, list, isFixed }} />
      </AriaLocale>
      <PostedValues {...{ name, said }} values={values} blocked={blockedReason !== undefined} />
    </Field>
  );
}
