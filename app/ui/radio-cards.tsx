import type { ComponentProps, ReactNode } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';

export type CardOption = {
  value: string;
  label: string;
  hint?: string;
  /** A drawing over the words; decoration. */
  picture?: ReactNode;
  /** Why it cannot be chosen now. */
  blockedReason?: string;
};

type RadioCardsProps = FieldWords &
  Omit<
    ComponentProps<'input'>,
    'className' | 'type' | 'size' | 'value' | 'defaultValue' | 'id' | 'disabled' | 'onChange'
  > & {
    options: readonly CardOption[];
    name: string;
    id?: string;
    value?: string;
    defaultValue?: string;
    onChange?: (value: string) => void;
  };

/** Two or three choices that decide what comes next, such as person or organisation. Native, so it works in a plain form. */
export function RadioCards(props: RadioCardsProps) {
  const {
    label,
    hint,
    error,
    optional,
    blockedReason,
    options,
    id,
    value,
    defaultValue,
    onChange,
    ...native
  } = props;
  const ids = useFieldIds(id, props);
  return (
    <ChoiceGroup {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <div className="mt-1 grid gap-5 sm:grid-cols-2">
        {options.map((option) => {
          const closed = blockedReason !== undefined || option.blockedReason !== undefined;
          return (
            <label
              key={option.value}
              className={`relative flex flex-col overflow-hidden rounded-card border-ctl text-ink transition-colors has-checked:border-solid has-checked:ring-[1.5px] has-checked:ring-solid forced-colors:has-checked:border-[Highlight] shell-ring ${closed ? 'border-dashed border-edge bg-sunken text-soft' : error ? 'border-badfill bg-surface' : 'border-edge bg-surface hover:border-ink'}`}
            >
              {option.picture}
              <span className="flex items-start gap-3 p-4 sm:p-5">
                <input
                  {...native}
                  {...(value === undefined
                    ? { defaultChecked: defaultValue === option.value }
                    : { checked: value === option.value })}
                  onChange={() => onChange?.(option.value)}
                  type="radio"
                  value={option.value}
                  disabled={closed}
                  className="radio"
                  aria-invalid={error ? true : undefined}
                />
                <span className="min-w-0 flex-1 leading-6">
                  <span className="block head t-h4">{option.label}</span>
                  {option.hint && <span className="mt-1 block text-soft">{option.hint}</span>}
                  {option.blockedReason && (
                    <span className="mt-1 block t-sm text-soft">{option.blockedReason}</span>
                  )}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
