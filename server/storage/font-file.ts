/**
 * The font of pictures with words. A server need not have any, so one of those that the pages use is taken, and written as the plain
 * file that the library for pictures reads: what comes with the pages is packed (WOFF).
 */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** As it is asked for by name. */
export const fontFamily = 'Poppins SemiBold';
/** Letters of the west of Europe first, then of the rest of it. */
const packed = ['latin', 'latin-ext'].map(
  (part) => `@fontsource/poppins/files/poppins-${part}-600-normal.woff`,
);

const headerBytes = 12;
const entryBytes = 16;

/** The tables of a WOFF file, unpacked, as a font file has them (W3C, WOFF 1.0, sections 3 and 4). */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(headerBytes + entryBytes * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * entryBytes, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * entryBytes, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let at = 0; at < count; at += 1) {
    const [from, to] = [44 + 20 * at, headerBytes + entryBytes * at];
    const [start, bytes, length] = [4, 8, 12].map((place) => woff.readUInt32BE(from + place)) as [
      number,
      number,
      number,
    ];
    const table = woff.subarray(start, start + bytes);
    // Name and checksum stay.
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(bytes < length ? inflateSync(table) : table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}

async function writeFonts(): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), 'font-'));
  return Promise.all(
    packed.map(async (file, at) => {
      const path = join(folder, `${at}.ttf`);
      await writeFile(path, unpackedFont(await readFile(resolve(file))));
      return path;
    }),
  );
}

let written: Promise<string[]> | undefined;

/** Where the files are, written once by each process. */
export const fontFiles = (): Promise<string[]> => (written ??= writeFonts());
