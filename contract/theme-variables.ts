/**
 * Which variables of the stylesheet a centre may set by name (`cssVariables` of its theme), and what each takes. Fonts, shadows
 * and anything else that is no colour, length or number stay out: such a value would have to be passed on as text.
 */
import { colourChannels, parseColour } from './colours.ts';

export const shadeSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

type Kind =
  | { kind: 'colour' }
  /** In px or rem; `most` in px, with 16px to a rem. */
  | { kind: 'length'; most: number }
  | { kind: 'number'; least: number; most: number };

const shadesOf = (letter: 'p' | 's' | 'm') =>
  Object.fromEntries(shadeSteps.map((step) => [`${letter}${step}`, { kind: 'colour' } as const]));
const radius = { kind: 'length', most: 48 } as const;

export const settableVariables: Readonly<Record<string, Kind>> = {
  /** Background and text of the page. */
  bgc: { kind: 'colour' },
  txt: { kind: 'colour' },
  /** Primary, secondary and muted shades, p50 to m950. */
  ...shadesOf('p'),
  ...shadesOf('s'),
  ...shadesOf('m'),
  /** Corners of tags, cells, controls, cards, large images, dialogs and pills. */
  rtag: radius,
  rcell: radius,
  rctl: radius,
  rcard: radius,
  rbig: radius,
  rdialog: radius,
  rpill: { kind: 'length', most: 999 },
  /** Weight of headings. */
  hw: { kind: 'number', least: 400, most: 800 },
};

const NUMBER = /^\d{1,4}(\.\d{1,3})?$/;
const LENGTH = /^(\d{1,4}(?:\.\d{1,3})?)(px|rem)$/;

/** The name without its two dashes, when a centre may set it. */
function settableName(name: string): string | undefined {
  const bare = name.trim().replace(/^--/, '');
  return Object.hasOwn(settableVariables, bare) ? bare : undefined;
}

/** As we print it, from numbers alone; undefined when the variable does not take it. */
function printed(kind: Kind, value: string): string | undefined {
  if (kind.kind === 'colour') return value === '' ? undefined : `rgb(${colourChannels(value)})`;
  if (kind.kind === 'number') {
    const number = NUMBER.test(value) ? Number(value) : Number.NaN;
    return number >= kind.least && number <= kind.most ? String(number) : undefined;
  }
  const [, digits, unit] = LENGTH.exec(value === '0' ? '0px' : value) ?? [];
  if (digits === undefined) return undefined;
  const inPx = Number(digits) * (unit === 'rem' ? 16 : 1);
  return inPx <= kind.most ? `${Number(digits)}${unit}` : undefined;
}

/** What is left of a map of names and values: names that may be set, values printed by us. The last of two equal names wins. */
export function readVariables(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {};
  const read: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const bare = settableName(name);
    const kind = bare === undefined ? undefined : settableVariables[bare];
    if (bare === undefined || !kind || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const text = printed(kind, String(value).trim());
    if (text !== undefined) read[bare] = text;
  }
  return read;
}

/** What is wrong with one variable when a centre saves it; stricter than reading, where an odd colour turns black. */
export function variableFault(name: string, value: string): 'unknown_attribute' | 'invalid' | undefined {
  const bare = settableName(name);
  const kind = bare === undefined ? undefined : settableVariables[bare];
  if (!kind) return 'unknown_attribute';
  if (kind.kind === 'colour') return parseColour(value) ? undefined : 'invalid';
  return printed(kind, value.trim()) === undefined ? 'invalid' : undefined;
}
