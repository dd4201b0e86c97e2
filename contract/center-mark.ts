/**
 * The sign of a centre without a logo: its initial in a house, with a bell gable or a stepped one by its shape. The letters are drawn,
 * as a server has no fonts: the sign is the same in the header, in the tab of the browser and wherever else it stands.
 */

/** Lines of each letter, ten high, and how wide it is. */
const letters: Readonly<Record<string, readonly [lines: string, width: number]>> = {
  A: ['M0 10 4 0l4 10M1.6 6.6h4.8', 8],
  B: ['M0 0v10h3.9a2.7 2.7 0 0 0 0-5.4H0h3.4a2.3 2.3 0 0 0 0-4.6Z', 6.6],
  C: ['M7.6 1.7A4.7 5 0 1 0 7.6 8.3', 7.6],
  D: ['M0 0v10h2.6a5 5 0 0 0 0-10Z', 7.6],
  E: ['M6 0H0v10h6M0 5h5', 6],
  F: ['M6 0H0v10M0 5h5', 6],
  G: ['M7.7 1.6A4.7 5 0 1 0 8 7.7V5.4H5', 8],
  H: ['M0 0v10M7.2 0v10M0 5h7.2', 7.2],
  I: ['M0 0v10', 0],
  J: ['M4.4 0v6.9a2.5 3 0 0 1-4.4 1.7', 4.4],
  K: ['M0 0v10M6.6 0 0 6.2M2.4 4 7 10', 7],
  L: ['M0 0v10h5.6', 5.6],
  M: ['M0 10V0l4.4 6.6L8.8 0v10', 8.8],
  N: ['M0 10V0l7 10V0', 7],
  O: ['M4.6 0a4.6 5 0 1 0 0 10 4.6 5 0 1 0 0-10Z', 9.2],
  P: ['M0 10V0h3.8a2.9 2.9 0 0 1 0 5.8H0', 6.7],
  Q: ['M4.6 0a4.6 5 0 1 0 0 10 4.6 5 0 1 0 0-10ZM5.6 7l3.2 3.6', 9.2],
  R: ['M0 10V0h3.8a2.9 2.9 0 0 1 0 5.8H0M3.4 5.8 6.8 10', 6.8],
  S: [
    'M6.2 1.7C5.6.6 4.6 0 3.3 0 1.5 0 .4 1 .4 2.5c0 3.4 6.2 1.7 6.2 5C6.6 9 5.2 10 3.4 10 1.8 10 .6 9.4 0 8.1',
    6.6,
  ],
  T: ['M0 0h7.4M3.7 0v10', 7.4],
  U: ['M0 0v6.4a3.6 3.6 0 0 0 7.2 0V0', 7.2],
  V: ['M0 0l4 10L8 0', 8],
  W: ['M0 0l2.6 10L5.2 1.8 7.8 10 10.4 0', 10.4],
  X: ['M0 0l7 10M7 0 0 10', 7],
  Y: ['M0 0l3.7 5.2V10M7.4 0 3.7 5.2', 7.4],
  Z: ['M0 0h6.6L0 10h6.6', 6.6],
};

/** In place of a letter. */
const door = ['M0 11V4a4 4 0 0 1 8 0v7', 8] as const;

/** Outlines of this codebase, in a square of 32. */
export const markHouses = {
  rounded: 'M3 31V13.5C7.4 13.5 8.4 1 16 1s8.6 12.5 13 12.5V31Z',
  straight: 'M3 31V13h4.5V7h5V1h7v6h5v6H29v18Z',
} as const;
export type MarkShape = keyof typeof markHouses;

/** The first letter of a name as it is drawn; null where it has none of ours. */
export function initialOf(name: string): string | null {
  const letter = name.trim().normalize('NFD').slice(0, 1).toUpperCase();
  return Object.hasOwn(letters, letter) ? letter : null;
}

export interface MarkLetter {
  lines: string;
  /** Where they stand in the house, from its left and its top, and how large. */
  x: number;
  y: number;
  scale: number;
  /** The same as a drawing has it. */
  place: string;
}

/** Lines of the initial; without one the house has a door. */
export function markLetter(name: string): MarkLetter {
  const [lines, width] = letters[initialOf(name) ?? ''] ?? door;
  const [x, y, scale] = [16 - width * 0.65, 14.5, 1.3];
  return { lines, x, y, scale, place: `translate(${x} ${y}) scale(${scale})` };
}

interface MarkBranding {
  name: string;
  shape: MarkShape;
  /** Plain hex, of this codebase and of what stands on it. */
  light: { solid: string; onSolid: string };
  dark: { solid: string; onSolid: string };
}

/** As a file of its own, which follows the mode of the system around it. */
export function markSvg({ name, shape, light, dark }: MarkBranding): string {
  const { lines, place } = markLetter(name);
  const rules = (look: MarkBranding['light']) => `.h{fill:${look.solid}}.l{stroke:${look.onSolid}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${rules(light)}` +
    `@media(prefers-color-scheme:dark){${rules(dark)}}</style><path class="h" d="${markHouses[shape]}"/>` +
    `<path class="l" transform="${place}" d="${lines}" fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
