import type { ReactNode } from 'react';
import { presetShades } from '#contract/colour-presets.ts';
import { themeColours } from '#contract/theme-colours.ts';
import { colorPresets, mutedPresets } from '#contract/theme.ts';
import { ShadeField } from '#app/features/themes/components/design/shade-field.tsx';
import { ShadeStrip } from '#app/features/themes/components/design/shade-strip.tsx';
import { useTypedLook } from '#app/features/themes/components/design/use-typed-look.ts';
import { lookForm } from '#app/features/themes/form-schema.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ColourField } from '#app/ui/colour-field.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { PresetField } from '#app/ui/preset-field.tsx';
import { RadioCards } from '#app/ui/radio-cards.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const Field = fieldOf(lookForm);
const ValueField = valueFieldOf(lookForm);
const Choice = choiceOf(lookForm);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-b border-line pb-6">
      <h2 className="t-h3">{title}</h2>
      {children}
    </section>
  );
}

/** A preset by the shade of its buttons. */
function usePresets(names: readonly ((typeof colorPresets)[number] | (typeof mutedPresets)[number])[]) {
  const t = useWords('themes');
  return names.map((value) => ({
    value,
    label: t(`presets.${value}`),
    colour: presetShades(value)['700'],
  }));
}

function Colours() {
  const t = useWords('themes');
  return (
    <Part title={t('parts.colours')}>
      <ValueField name="primaryColorPreset" as={PresetField} options={usePresets(colorPresets)} />
      <Choice name="secondaryColorPreset" word={(value) => t(`presets.${value}`)} none={t('noSecond')} />
      <ValueField name="mutedColorPreset" as={PresetField} options={usePresets(mutedPresets)} />
      <OwnShades />
    </Part>
  );
}

/** What few need: a colour of the house style instead of a preset, and which shades that gives. Open once there are some. */
function OwnShades() {
  const t = useWords('themes');
  const { startValues } = useFormContext();
  const { primary, secondary, muted } = themeColours(useTypedLook());
  const isUsed = Boolean(startValues['primaryColorShades'] || startValues['secondaryColorShades']);
  return (
    <Disclosure isQuiet summary={t('ownShades')} open={isUsed}>
      <div className="grid gap-6">
        {(['primary', 'secondary'] as const).map((kind) => (
          <div key={kind} role="group" aria-label={t(`fields.${kind}ColorPreset`)} className="grid gap-4">
            <h3 className="t-h4">{t(`fields.${kind}ColorPreset`)}</h3>
            <ShadeStrip
              label={t('shadesOf', { name: t(`fields.${kind}ColorPreset`) })}
              shades={kind === 'primary' ? primary : secondary}
            />
            <ShadeField name={`${kind}ColorShades`} />
          </div>
        ))}
        <h3 className="t-h4">{t('fields.mutedColorPreset')}</h3>
        <ShadeStrip label={t('shadesOf', { name: t('fields.mutedColorPreset') })} shades={muted} />
      </div>
    </Disclosure>
  );
}

const fontName = (font: string) => font.replace(' Variable', '');

/** Code has letters of one width: no heading is set in them, unless it is already. */
const fontOfCode = 'Fira Code Variable';

function Letters() {
  const t = useWords('themes');
  const { startValues } = useFormContext();
  const isCode = startValues['headingFont'] === fontOfCode;
  return (
    <Part title={t('parts.letters')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice name="headingFont" word={fontName} without={isCode ? undefined : fontOfCode} />
        <Choice name="sansFont" word={fontName} />
      </div>
    </Part>
  );
}

/** What a shape looks like: its own corners. */
const Corner = ({ shape }: { shape: string }) => (
  <span data-shape={shape} className="block px-4 pt-4">
    <span className="block h-9 w-14 rounded-ctl border-2 border-link bg-tint2" />
  </span>
);

/** All that a centre chooses of its look. */
export function LookFields({ hasEnglish }: { hasEnglish: boolean }) {
  const t = useWords('themes');
  return (
    <div className="grid gap-6">
      <Colours />
      <Part title={t('parts.ground')}>
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <ValueField name="backgroundColor" as={ColourField} hint={t('colourHint')} />
          <ValueField name="textColor" as={ColourField} hint={t('colourHint')} />
        </div>
      </Part>
      <Letters />
      <Part title={t('parts.shape')}>
        <ValueField
          name="shape"
          as={RadioCards}
          options={(['rounded', 'straight'] as const).map((value) => ({
            value,
            label: t(`shapes.${value}`),
            picture: <Corner shape={value} />,
          }))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Choice name="tabVariant" word={(value) => t(`tabs.${value}`)} />
          <Choice name="footerVariant" word={(value) => t(`footers.${value}`)} />
        </div>
        <ValueField name="isSticky" as={Switch} />
        {hasEnglish && <ValueField name="hasLanguageToggle" as={Switch} />}
        <Disclosure isQuiet summary={t('parts.more')}>
          <Field name="cssVariables" as={TextArea} hint={t('variablesHint')} spellCheck={false} rows={5} />
        </Disclosure>
      </Part>
    </div>
  );
}
