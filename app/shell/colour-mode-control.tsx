import Check from 'lucide-react/icons/check';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import type { FormEvent } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { chooseColourMode, colourModes, isColourMode, useColourMode } from '#app/shell/colour-mode.ts';
import { useFrame } from '#app/shell/frame.ts';
import { Popover, floatingPanel, menuRow } from '#app/shell/popover.tsx';
import { PreferenceForm } from '#app/shell/preference-form.tsx';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** With script it acts at once; without, the form brings the page back in the chosen colours. */
function choose(event: FormEvent<HTMLFormElement>) {
  const button = (event.nativeEvent as SubmitEvent).submitter;
  if (!(button instanceof HTMLButtonElement) || !isColourMode(button.value)) return;
  event.preventDefault();
  chooseColourMode(button.value);
  const details = event.currentTarget.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** Three buttons: as the device, light, dark. */
export function ColourModeChoices() {
  const t = useWords('shell');

  const current = useColourMode(useFrame()?.colourMode ?? 'system');
  return (
    <PreferenceForm onSubmit={choose}>
      {colourModes.map((mode) => {
        const Icon = icons[mode];
        return (
          <button
            key={mode}
            type="submit"
            name="color-mode"
            value={mode}
            aria-pressed={mode === current}
            className={`${menuRow} ${mode === current ? 'font-semibold' : ''}`}
          >
            <Icon aria-hidden />
            <span className="grow">{t(`mode.${mode}`)}</span>
            {mode === current && <Check aria-hidden />}
          </button>
        );
      })}
    </PreferenceForm>
  );
}

/** In the toolbar. */
export function ColourModeControl() {
  const t = useWords('shell');
  return (
    <Popover
      label={t('mode.label')}
      summary={<SunMoon aria-hidden className="size-5" />}
      summaryClass="has-tip size-11 justify-center rounded-ctl hover:bg-tint2"
      panelClass={floatingPanel}
    >
      <ColourModeChoices />
    </Popover>
  );
}
