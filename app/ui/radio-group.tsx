import type { ComponentProps } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';

export type RadioOption = { value: string; label: string; hint?: string; disabled?: boolean };

type RadioGroupProps = FieldWords &
  Omit<
    ComponentProps<'input'>,
    'className' | 'type' | 'size' | 'value' | 'defaultValue' | 'id' | 'disabled'
  > & {
    options: readonly RadioOption[];
    name: string;
    id?: string;
    value?: string;
    defaultValue?: string;
  };

export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, blockedReason, options, id, value, defaultValue, ...native } = props;
  const ids = useFieldIds(id, props);
  const blocked = blockedReason !== undefined;
  return (
    <ChoiceGroup {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 items-start gap-3 py-2.5 text-ink has-checked:font-semibold has-disabled:text-soft"
        >
          <input
            {...native}
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
            type="radio"
            value={option.value}
            disabled={blocked || option.disabled}
            className="radio"
            aria-invalid={error ? true : undefined}
          />
          <span className="min-w-0 flex-1 leading-6">
            {option.label}
            {option.hint && <span className="block t-sm font-normal text-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
