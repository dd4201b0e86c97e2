import type { ComponentType, ElementType, FocusEvent, JSX } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldNameOf, FormSchema } from '#app/forms/field-rules.ts';
import { Asked, type FieldProps, useFieldOf } from '#app/forms/form-field.tsx';
import type { FormValue } from '#app/forms/form-values.ts';

/** What such a control may hand over. */
type Handed = string | number | boolean | null | readonly string[];
/** Handing over an event is for `FormField`. */
type ValueControl = { onChange?: (value: never) => void };
type HandsOver<Props extends ValueControl> = Parameters<NonNullable<Props['onChange']>>[0];
type Fits<Props extends ValueControl> = [HandsOver<Props>] extends [Handed] ? unknown : never;

/** As the form holds it: numbers are texts there, as a native control has them, and an empty one is ''. */
function heldOf(value: Handed): FormValue {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' ? [...value] : value;
}

/** A number for a control that takes numbers; what is no number shows as empty. */
function numberOf(value: unknown): number | null {
  const number = value === '' || value === undefined ? Number.NaN : Number(value);
  return Number.isNaN(number) ? null : number;
}

/** From one part of it to the next, or to the button of its calendar, is no leaving. */
function isLeft(id: string, { relatedTarget }: Pick<FocusEvent, 'relatedTarget'>): boolean {
  const control = document.getElementById(id);
  const whole = control instanceof HTMLFieldSetElement ? control : control?.closest('div');
  return !(relatedTarget instanceof Node && whole?.contains(relatedTarget));
}

function FormValueField<Props extends ValueControl>({
  name,
  as,
  ...rest
}: FieldProps<Props> & { as: ComponentType<Props> & Fits<Props> }): JSX.Element {
  const { form, rules, start, words } = useFieldOf(name);
  const watched: unknown = useWatch({ control: form.form.control, name }) ?? start;
  const { optional, ...plain } = words;
  const Control: ElementType = as;
  // Of a control that does not stand in its form.
  const { form: formId } = rest as { form?: string };
  return (
    <>
      <Asked name={name} form={formId} />
      <Control
        {...plain}
        {...(rules?.kind === 'boolean' ? {} : { optional })}
        {...rules?.bounds}
        name={name}
        value={rules?.kind === 'number' ? numberOf(watched) : watched}
        onChange={(next: Handed) => void form.change(name, heldOf(next))}
        onBlur={(event: FocusEvent) => {
          if (isLeft(plain.id, event)) void form.judgeField(name);
        }}
        {...rest}
      />
    </>
  );
}

type ValueFieldComponent<Name extends string> = <Props extends ValueControl>(
  props: FieldProps<Props, Name> & { as: ComponentType<Props> & Fits<Props> },
) => JSX.Element;

/**
 * `const ValueField = valueFieldOf(userForm)`: for controls that hand over a value instead of an event: days, times, moments, combo
 * boxes, numbers, tokens, switches, grids. They post it themselves under `name`, and show what the form holds, also after a draft or
 * a reset.
 */
export const valueFieldOf = <Schema extends FormSchema>(_schema?: Schema) =>
  FormValueField as ValueFieldComponent<FieldNameOf<Schema>>;
