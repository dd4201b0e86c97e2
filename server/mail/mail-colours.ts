/** The colours of a centre as its mails need them: plain hex, and always with enough contrast. */
import { parseColour, type Channels } from '#contract/colours.ts';
import type { ThemeColours } from '#contract/theme-colours.ts';

export interface MailColours {
  /** A button and what stands on it. */
  solid: string;
  onSolid: string;
  /** Links and lines. */
  ink: string;
  /** Around the mail. */
  tint: string;
}
export interface MailPalette {
  light: MailColours;
  dark: MailColours;
  /** Of the houses in the street, left to right. */
  houses: readonly string[];
}

export const paper = { light: '#ffffff', dark: '#1d2026' };
const dusk = '#131519';

const hex = (channels: Channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (parseColour(colour) ?? [0, 0, 0]).map((one) => {
    const part = one / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A house after dark: half of it is night, however bright it was painted. */
export function night(colour: string): string {
  const [wall, sky] = [parseColour(colour) ?? [0, 0, 0], parseColour(dusk) ?? [0, 0, 0]];
  return hex(wall.map((one, at) => Math.round((one + (sky[at] ?? 0)) / 2)) as unknown as Channels);
}

/** WCAG 2. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Of a colour as a theme has it; undefined where that is none. */
export const asHex = (shade: string | undefined): string | undefined => {
  const channels = shade === undefined ? undefined : parseColour(shade);
  return channels && hex(channels);
};

/** The first of these that can be read on the ground. */
const readable = (shades: readonly (string | undefined)[], ground: string, otherwise: string): string =>
  shades.map(asHex).find((shade) => shade !== undefined && contrast(shade, ground) >= 4.5) ?? otherwise;

/** From the shades of a theme, whatever somebody chose. */
export function mailPalette({
  primary,
  secondary,
}: Pick<ThemeColours, 'primary' | 'secondary'>): MailPalette {
  const deep = readable(
    [primary['600'], primary['700'], primary['800'], primary['900']],
    paper.light,
    '#1f3a5f',
  );
  const pale = readable(
    [primary['400'], primary['300'], primary['200'], primary['100']],
    paper.dark,
    '#dbe4f0',
  );
  const houses = [
    primary['300'],
    secondary['400'],
    primary['700'],
    secondary['200'],
    primary['500'],
    secondary['600'],
  ];
  return {
    light: { solid: deep, onSolid: paper.light, ink: deep, tint: asHex(primary['50']) ?? '#f3f4f6' },
    dark: { solid: pale, onSolid: dusk, ink: pale, tint: dusk },
    houses: houses.map((shade) => asHex(shade) ?? '#9aa4b2'),
  };
}
