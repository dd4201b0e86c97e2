import { type ReactNode, useId } from 'react';

export type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type SegmentedChoiceProps<Value extends string> = {
  label: string;
  items: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two or three views of the same thing within a page; where the address says which, use `Segmented`. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, items, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full flex-wrap rounded-ctl border border-line p-0.75">
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <label
          key={item.value}
          className="shows-choice relative flex min-h-10 min-w-11 items-center justify-center gap-2 rounded-tag border border-transparent px-3 t-sm font-semibold text-soft transition-colors hover:text-ink has-checked:bg-tint2 has-checked:text-link has-focus-visible:outline-3 has-focus-visible:outline-ink [&_svg]:size-4.5"
        >
          <input
            type="radio"
            name={name}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
            className="absolute inset-0 appearance-none rounded-tag opacity-0"
          />
          {item.icon}
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}
