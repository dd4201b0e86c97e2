import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

export interface PresetOption {
  value: string;
  label: string;
  /** A dark shade of the set: the tick on it is white. */
  colour: string;
}

type PresetFieldProps = FieldWords & {
  name: string;
  options: readonly PresetOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** One of a few colours, each with its name: radio buttons that look like what they choose. */
export function PresetField(props: PresetFieldProps) {
  const { label, hint, error, optional, name, options, value, defaultValue, onChange } = props;
  const ids = useFieldIds(undefined, { hint, error });
  const [own, setOwn] = useState(defaultValue);
  useFormReset(ids.control, () => setOwn(defaultValue));
  const chosen = value ?? own;
  return (
    <ChoiceGroup label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-x-2 gap-y-3 pt-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-11 justify-items-center gap-1 t-sm text-soft has-checked:font-semibold has-checked:text-ink"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={chosen === option.value}
              onChange={() => {
                setOwn(option.value);
                onChange?.(option.value);
              }}
              className="preset-swatch"
              style={{ background: option.colour }}
            />
            {chosen === option.value && (
              <Check aria-hidden className="pointer-events-none absolute top-3 size-5 text-plate" />
            )}
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
