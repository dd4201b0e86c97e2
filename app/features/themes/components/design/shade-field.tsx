import { useState } from 'react';
import { parseColour } from '#contract/colours.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { useFormContext } from '#app/forms/form-context.ts';
import { lookForm } from '#app/features/themes/form-schema.ts';
import { useWords } from '#app/i18n/words.ts';
import { shadesOf } from '#app/theme/shade-ladder.ts';
import { Button } from '#app/ui/button.tsx';
import { ColourField } from '#app/ui/colour-field.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { TextArea } from '#app/ui/text-area.tsx';

const Field = fieldOf(lookForm);

type ShadeName = 'primaryColorShades' | 'secondaryColorShades';

/** From one colour: its hue at the lightness of each step. */
function FromOne({ name }: { name: ShadeName }) {
  const t = useWords('themes');
  const form = useFormContext();
  const [colour, setColour] = useState('');
  const [hasFailed, setFailed] = useState(false);
  function make() {
    const channels = parseColour(colour);
    setFailed(!channels);
    if (channels) void form.change(name, JSON.stringify(shadesOf(channels), null, 1));
  }
  return (
    <div className="grid gap-3">
      <ColourField
        label={t('fromColour')}
        value={colour}
        onChange={setColour}
        error={hasFailed && !parseColour(colour) ? t('noColour') : undefined}
      />
      <div>
        <Button kind="line" onClick={make}>
          {t('make')}
        </Button>
      </div>
    </div>
  );
}

/** Shades of one's own instead of the preset: made of one colour, or all eleven as JSON, folded away while there are none. */
export function ShadeField({ name }: { name: ShadeName }) {
  const t = useWords('themes');
  const form = useFormContext();
  const isScripted = useHydrated();
  return (
    <div className="grid gap-4">
      {isScripted && <FromOne name={name} />}
      <Disclosure isQuiet summary={t('pasteShades')} open={Boolean(form.startValues[name])}>
        <Field name={name} as={TextArea} hint={t('shadesHint')} spellCheck={false} rows={5} />
      </Disclosure>
    </div>
  );
}
