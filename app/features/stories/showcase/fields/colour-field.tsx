import { useState } from 'react';
import { colorPresets } from '#contract/theme.ts';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { presetShades } from '#contract/colour-presets.ts';
import { ColourField } from '#app/ui/colour-field.tsx';
import { PresetField } from '#app/ui/preset-field.tsx';
import { type Shades, ShadeSetField } from '#app/ui/shade-set-field.tsx';

const samples = {
  nl: {
    label: 'Achtergrond',
    unknown: 'paarsig',
    long: 'Achtergrondkleur van alle vrijwilligersvacatureoverzichtspagina’s',
    hint: 'Licht genoeg om op te lezen',
    error: 'Deze kleur is te donker voor een achtergrond',
    optional: '(niet verplicht)',
    preset: 'Hoofdkleur',
    shades: 'Eigen tinten',
  },
  en: {
    label: 'Background',
    unknown: 'purplish',
    long: 'Background colour of all pages with volunteer vacancies',
    hint: 'Light enough to read on',
    error: 'This colour is too dark for a background',
    optional: '(optional)',
    preset: 'Main colour',
    shades: 'Own shades',
  },
};

const options = colorPresets.map((name) => ({ value: name, label: name, colour: presetShades(name)['700'] }));

/** Fields whose value is a colour: one, a set, or a choice. */
export default function ColourFieldStory() {
  const sample = useSample(samples);
  const label = useIsLong() ? sample.long : sample.label;
  const [shades, setShades] = useState<Shades>({ ...presetShades('mauve'), '500': sample.unknown });
  return (
    <>
      <Part title="Colour">
        <div className="grid max-w-form gap-5">
          <ColourField label={label} hint={sample.hint} name="empty" optional={sample.optional} />
          <ColourField label={label} name="filled" defaultValue="hsl(45 100% 90%)" />
          <ColourField label={label} name="unknown" defaultValue={sample.unknown} />
          <ColourField label={label} name="error" defaultValue="#333" error={sample.error} />
        </div>
      </Part>
      <Part title="Preset">
        <div className="max-w-form">
          <PresetField label={sample.preset} name="preset" options={options} defaultValue="mauve" />
        </div>
      </Part>
      <Part title="Shades, one unreadable">
        <ShadeSetField label={sample.shades} name="shades" value={shades} onChange={setShades} />
      </Part>
      <Part title="Shades, empty">
        <ShadeSetField label={sample.shades} hint={sample.hint} name="none" optional={sample.optional} />
      </Part>
    </>
  );
}
