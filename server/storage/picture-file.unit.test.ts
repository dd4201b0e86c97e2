import { expect, test } from 'vitest';
import { readPicture } from './picture-file.ts';

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};
const frame = (width: number, height: number) => {
  const body = Buffer.alloc(15);
  body.writeUInt8(8, 0);
  body.writeUInt16BE(height, 1);
  body.writeUInt16BE(width, 3);
  return segment(0xc0, body);
};
/** One entry, the orientation, and words behind it. */
const exif = (orientation: number) => {
  const tiff = Buffer.from('49492a00080000000100120103000100000000000000000000000000', 'hex');
  tiff.writeUInt16LE(orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS of Piet')]));
};
const jpeg = (...parts: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...parts,
    segment(0xda, Buffer.alloc(4)),
    Buffer.from([1, 2, 3, 0xff, 0xd9]),
  ]);

test('a JPEG: its size, without what the camera wrote', () => {
  const found = readPicture(jpeg(segment(0xe0, Buffer.from('JFIF\0')), exif(1), frame(30, 20)));
  expect(found).toMatchObject({ mime: 'image/jpeg', width: 30, height: 20 });
  expect(found?.bytes.includes('Piet')).toBe(false);
});

test('one that lies on its side stays so, and says so', () => {
  const found = readPicture(jpeg(exif(6), frame(30, 20)));
  expect(found).toMatchObject({ width: 20, height: 30 });
  expect(found?.bytes.includes('Piet')).toBe(false);
  expect(readPicture(found?.bytes ?? Buffer.alloc(0))).toMatchObject({ width: 20, height: 30 });
});

const webpChunk = (kind: string, body: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(kind, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};
const webp = (...chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.from('RIFF0000');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

test('a WebP: its size, without what the camera wrote', () => {
  const extended = Buffer.alloc(10);
  extended[0] = 0b1100;
  extended.writeUIntLE(799, 4, 3);
  extended.writeUIntLE(599, 7, 3);
  const found = readPicture(
    webp(
      webpChunk('VP8X', extended),
      webpChunk('VP8L', Buffer.alloc(9, 0x2f)),
      webpChunk('EXIF', Buffer.from('Piet')),
    ),
  );
  expect(found).toMatchObject({ mime: 'image/webp', width: 800, height: 600 });
  expect(found?.bytes.includes('Piet')).toBe(false);
  expect(found?.bytes.readUInt32LE(4)).toBe((found?.bytes.length ?? 0) - 8);
});

test.each([
  ['nothing', ''],
  ['a sign of a JPEG and no more', 'ffd8ff'],
  ['a JPEG whose segment ends behind the file', 'ffd8ffe0ffff00'],
  ['a JPEG without a frame', jpeg(segment(0xe0, Buffer.from('JFIF\0'))).toString('hex')],
  ['a WebP without a picture', webp(webpChunk('EXIF', Buffer.from('x'))).toString('hex')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00').toString('hex')],
])('%s is no picture', (_name, hex) => {
  expect(readPicture(Buffer.from(hex, 'hex'))).toBeNull();
});
