import { colorPresets, mutedPresets, shadeKeys } from '#contract/theme.ts';
import { contrast, parseColour, white } from '#app/theme/colour.ts';
import { presetShades } from '#contract/colour-presets.ts';

/** Words on a shade: white where it can be read. */
const inkOn = (shade: string) => (contrast(parseColour(shade) ?? white, white) >= 4.5 ? '#fff' : '#000');

/** The twelve colours and five muted sets, eleven steps each. */
export function PresetStrips() {
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {[...colorPresets, ...mutedPresets].map((name) => {
        const shades = presetShades(name);
        return (
          <li key={name} className="grid min-w-0 gap-1">
            <span className="t-sm font-semibold">{name}</span>
            <span className="flex overflow-hidden rounded-ctl border border-line">
              {shadeKeys.map((step) => (
                <span
                  key={step}
                  className="grid min-h-11 min-w-0 flex-1 place-content-center overflow-hidden t-xs tnum"
                  style={{ background: shades[step], color: inkOn(shades[step]), forcedColorAdjust: 'none' }}
                >
                  {step}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
