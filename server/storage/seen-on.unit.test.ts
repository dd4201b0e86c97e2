import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPicture } from './picture-file.ts';
import { seenOn, type Points } from './seen-on.ts';

type Colour = readonly [red: number, green: number, blue: number];
const nothing = [0, 0, 0, 0];
const black: Colour = [0, 0, 0];
const white: Colour = [255, 255, 255];
const navy: Colour = [20, 35, 70];
const yellow: Colour = [255, 212, 0];
const green: Colour = [0, 128, 80];

const [width, height] = [60, 20];
/** A picture by what stands at each point; nothing where it says so. */
const drawing = (at: (x: number, y: number) => Colour | null): Points => ({
  data: Uint8Array.from(
    Array.from({ length: width * height }, (_, index) => {
      const colour = at(index % width, Math.floor(index / width));
      return colour ? [...colour, 255] : nothing;
    }).flat(),
  ),
  width,
  height,
});
/** Strokes of letters: two points wide, with as much between them. */
const letters = (colour: Colour) => drawing((x) => (x % 4 < 2 ? colour : null));
/** A shape with letters within it. */
const badge = (shape: Colour, words: Colour) =>
  drawing((x, y) => {
    if (x < 6 || x > 53 || y < 3 || y > 16) return null;
    return x > 9 && x < 50 && y > 6 && y < 13 && x % 4 < 2 ? words : shape;
  });

test.each([
  ['black letters on nothing', letters(black), 'light'],
  ['dark blue ones', letters(navy), 'light'],
  ['white ones', letters(white), 'dark'],
  ['yellow ones', letters(yellow), 'dark'],
  ['green ones', letters(green), 'both'],
  ['white letters within green', badge(green, white), 'both'],
  ['black letters within green', badge(green, black), 'both'],
  ['white letters within black', badge(black, white), 'light'],
  ['black letters on white paper', drawing((x) => (x % 4 < 2 ? black : white)), 'both'],
  [
    'a green sign with black letters behind it',
    drawing((x) => (x < 10 ? green : x % 4 < 2 ? black : null)),
    'light',
  ],
  ['black and white, half and half', drawing((x) => (x % 4 < 2 ? (x < 30 ? black : white) : null)), 'both'],
  ['nothing at all', drawing(() => null), 'both'],
])('%s', (_name, points, ground) => {
  expect(seenOn(points)).toBe(ground);
});

describe('of a file that is taken in', () => {
  const inFile = ({ data }: Points, kind: 'png' | 'webp' | 'jpeg') =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .toFormat(kind)
      .toBuffer();

  test.each([
    ['png', 'light'],
    ['webp', 'light'],
    ['jpeg', 'both'],
  ] as const)('black letters as %s: %s', async (kind, ground) => {
    expect(await readPicture(await inFile(letters(black), kind))).toMatchObject({ seenOn: ground });
  });
});
