/** Real pictures for tests, and what people and telephones write into them. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export type PictureKind = 'png' | 'jpeg' | 'webp';

/** A picture of one colour, as small in bytes as it can be. */
export const picture = (width: number, height: number, kind: PictureKind = 'png'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#4a7c59' } })
    .toFormat(kind)
    .toBuffer();

/** A picture in which no two points are alike: its bytes can hardly be made fewer. */
export function busyPicture(width: number, height: number, kind: PictureKind = 'jpeg'): Promise<Buffer> {
  const points = Buffer.alloc(width * height * 3);
  // Not random: each run sends the same.
  for (let at = 0, value = 1; at < points.length; at += 1)
    points[at] = (value = (Math.imul(value, 1_103_515_245) + 12_345) | 0) >> 16;
  return sharp(points, { raw: { width, height, channels: 3 } })
    .toFormat(kind, kind === 'png' ? { compressionLevel: 1 } : { quality: 95 })
    .toBuffer();
}

/** A picture that a browser and the server can open, with nothing behind its end up to so many bytes. */
export async function pictureOfBytes(bytes: number, kind: PictureKind = 'png'): Promise<Buffer> {
  const small = await picture(64, 64, kind);
  return Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
}

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A JPEG with these words in every place in which one can write: all segments, a second picture behind it, and after its end. */
export function jpegThatTells(plain: Buffer, words: string): Buffer {
  const starts = [
    'Exif\0\0',
    'http://ns.adobe.com/xap/1.0/\0',
    'MPF\0',
    'FPXR\0',
    'Photoshop 3.0\0',
    'Adobe\0',
  ];
  const markers = [0xfe, ...Array.from({ length: 15 }, (_none, at) => 0xe1 + at)];
  const told = markers.flatMap((marker) =>
    [...starts, ''].map((start) => segment(marker, Buffer.from(`${start}${words}`, 'latin1'))),
  );
  const whole = Buffer.concat([plain.subarray(0, 2), ...told, plain.subarray(2)]);
  return Buffer.concat([whole, whole, Buffer.from(words)]);
}

const chunk = (type: string, body: Buffer) => {
  const inside = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  end.writeUInt32BE(crc32(inside));
  return Buffer.concat([length, inside, end]);
};

/** The same for a PNG: in its texts, in a part of nobody's, and after its end. */
export function pngThatTells(plain: Buffer, words: string): Buffer {
  const told = ['tEXt', 'iTXt', 'eXIf', 'prVt'].map((type) => chunk(type, Buffer.from(`Comment\0${words}`)));
  return Buffer.concat([plain.subarray(0, 33), ...told, plain.subarray(33), Buffer.from(words)]);
}
