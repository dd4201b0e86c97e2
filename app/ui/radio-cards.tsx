import Check from 'lucide-react/icons/check';
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
    /** Beside each other, where there is room. */
    across?: 2 | 3;
    name: string;
    id?: string;
    value?: string;
    defaultValue?: string;
    onChange?: (value: string) => void;
  };

// Three beside each other have little room: a tick stands for the circle.
const looks = {
  2: { grid: 'gap-5 sm:grid-cols-2', words: 'gap-3 p-4 sm:p-5', title: 'head t-h4', circle: 'radio' },
  3: {
    grid: 'gap-3 sm:grid-cols-3',
    words: 'gap-2 p-3',
    title: 'font-semibold',
    circle: 'peer absolute inset-0 appearance-none',
  },
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
    across = 2,
    id,
    value,
    defaultValue,
    onChange,
    ...native
  } = props;
  const ids = useFieldIds(id, props);
  return (
    <ChoiceGroup {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <div className={`mt-1 grid ${looks[across].grid}`}>
        {options.map((option) => {
          const closed = blockedReason !== undefined || option.blockedReason !== undefined;
          return (
            <label
              key={option.value}
              className={`relative flex flex-col overflow-hidden rounded-card border-ctl text-ink transition-colors has-checked:border-solid has-checked:ring-[1.5px] has-checked:ring-solid forced-colors:has-checked:border-[Highlight] shell-ring ${closed ? 'border-dashed border-edge bg-sunken text-soft' : error ? 'border-badfill bg-surface' : 'border-edge bg-surface hover:border-ink'}`}
            >
              {option.picture}
              <span className={`flex items-start ${looks[across].words}`}>
                <input
                  {...native}
                  {...(value === undefined
                    ? { defaultChecked: defaultValue === option.value }
                    : { checked: value === option.value })}
                  onChange={() => onChange?.(option.value)}
                  type="radio"
                  value={option.value}
                  disabled={closed}
                  className={looks[across].circle}
                  aria-invalid={error ? true : undefined}
                />
                {across === 3 && (
                  <Check aria-hidden className="hidden size-5 shrink-0 text-link peer-checked:block" />
                )}
                <span className="min-w-0 flex-1 leading-6">
                  <span className={`block ${looks[across].title}`}>{option.label}</span>
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
