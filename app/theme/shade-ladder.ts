// A set of eleven shades from one colour: its hue at the lightness that each step has in the presets.
import { type Channels, hexOf, ofOklab, toOklab } from '#app/theme/colour.ts';

/** Step, lightness in oklab, and the share of the colourfulness that is kept. */
const LADDER = [
  ['50', 0.98, 0.1],
  ['100', 0.955, 0.2],
  ['200', 0.905, 0.4],
  ['300', 0.83, 0.7],
  ['400', 0.72, 0.95],
  ['500', 0.63, 1],
  ['600', 0.545, 1],
  ['700', 0.47, 0.92],
  ['800', 0.4, 0.8],
  ['900', 0.34, 0.65],
  ['950', 0.23, 0.5],
] as const;

const halvings = 10;

/** The most of the colourfulness that a screen can show at this lightness. */
function inRange(lightness: number, a: number, b: number): Channels {
  let [kept, tooMuch] = [0, 1];
  const isShown = (share: number) => {
    const [back, x, y] = toOklab(ofOklab([lightness, a * share, b * share]));
    return Math.hypot(back - lightness, x - a * share, y - b * share) < 0.01;
  };
  if (isShown(1)) return ofOklab([lightness, a, b]);
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (kept + tooMuch) / 2;
    if (isShown(middle)) kept = middle;
    else tooMuch = middle;
  }
  return ofOklab([lightness, a * kept, b * kept]);
}

/** Eleven colours by step, '50' to '950'. */
export function shadesOf(colour: Channels): Record<string, string> {
  const [, a, b] = toOklab(colour);
  return Object.fromEntries(
    LADDER.map(([step, lightness, share]) => [step, hexOf(inRange(lightness, a * share, b * share))]),
  );
}
