/**
 * What kind of picture a file is, told by its content and never by its name, and how large. What a camera wrote into it about
 * place and time is taken out; only how the picture is turned stays. Anything that is no picture of ours is null.
 */
import type { PictureType } from '#contract/uploads.ts';

export interface PictureFile {
  mime: PictureType;
  width: number;
  height: number;
  /** Without what it said of its maker. */
  bytes: Buffer;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Texts, times and what a camera writes. */
const toldByPng = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']);

function readPng(file: Buffer): PictureFile | null {
  if (file.length < 57 || file.toString('latin1', 12, 16) !== 'IHDR') return null;
  const kept = [file.subarray(0, 8)];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    if (!toldByPng.has(type)) kept.push(file.subarray(at, end));
    at = end;
    // What stands behind the end is no part of the picture.
    if (type === 'IEND')
      return {
        mime: 'image/png',
        width: file.readUInt32BE(16),
        height: file.readUInt32BE(20),
        bytes: Buffer.concat(kept),
      };
  }
  return null;
}

/** How it is turned, 1 to 8: the one thing of what a camera writes that is needed to show it. */
function orientationIn(exif: Buffer): number {
  if (exif.length < 14 || exif.toString('latin1', 0, 6) !== 'Exif\0\0') return 1;
  const tiff = exif.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const start = long(4);
  if (start + 2 > tiff.length) return 1;
  const count = short(start);
  for (let entry = 0; entry < count; entry++) {
    const at = start + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (short(at) === 0x01_12) return Math.min(8, Math.max(1, short(at + 8)));
  }
  return 1;
}

/** A segment that says how the picture is turned, and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from('ffe10000457869660000', 'hex');
  head.writeUInt16BE(2 + 6 + tiff.length, 2);
  return Buffer.concat([head, tiff]);
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Its kind, its colours (APP2) and Adobe's mark; the others tell of maker, place and time. */
const isToldByCamera = (marker: number) =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee);

function readJpeg(file: Buffer): PictureFile | null {
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  for (let at = 2; at + 4 <= file.length;) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1] ?? 0;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length || end < at + 4) return null;
    const segment = file.subarray(at, end);
    if (marker === 0xe1) orientation = Math.max(orientation, orientationIn(segment.subarray(4)));
    if (isFrame(marker) && segment.length >= 9)
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    if (!isToldByCamera(marker)) kept.push(segment);
    at = end;
    // From here on it is the picture itself.
    if (marker === 0xda) {
      const turned = orientation > 1 ? [orientationSegment(orientation)] : [];
      const bytes = Buffer.concat([file.subarray(0, 2), ...turned, ...kept, file.subarray(end)]);
      return size && { mime: 'image/jpeg', ...turnedSize(size, orientation), bytes };
    }
  }
  return null;
}

/** From 5 on it lies on its side. */
const turnedSize = ({ width, height }: { width: number; height: number }, orientation: number) =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

function sizeOfWebp(kind: string, body: Buffer): { width: number; height: number } | null {
  if (kind === 'VP8X' && body.length >= 10)
    return { width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1 };
  if (kind === 'VP8L' && body.length >= 5 && body[0] === 0x2f) {
    const bits = body.readUInt32LE(1);
    return { width: (bits & 0x3f_ff) + 1, height: ((bits >> 14) & 0x3f_ff) + 1 };
  }
  if (kind === 'VP8 ' && body.length >= 10 && body.toString('hex', 3, 6) === '9d012a')
    return { width: body.readUInt16LE(6) & 0x3f_ff, height: body.readUInt16LE(8) & 0x3f_ff };
  return null;
}

function readWebp(file: Buffer): PictureFile | null {
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  const last = Math.min(file.length, 8 + file.readUInt32LE(4));
  for (let at = 12; at + 8 <= last;) {
    const kind = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > file.length) return null;
    const chunk = Buffer.from(file.subarray(at, end));
    size ??= sizeOfWebp(kind, chunk.subarray(8));
    // The flags that say that such parts follow go with them.
    if (kind === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~0b1100;
    if (kind !== 'EXIF' && kind !== 'XMP ') kept.push(chunk);
    at = end;
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(file.subarray(0, 12));
  head.writeUInt32LE(4 + body.length, 4);
  return size && { mime: 'image/webp', ...size, bytes: Buffer.concat([head, body]) };
}

/** Reads a picture; null for everything that is none, or broken. */
export function readPicture(file: Buffer): PictureFile | null {
  try {
    if (file.subarray(0, 8).equals(pngSignature)) return readPng(file);
    if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return readJpeg(file);
    if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
      return readWebp(file);
    return null;
  } catch (error) {
    // Lengths that lie lead past the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
