import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { type ControlSize, controlClass } from '#app/ui/control-class.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';

export type Option = { value: string; label: string; disabled?: boolean };

type SelectProps = FieldWords &
  Omit<ComponentProps<'select'>, 'className' | 'size' | 'multiple' | 'disabled'> & {
    options: readonly Option[];
    size?: ControlSize;
    /** Label on the left and as wide as its longest option, as above a list: 'Sorteer op'. */
    inline?: boolean;
  };

export function Select(props: SelectProps) {
  const { label, hint, error, optional, blockedReason, options, size, inline, id, children, ...native } =
    props;
  const ids = useFieldIds(id, props, native['aria-describedby']);
  const blocked = blockedReason !== undefined;
  const control = (
    <span className="relative block max-w-full min-w-0">
      <select
        {...native}
        id={ids.control}
        disabled={blocked}
        className={`${controlClass({ size, invalid: Boolean(error), blocked })} appearance-none py-2 pr-11 text-ellipsis ${inline ? 'font-semibold' : ''}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      >
        {children}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink" />
    </span>
  );
  if (!inline)
    return (
      <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
        {control}
      </Field>
    );
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2.5">
      <label htmlFor={ids.control} className="min-w-0 t-sm text-soft">
        {label}
      </label>
      {control}
    </span>
  );
}
