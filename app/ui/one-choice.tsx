// What a select and a combo box share: one value of a list, kept and posted.
import type { FocusEvent, ReactNode } from 'react';
import type { ControlSize } from '#app/ui/control-class.ts';
import { type FieldIds, type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { Field } from '#app/ui/field.tsx';
import { useFormReset } from '#app/ui/form-reset.ts';
import { useKept } from '#app/ui/typed-value.ts';

export type OneChoiceProps = FieldWords & {
  id?: string;
  /** Posts the value of the option. */
  name?: string;
  form?: string;
  /** The value of an option, or ''. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  size?: ControlSize;
  placeholder?: string;
};

/** The value in either way of showing it, in a float or in a sheet. */
export type OneChoice = { ids: FieldIds; value: string; keep: (value: string) => void };

/** The value that the field or a parent keeps; a reset of the form brings the first one back. */
export function useOneChoice(props: OneChoiceProps): OneChoice {
  const ids = useFieldIds(props.id, props);
  const [value, keep, reset] = useKept(props.value, props.defaultValue ?? '', props.onChange);
  useFormReset(ids.control, reset, props.form);
  return { ids, value, keep };
}

type OneChoiceFieldProps = { props: OneChoiceProps; choice: OneChoice; children: ReactNode };

/** Label and notes round the control, and the value for a plain form. */
export function OneChoiceField({ props, choice, children }: OneChoiceFieldProps) {
  const { label, hint, error, optional, blockedReason, name, form } = props;
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={choice.ids}>
      <AriaLocale>{children}</AriaLocale>
      {name !== undefined && blockedReason === undefined && (
        <input type="hidden" name={name} form={form} value={choice.value} />
      )}
    </Field>
  );
}
