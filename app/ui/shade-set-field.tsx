import { useState } from 'react';
import { parseColour } from '#app/theme/colour.ts';
import { shadesOf } from '#app/theme/shade-ladder.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { ColourField, pickable } from '#app/ui/colour-field.tsx';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { useFormReset } from '#app/ui/form-reset.ts';
import { TextArea } from '#app/ui/text-area.tsx';
import { colourWords } from '#app/ui/words/colour.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** Values by step, '50' to '950', as they were typed. */
export type Shades = Readonly<Record<string, string>>;

const steps = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];

type ShadeSetFieldProps = FieldWords & {
  /** Posts the set as JSON text; nothing while all values are empty. */
  name: string;
  value?: Shades;
  defaultValue?: Shades;
  onChange?: (value: Shades) => void;
};

function parsed(text: string): Shades | undefined {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return undefined;
    const record = found as Record<string, unknown>;
    const known = steps.filter((step) => typeof record[step] === 'string');
    return known.length ? Object.fromEntries(known.map((step) => [step, String(record[step])])) : undefined;
  } catch {
    return undefined;
  }
}

/** Every value as it will be read: the unreadable ones black, as on the site. */
function Preview({ shades }: { shades: Shades }) {
  return (
    <span className="flex overflow-hidden rounded-ctl border border-line" aria-hidden>
      {steps.map((step) => (
        <span
          key={step}
          className={`min-h-11 min-w-0 flex-1 forced-color-adjust-none ${shades[step]?.trim() ? '' : 'border-x border-dashed border-edge'}`}
          style={shades[step]?.trim() ? { background: pickable(shades[step]) } : undefined}
        />
      ))}
    </span>
  );
}

/** Two short ways to eleven values. */
function ShortWays({ id, onTake }: { id: string; onTake: (shades: Shades) => void }) {
  const words = useOwnWords(colourWords);
  const [one, setOne] = useState('');
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [hasMakeFailed, setMakeFailed] = useState(false);
  useFormReset(id, () => {
    setOne('');
    setText('');
    setFailed(false);
    setMakeFailed(false);
  });
  function make() {
    const channels = parseColour(one);
    setMakeFailed(channels === undefined);
    if (channels) onTake(shadesOf(channels));
  }
  function take() {
    const found = parsed(text);
    setFailed(found === undefined);
    if (found) onTake(found);
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid content-start gap-3">
        <ColourField
          label={words.fromOne}
          error={hasMakeFailed && !parseColour(one) ? words.unknown : undefined}
          value={one}
          onChange={setOne}
        />
        <Button kind="line" onClick={make}>
          {words.make}
        </Button>
      </div>
      <div className="grid content-start gap-3">
        <TextArea
          label={words.paste}
          hint={words.pasteHint}
          error={hasFailed ? words.pasteFailed : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
        />
        <Button kind="line" onClick={take}>
          {words.take}
        </Button>
      </div>
    </div>
  );
}

/** Eleven shades of one colour: typed one by one, pasted, or made from one. */
export function ShadeSetField(props: ShadeSetFieldProps) {
  const { label, hint, error, optional, name, value, defaultValue = {}, onChange } = props;
  const words = useOwnWords(colourWords);
  const [own, setOwn] = useState(defaultValue);
  const shades = value ?? own;
  const filled = steps.filter((step) => shades[step]?.trim());
  const missing = steps.filter((step) => !shades[step]?.trim());
  const unreadable = filled.filter((step) => !parseColour(shades[step] ?? ''));
  const isPart = filled.length > 0 && missing.length > 0;
  const problem =
    error ??
    (unreadable.length > 0
      ? words.unreadable(unreadable.join(', '))
      : isPart
        ? words.missing(missing.join(', '))
        : undefined);
  const ids = useFieldIds(undefined, { hint, error: problem });
  useFormReset(ids.control, () => setOwn(defaultValue));
  function change(next: Shades) {
    setOwn(next);
    onChange?.(next);
  }
  return (
    <ChoiceGroup label={label} hint={hint} error={problem} optional={optional} ids={ids}>
      <input type="hidden" name={name} value={filled.length > 0 ? JSON.stringify(shades) : ''} />
      <div className="grid gap-5 pt-1">
        <Preview shades={shades} />
        <ShortWays id={ids.control} onTake={change} />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map((step) => (
            <ColourField
              key={step}
              label={words.step(step)}
              value={shades[step] ?? ''}
              onChange={(typed) => change({ ...shades, [step]: typed })}
            />
          ))}
        </div>
      </div>
    </ChoiceGroup>
  );
}
