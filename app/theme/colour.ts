// What CSS does with colours, worked out in numbers: mixing in oklab, contrast of WCAG 2.2, and lighter or darker of the same hue.
import { type Channels, fromOklab } from '#contract/colours.ts';

export { type Channels, parseColour } from '#contract/colours.ts';

type Oklab = readonly [lightness: number, a: number, b: number];

export const black: Channels = [0, 0, 0];
export const white: Channels = [255, 255, 255];

const linear = (channel: number) =>
  channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

export function toOklab(channels: Channels): Oklab {
  const [r, g, b] = [linear(channels[0]), linear(channels[1]), linear(channels[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function ofOklab([lightness, a, b]: Oklab): Channels {
  const [red = 0, green = 0, blue = 0] = fromOklab(lightness, a, b).map(Math.round);
  return [red, green, blue];
}

/** `color-mix(in oklab, first share, second)`; `share` from 0 to 1. */
export function mixed(first: Channels, share: number, second: Channels): Channels {
  const [a, b] = [toOklab(first), toOklab(second)];
  const between = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share);
  return ofOklab([between(0), between(1), between(2)]);
}

export function luminance(channels: Channels): number {
  return 0.2126 * linear(channels[0]) + 0.7152 * linear(channels[1]) + 0.0722 * linear(channels[2]);
}

/** From 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(first: Channels, second: Channels): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export const hexOf = (channels: Channels): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Of the same hue at another lightness: colourfulness fades on the way to black and white, so both ends are reached. */
export function atLightness(colour: Channels, lightness: number): Channels {
  const [own, a, b] = toOklab(colour);
  const toEnd = lightness < own ? lightness / own : (1 - lightness) / (1 - own || 1);
  const kept = Math.min(1, Math.max(0, toEnd));
  return ofOklab([lightness, a * kept, b * kept]);
}

export type Direction = 'darker' | 'lighter';

/** Steps of halving: the difference that is left cannot be seen. */
const halvings = 12;

/** The same hue, changed as little as will do; black or white when nothing in between is enough. */
export function shifted(colour: Channels, to: Direction, isEnough: (colour: Channels) => boolean): Channels {
  if (isEnough(colour)) return colour;
  let wrong = toOklab(colour)[0];
  let right = to === 'darker' ? 0 : 1;
  let best = to === 'darker' ? black : white;
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (wrong + right) / 2;
    const tried = atLightness(colour, middle);
    if (isEnough(tried)) {
      right = middle;
      best = tried;
    } else wrong = middle;
  }
  return best;
}
