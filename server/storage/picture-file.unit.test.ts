import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { uploadPixelsMax, uploadSideMax } from '#contract/uploads.ts';
import { busyPicture, jpegThatTells, picture, pngThatTells } from '#tests/support/pictures.ts';
import { readPicture } from './picture-file.ts';

const words = 'Piet woont op 52.37 N 4.89 E';

async function made(file: Buffer) {
  const read = await readPicture(file);
  if ('code' in read) throw new Error(read.code);
  return { ...read, told: await sharp(read.bytes).metadata() };
}

describe('a picture is made again', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('%s stays what it is, in its size', async (kind) => {
    const { mime, width, height, told } = await made(await picture(30, 20, kind));
    expect([mime, width, height, told.format]).toEqual([`image/${kind}`, 30, 20, kind]);
  });

  test('without what anybody wrote into it, before, in or behind the picture', async () => {
    const told = await sharp(await picture(30, 20, 'webp'))
      .withExif({ IFD0: { Artist: words }, IFD3: { GPSLatitudeRef: 'N' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${words}</x:xmpmeta>`)
      .webp()
      .toBuffer();
    const plain = { jpeg: await picture(30, 20, 'jpeg'), png: await picture(30, 20, 'png') };
    for (const file of [told, jpegThatTells(plain.jpeg, words), pngThatTells(plain.png, words)]) {
      expect(file.includes('Piet')).toBe(true);
      const kept = await made(file);
      expect([kept.width, kept.height]).toEqual([30, 20]);
      expect(kept.bytes.includes('Piet')).toBe(false);
      const { exif, xmp, iptc, icc, comments } = kept.told;
      expect([exif, xmp, iptc, icc, comments]).toEqual(Array.from({ length: 5 }));
    }
  });

  test('upright, however the telephone was held', async () => {
    const lying = await sharp(await picture(30, 20, 'jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const kept = await made(lying);
    expect([kept.width, kept.height, kept.told.orientation]).toEqual([20, 30, undefined]);
  });

  test('no larger than a screen needs; a photo that was saved as a drawing becomes one', async () => {
    const large = await made(await picture(4000, 100, 'jpeg'));
    expect([large.width, large.height]).toEqual([uploadSideMax, uploadSideMax / 40]);
    const drawing = await sharp({ create: { width: 900, height: 900, channels: 4, background: '#f000' } })
      .png()
      .toBuffer();
    expect((await made(drawing)).told).toMatchObject({ format: 'png', hasAlpha: true });
    const photo = await busyPicture(640, 640, 'png');
    expect(photo.length).toBeGreaterThan(1_000_000);
    expect((await made(photo)).mime).toBe('image/webp');
  });
});

const side = Math.ceil(Math.sqrt(uploadPixelsMax)) + 1;
const plain = await picture(40, 30, 'png');
const photo = await busyPicture(200, 200);

test.each([
  ['nothing', Buffer.alloc(0), 'no_picture'],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'no_picture'],
  [
    'a drawing of lines',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9"/></svg>'),
    'no_picture',
  ],
  ['a GIF', await sharp(plain).gif().toBuffer(), 'no_picture'],
  ['a TIFF', await sharp(plain).tiff().toBuffer(), 'no_picture'],
  ['the sign of a JPEG and no more', Buffer.from('ffd8ff', 'hex'), 'no_picture'],
  ['the sign of a PNG with noise behind it', Buffer.concat([plain.subarray(0, 33), photo]), 'no_picture'],
  ['half a photo', photo.subarray(0, photo.length / 2), 'no_picture'],
  ['more points than may be opened', await picture(side, side, 'png'), 'too_many_pixels'],
])('%s is refused', async (_name, file, code) => {
  expect(await readPicture(file)).toMatchObject({ code });
});

test('bytes that were changed anywhere are refused or give a picture, and nothing else happens', async () => {
  for (const kind of ['png', 'jpeg', 'webp'] as const) {
    const file = await busyPicture(24, 24, kind);
    for (let at = 0; at < file.length; at += Math.ceil(file.length / 60)) {
      const wrong = Buffer.from(file);
      wrong[at] = 255 - (wrong[at] ?? 0);
      const read = await readPicture(wrong);
      expect('code' in read ? read.code : read.mime).toMatch(/^(image\/\w+|no_picture|too_many_pixels)$/);
    }
  }
});

test('without its library it is a fault of ours, and not of the picture', async () => {
  const file = await picture(30, 20, 'png');
  vi.resetModules();
  vi.doMock('sharp', () => ({
    get default() {
      throw new Error('no binary for this machine');
    },
  }));
  try {
    const { readPicture: read } = await import('./picture-file.ts');
    await expect(read(file)).rejects.toThrow();
  } finally {
    vi.doUnmock('sharp');
  }
});
