import {
  useEffect,
  type ComponentProps,
  type ComponentType,
  type ElementType,
  type FocusEvent,
  type JSX,
} from 'react';
import { readWebAddress } from '#contract/web-address.ts';
import { withoutIndexes } from '#app/forms/check-values.ts';
import {
  fieldRules,
  nativeOf,
  type FieldNameOf,
  type FieldRules,
  type FormSchema,
} from '#app/forms/field-rules.ts';
import { fieldId, useFormContext } from '#app/forms/form-context.ts';
import { askedName, type FormValue, type FormValues } from '#app/forms/form-values.ts';
import { formWords } from '#app/forms/words.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** What the form gives every field by its name. */
export function useFieldOf(name: string) {
  const form = useFormContext();
  const words = useOwnWords(formWords);
  const { ask } = form;
  useEffect(() => ask([name]), [ask, name]);
  const rules = fieldRules(form.schema, name);
  const plain = withoutIndexes(name);
  const isOptional = rules && !rules.isRequired && rules.kind !== 'boolean' && rules.kind !== 'rows';
  return {
    form,
    rules,
    start: startValue(form.startValues, name),
    words: {
      id: fieldId(name),
      label: form.labels[plain] ?? plain,
      error: form.errors[name],
      optional: isOptional ? words.optional : undefined,
    },
  };
}

/** `shifts.0.title` in nested values. */
function startValue(values: FormValues, name: string): FormValue | undefined {
  let found: unknown = values;
  for (const step of name.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  return found as FormValue | undefined;
}

/** From here on a text gets more than one line. */
const longText = 300;

const usual = { tick: Checkbox, long: TextArea, line: TextField } as const;

function usualKind(rules: FieldRules | undefined): keyof typeof usual {
  if (rules?.kind === 'boolean') return 'tick';
  return (rules?.maxLength ?? 0) > longText && rules?.format === undefined ? 'long' : 'line';
}

type Bound = 'name' | 'id' | 'error' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'label';
/** What a field of `app/ui` takes besides what the form gives it. */
export type FieldProps<Props, Name extends string = string> = Omit<Props, Bound> & {
  /** As the contract names it; in a row `shifts.0.title`. */
  name: Name;
  label?: string;
};

type Leaving = FocusEvent<HTMLInputElement>;

/** A web address is completed on leaving its field, so that whoever typed it sees what is sent. */
const completing = (onBlur: (event: Leaving) => unknown) => ({
  onBlur: (event: Leaving) => {
    event.target.value = readWebAddress(event.target.value);
    return onBlur(event);
  },
});

/** Says that a field was shown, for a control that posts nothing when it is empty. */
export function Asked({ name, form }: { name: string; form?: string | undefined }) {
  return <input type="hidden" name={askedName} value={name} form={form} />;
}

function FormField<Props = ComponentProps<typeof TextField>>({
  name,
  as,
  ...rest
}: FieldProps<Props> & { as?: ComponentType<Props> }): JSX.Element {
  const { form, rules, start, words } = useFieldOf(name);
  const Control: ElementType = as ?? usual[usualKind(rules)];
  const { optional, ...plain } = words;
  const isTick = rules?.kind === 'boolean';
  const field = form.field(name);
  return (
    <>
      {(isTick || as) && <Asked name={name} />}
      <Control
        {...(rules && nativeOf(name, rules))}
        {...plain}
        {...(isTick ? { defaultChecked: start === true } : { optional, defaultValue: start })}
        {...field}
        {...(rules?.format === 'invalid_url' && completing(field.onBlur))}
        {...rest}
      />
    </>
  );
}

type FieldComponent<Name extends string> = <Props = ComponentProps<typeof TextField>>(
  props: FieldProps<Props, Name> & { as?: ComponentType<Props> },
) => JSX.Element;

/**
 * `const Field = fieldOf(userForm)`: a field of `app/ui` tied to the form. Its name is one of the contract's, label and error come
 * from the form, limits and keyboard from the contract. The control is a text field, a text area or a check box by the kind of the
 * field, or what `as` says.
 */
export const fieldOf = <Schema extends FormSchema>(_schema?: Schema) =>
  FormField as FieldComponent<FieldNameOf<Schema>>;
