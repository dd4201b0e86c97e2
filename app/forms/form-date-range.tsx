import type { ComponentProps, JSX } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldNameOf, FormSchema } from '#app/forms/field-rules.ts';
import { fieldId } from '#app/forms/form-context.ts';
import { useFieldOf } from '#app/forms/form-field.tsx';
import { DateRangeField } from '#app/ui/date-range-field.tsx';

type FormDateRangeProps<Name extends string = string> = Pick<
  ComponentProps<typeof DateRangeField>,
  'hint' | 'min' | 'max' | 'closedReason' | 'readOnly' | 'blockedReason'
> & {
  label: string;
  /** Field of the contract with the first day. */
  from: Name;
  /** Field of the contract with the last day. */
  until: Name;
};

function FormDateRange({ label, from, until, ...rest }: FormDateRangeProps) {
  const first = useFieldOf(from);
  const last = useFieldOf(until);
  const { form } = first;
  const watched: unknown[] = useWatch({ control: form.form.control, name: [from, until] });
  const textOf = (value: unknown, start: unknown) => String(value ?? start ?? '');
  const value = { from: textOf(watched[0], first.start), until: textOf(watched[1], last.start) };
  return (
    <DateRangeField
      {...rest}
      label={label}
      optional={first.words.optional && last.words.optional}
      error={first.words.error ?? last.words.error}
      wrong={[
        ...(first.words.error ? ['from' as const] : []),
        ...(last.words.error ? ['until' as const] : []),
      ]}
      ends={{ from: { id: fieldId(from), name: from }, until: { id: fieldId(until), name: until } }}
      value={value}
      onChange={(next) => {
        if (next.from !== value.from) void form.change(from, next.from);
        if (next.until !== value.until) void form.change(until, next.until);
      }}
      onBlur={(event) => void form.judgeField(event.target.id === fieldId(from) ? from : until)}
    />
  );
}

/** `const DateRange = dateRangeOf(schema)`: two days as one question; each keeps its own name and its own place in the summary. */
export const dateRangeOf = <Schema extends FormSchema>(_schema?: Schema) =>
  FormDateRange as (props: FormDateRangeProps<FieldNameOf<Schema>>) => JSX.Element;
