import { shadeKeys, type ShadeSet } from '#contract/theme.ts';
import { black, contrast, parseColour, white } from '#app/theme/colour.ts';

/** Words on a shade: in whichever of both is read best. */
function inkOn(shade: string): string {
  const colour = parseColour(shade) ?? black;
  return contrast(colour, white) >= contrast(colour, black) ? '#fff' : '#000';
}

/** The eleven shades that hold, each with its step. */
export function ShadeStrip({ label, shades }: { label: string; shades: ShadeSet }) {
  return (
    <ol
      aria-label={label}
      className="flex overflow-hidden rounded-ctl border border-line forced-colors:divide-x"
    >
      {shadeKeys.map((step) => (
        <li
          key={step}
          className="grid min-h-11 min-w-0 flex-1 place-content-center forced-color-adjust-none overflow-hidden text-[.75rem] font-semibold tnum"
          style={{ background: shades[step], color: inkOn(shades[step]) }}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
