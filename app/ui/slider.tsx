import { type ChangeEvent, type ComponentProps, type CSSProperties, useState } from 'react';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { useFormReset } from '#app/ui/form-reset.ts';

type SliderProps = FieldWords &
  Omit<
    ComponentProps<'input'>,
    'className' | 'type' | 'size' | 'disabled' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
  > & {
    value?: number;
    defaultValue?: number;
    onChange?: (value: number) => void;
    min: number;
    max: number;
    /** What a value means: '5 km, een kwartier fietsen'. Read out with it, and shown below. */
    meaning: (value: number) => string;
    /** The two ends, short: '1 km'. */
    ends: readonly [least: string, most: string];
  };

/** A native range: arrow keys, Home, End, page keys and touch come with it, and so does a plain form. */
export function Slider(props: SliderProps) {
  const { label, hint, error, optional, blockedReason, id, meaning, ends, onChange, ...native } = props;
  const { value, defaultValue, min, max, ...rest } = native;
  const ids = useFieldIds(id, props, native['aria-describedby']);
  const [own, setOwn] = useState(defaultValue ?? min);
  const now = value ?? own;
  useFormReset(ids.control, () => setOwn(defaultValue ?? min));
  function change(event: ChangeEvent<HTMLInputElement>) {
    setOwn(event.target.valueAsNumber);
    onChange?.(event.target.valueAsNumber);
  }
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <input
        {...rest}
        id={ids.control}
        type="range"
        min={min}
        max={max}
        value={now}
        onChange={change}
        disabled={blockedReason !== undefined}
        className="slider"
        style={{ '--at': (now - min) / (max - min) } as CSSProperties}
        aria-valuetext={meaning(now)}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
      <div aria-hidden="true" className="flex items-baseline justify-between gap-3">
        <span className="t-xs text-soft">{ends[0]}</span>
        <span className="text-center font-semibold text-ink">{meaning(now)}</span>
        <span className="t-xs text-soft">{ends[1]}</span>
      </div>
    </Field>
  );
}
