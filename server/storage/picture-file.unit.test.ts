import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { uploadPixelsMax, uploadSideMax } from '#contract/uploads.ts';
import { busyPicture, jpegThatTells, picture, pngThatTells } from '#tests/support/pictures.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { patience } from '#tests/support/pace.ts';
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

  test('in the colours of a screen, also of a poster for print', async () => {
    const poster = new URL('../../tests/fixtures/poster-cmyk.jpg', import.meta.url);
    const { bytes, told } = await made(readFileSync(poster));
    expect([told.space, told.channels]).toEqual(['srgb', 3]);
    const bars = await sharp(bytes).resize(3, 1, { kernel: 'nearest' }).raw().toBuffer();
    const seen = [...bars].map((part) => (part > 200 ? 'much' : part > 60 ? 'some' : 'none'));
    const [yellow, red, blue] = ['much much none', 'much none none', 'none none some'];
    expect(seen.join(' ')).toBe([yellow, red, blue].join(' '));
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

function svg(inside: string, attributes = 'width="40" height="20"'): Buffer {
  return Buffer.from(
    `<?xml version="1.0"?>\n<!-- Een logo -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );
}
const green = '<rect width="40" height="20" fill="#00ff00"/>';

/** The colour in the middle. */
async function middle(bytes: Buffer) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

describe('a drawing of lines becomes points', () => {
  test('a picture within it, its address written so that it is not seen, is not drawn', async () => {
    const red = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const href = `&#100;ata:image/png;base64,${red.toString('base64')}`;
    const kept = await made(svg(`${green}<image href="${href}" width="40" height="20"/>`));
    expect(await middle(kept.bytes)).toEqual([0, 255, 0]);
  });

  test.each([
    ['as wide as it is meant to be seen', svg(green)],
    ['by its box', svg(green, 'viewBox="0 0 40 20"')],
  ])('%s, sharp and without any of its own words', async (_name, file) => {
    const kept = await made(file);
    expect([kept.mime, kept.told.format, kept.width, kept.height]).toEqual(['image/png', 'png', 1200, 600]);
    expect(await middle(kept.bytes)).toEqual([0, 255, 0]);
  });

  test('what would do something in a browser does nothing, and is gone', async () => {
    const kept = await made(
      svg(
        `${green}<script>alert(1)</script><a href="javascript:alert(1)"><rect width="1" height="1"/></a><foreignObject><body onload="alert(1)"/></foreignObject>`,
        'width="40" height="20" onload="alert(1)"',
      ),
    );
    expect(await middle(kept.bytes)).toEqual([0, 255, 0]);
    expect(kept.bytes.includes('alert')).toBe(false);
    expect(kept.told.format).toBe('png');
  });

  test.each([
    ['an image by its older name', (href: string) => `<image xlink:href="${href}" width="40" height="20"/>`],
    ['an image', (href: string) => `<image href="${href}" width="40" height="20"/>`],
    ['a style', (href: string) => `<style>@import url("${href}");</style>`],
    ['a part of another drawing', (href: string) => `<use href="${href}#a"/>`],
  ])('nothing outside of it is read, no file of the machine and no address: %s', async (_name, inside) => {
    const folder = temporaryFolder();
    const red = join(folder, 'red.png');
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } }).toFile(red);
    let asked = 0;
    const server = createServer((_request, answer) => {
      asked += 1;
      answer.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      for (const href of [red, `file://${red}`, `http://127.0.0.1:${port}/red.png`])
        expect(await middle((await made(svg(`${green}${inside(href)}`))).bytes), href).toEqual([0, 255, 0]);
    } finally {
      server.close();
      removeTemporaryFolder(folder);
    }
    expect(asked).toBe(0);
  });

  test.each([
    ['very large', svg(green, 'width="400000" height="200000"')],
    ['very long', svg(green, 'width="100000" height="1"')],
    ['of no size', svg(green, 'width="0" height="0"')],
    [
      'of things in things',
      svg(
        `<g id="a">${green}</g>${Array.from({ length: 20 }, (_none, at) => `<g id="b${at}"><use href="#${at === 0 ? 'a' : `b${at - 1}`}"/><use href="#${at === 0 ? 'a' : `b${at - 1}`}"/></g>`).join('')}`,
      ),
    ],
    ['within itself', svg('<g id="a"><use href="#a"/></g>')],
  ])(
    'one that is %s gives a picture or is refused, in time',
    async (_name, file) => {
      const read = await readPicture(file);
      expect('code' in read ? read.code : Math.max(read.width, read.height)).toSatisfy(
        (found: unknown) =>
          found === 'no_picture' || found === 'too_many_pixels' || Number(found) <= uploadSideMax,
      );
    },
    patience(20_000),
  );
});

const side = Math.ceil(Math.sqrt(uploadPixelsMax)) + 1;
const plain = await picture(40, 30, 'png');
const photo = await busyPicture(200, 200);
const within = `data:image/png;base64,${plain.toString('base64')}`;

test.each([
  ['nothing', Buffer.alloc(0), 'no_picture'],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'no_picture'],
  [
    'a drawing of lines that is too large',
    svg(`<rect width="9" height="9"/>${' '.repeat(1_000_001)}`),
    'no_picture',
  ],
  [
    'a drawing of lines with words that become many',
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "${'lol'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&b;</text></svg>`,
    ),
    'no_picture',
  ],
  ['a drawing of lines that breaks off', svg('<rect').subarray(0, 60), 'no_picture'],
  [
    'a drawing with a picture in it',
    svg(`${green}<image href="${within}" width="40" height="20"/>`),
    'no_picture',
  ],
  ['a drawing with another in it', svg(`${green}<use xlink:href = ' ${within}#a'/>`), 'no_picture'],
  [
    'a drawing in letters that hide what it says',
    Buffer.from(svg(green).toString().replace('?>', ' encoding="UTF-7"?>')),
    'no_picture',
  ],
  [
    'a page with a drawing of lines in it',
    Buffer.from('<html><body><svg width="9" height="9"></svg></body></html>'),
    'no_picture',
  ],
  ['a GIF', await sharp(plain).gif().toBuffer(), 'other_picture'],
  ['a TIFF', await sharp(plain).tiff().toBuffer(), 'other_picture'],
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
