import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picture } from '#tests/support/pictures.ts';
import { pictureTrouble, pictureTroubleText } from '#contract/picture-kinds.ts';

/** A box as telephones write it, with these brands. */
function box(...brands: string[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(8 + brands.length * 4);
  return Buffer.concat([head, Buffer.from(`ftyp${brands.join('')}`), Buffer.alloc(40)]);
}
/** Pictures of one point that follow one another. */
const moving = async (kind: 'gif' | 'webp') => {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(kind)
    .toBuffer();
};
/** A PNG with the part that says how many pictures it has. */
async function countedPng(count: number) {
  const plain = await picture(8, 8);
  const part = Buffer.alloc(20);
  part.writeUInt32BE(8, 0);
  part.write('acTL', 4);
  part.writeUInt32BE(count, 8);
  return Buffer.concat([plain.subarray(0, 33), part, plain.subarray(33)]);
}
const other = (kind: string) => ({ code: 'other_picture', values: { kind } });

test.each<[string, Buffer, object | null]>([
  ['a photo of an iPhone', box('heic', '\0\0\0\0', 'mif1', 'heic'), { code: 'heic_picture' }],
  ['another of an iPhone', box('mif1', '\0\0\0\0', 'heic'), { code: 'heic_picture' }],
  ['AVIF, which has a brand of those too', box('avif', '\0\0\0\0', 'mif1'), other('AVIF')],
  ['a film', box('isom', '\0\0\0\0', 'mp42'), null],
  ['a moving GIF', await moving('gif'), { code: 'moving_picture' }],
  [
    'a GIF',
    await sharp(await picture(8, 8))
      .gif()
      .toBuffer(),
    other('GIF'),
  ],
  ['a moving WebP', await moving('webp'), { code: 'moving_picture' }],
  ['a moving PNG', await countedPng(2), { code: 'moving_picture' }],
  ['a PNG that counts one', await countedPng(1), null],
  [
    'TIFF',
    await sharp(await picture(8, 8))
      .tiff()
      .toBuffer(),
    other('TIFF'),
  ],
  ['PNG', await picture(8, 8), null],
  ['JPEG', await picture(8, 8, 'jpeg'), null],
  ['WebP', await picture(8, 8, 'webp'), null],
  ['nothing', Buffer.alloc(0), null],
  ['text', Buffer.from('BM is a word as any other'), null],
])('%s', (_name, file, trouble) => {
  expect(pictureTrouble(file)).toEqual(trouble);
});

test('the kind stands in the words', () => {
  expect(pictureTroubleText({ code: 'other_picture', values: { kind: 'GIF' } }, 'nl')).toContain(
    'een GIF-bestand',
  );
  expect(pictureTroubleText({ code: 'heic_picture' }, 'en')).toContain('HEIC');
});
