import { type FocusEvent, type Ref, useState } from 'react';
import { hexOf, parseColour } from '#app/theme/colour.ts';
import { controlClass } from '#app/ui/control-class.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { colourWords } from '#app/ui/words/colour.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

export type ColourFieldProps = FieldWords & {
  id?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** What is in the picker, which knows six digits only. */
export function pickable(text: string): string {
  const channels = parseColour(text);
  return channels ? hexOf(channels) : '#000000';
}

/** A colour as people write it; the swatch beside it shows what was read, and opens the picker of the device. */
export function ColourField(props: ColourFieldProps) {
  const { id, label, hint, error, optional, name, value, defaultValue = '' } = props;
  const { onChange, onBlur, inputRef } = props;
  const words = useOwnWords(colourWords);
  const [typed, setTyped] = useState(defaultValue);
  const shown = value ?? typed;
  // While one types every colour is wrong for a moment: it is judged when the field is left.
  const [isJudged, setJudged] = useState(shown !== '');
  const isKnown = shown.trim() === '' || parseColour(shown) !== undefined;
  const problem = error ?? (isJudged && !isKnown ? words.unknown : undefined);
  const ids = useFieldIds(id, { hint, error: problem });
  useFormReset(ids.control, () => {
    setTyped(defaultValue);
    setJudged(defaultValue !== '');
  });
  function change(next: string) {
    setTyped(next);
    onChange?.(next);
  }
  return (
    <Field label={label} hint={hint} error={problem} optional={optional} ids={ids}>
      <span className="flex gap-2">
        <input
          type="color"
          aria-label={words.pick(label)}
          value={pickable(shown)}
          onChange={(event) => change(event.target.value)}
          data-empty={shown.trim() === '' || undefined}
          className="colour-swatch"
        />
        <input
          type="text"
          ref={inputRef}
          id={ids.control}
          name={name}
          value={shown}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setJudged(false)}
          onBlur={(event) => {
            setJudged(true);
            onBlur?.(event);
          }}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={ids.describedBy}
          className={`${controlClass({ invalid: Boolean(problem) })} tnum`}
        />
      </span>
    </Field>
  );
}
