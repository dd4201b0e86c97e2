import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackedFont } from './font-file.ts';

const woff = createRequire(import.meta.url).resolve(
  '@fontsource/poppins/files/poppins-latin-600-normal.woff',
);

/** The sum that the directory of a font holds of each of its tables. */
function checksum(table: Buffer): number {
  let sum = 0;
  const whole = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

test('a packed font becomes a plain one of which every table is whole', async () => {
  const font = unpackedFont(await readFile(woff));
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  const names: string[] = [];
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    const name = font.toString('latin1', entry, entry + 4);
    const [sum, offset, length] = [4, 8, 12].map((place) => font.readUInt32BE(entry + place)) as [
      number,
      number,
      number,
    ];
    names.push(name);
    // That of the head leaves out a sum of the whole file, which stands in it.
    if (name !== 'head') expect(checksum(font.subarray(offset, offset + length)), name).toBe(sum);
  }
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'name']));
});
