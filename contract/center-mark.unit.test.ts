import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { initialOf, markLetter, markSvg, type MarkShape } from './center-mark.ts';

const colours = { solid: '#0f6b5c', onSolid: '#ffffff' };
const svgOf = (name: string, shape: MarkShape = 'rounded') =>
  markSvg({ name, shape, light: colours, dark: colours });

test.each([
  ['Vrijwilligersplein', 'V'],
  ['  élan', 'E'],
  ['ĳsselstad', null],
  ['Östlich', 'O'],
  ['4 wijken', null],
  ['', null],
  ['constructor', 'C'],
])('the initial of ‘%s’ is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('every letter is drawn, each its own, within the house; other signs are a door', async () => {
  const seen = new Set<string>();
  for (const letter of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '4']) {
    const image = sharp(Buffer.from(svgOf(letter))).ensureAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const white: number[] = [];
    for (let at = 0; at < data.length; at += info.channels)
      if (data[at] === 255 && data[at + 3] === 255) white.push((at / info.channels) % info.width);
    expect(white.length, letter).toBeGreaterThan(10);
    expect([Math.min(...white) >= 5, Math.max(...white) <= 26], letter).toEqual([true, true]);
    seen.add(createHash('sha256').update(data).digest('hex'));
  }
  expect(seen.size).toBe(27);
  expect(markLetter('4').lines).toBe(markLetter('').lines);
});

test('the house is of the shape and in the colours of the centre', () => {
  expect(svgOf('V', 'straight')).not.toBe(svgOf('V'));
  expect(svgOf('V')).toContain('.h{fill:#0f6b5c}.l{stroke:#ffffff}');
});
