import Calendar from 'lucide-react/icons/calendar';
import { RolesInBothModes } from '#app/features/stories/components/colors/role-swatches.tsx';
import { useSample } from '#app/features/stories/components/story.tsx';
import { presetShades } from '#contract/colour-presets.ts';
import type { ThemeConfig } from '#contract/theme-colours.ts';
import { previewStyle } from '#app/theme/theme.ts';
import { Button } from '#app/ui/button.tsx';

/** A yellow as brand books have it: white on its 700 cannot be read, and neither can this text on this background. */
const odd: ThemeConfig = {
  primaryColorShades: { ...presetShades('yellow'), '700': '#f4c20d', '300': '#5c4700' },
  secondaryColorPreset: 'teal',
  backgroundColor: '#d8d0b0',
  textColor: '#8a7a3c',
};

/** What a centre set, and what is shown of it. */
export function CustomColours() {
  const sample = useSample({
    nl: { action: 'Ik doe graag mee', link: 'Bekijk de vacature', text: 'Zo leest deze site.' },
    en: { action: "I'd like to join", link: 'View the vacancy', text: 'This is how the site reads.' },
  });
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {(['light', 'dark'] as const).map((mode) => (
          <div
            key={mode}
            data-mode={mode}
            style={previewStyle(odd)}
            className="flex min-w-0 flex-wrap items-center gap-4 rounded-card border border-line bg-canvas p-6 text-ink"
          >
            <Button icon={<Calendar aria-hidden />}>{sample.action}</Button>
            <span className="link">{sample.link}</span>
            <span>{sample.text}</span>
          </div>
        ))}
      </div>
      <RolesInBothModes theme={odd} onlyMended />
    </>
  );
}
