/**
 * Pictures that are not taken, told by what they begin with, and what to do about it: on the server, and in the browser before anything is
 * sent. Pure.
 */
import type { Locale } from './locales.ts';

export type PictureTrouble =
  | { code: 'heic_picture' | 'moving_picture' }
  | { code: 'other_picture'; values: { kind: string } };

/** A title and what to do. */
export const pictureTroubleTexts: Record<
  Locale,
  Record<PictureTrouble['code'], readonly [string, string]>
> = {
  nl: {
    heic_picture: [
      'Foto van een iPhone (HEIC)',
      'Dit is een foto van een iPhone (HEIC). Maak er op je telefoon een schermafbeelding van en kies die. Voor nieuwe foto’s: kies bij Instellingen, Camera, Structuren voor ‘Meest compatibel’.',
    ],
    moving_picture: [
      'Bewegend plaatje',
      'Dit plaatje beweegt, en dat kan hier niet. Maak een schermafbeelding van het beeld dat je wilt en kies die.',
    ],
    other_picture: [
      'Ander soort foto',
      'Dit is een {kind}-bestand. Bewaar de foto als JPEG of PNG en kies die.',
    ],
  },
  en: {
    heic_picture: [
      'Photo of an iPhone (HEIC)',
      'This is a photo of an iPhone (HEIC). Take a screenshot of it on your phone and choose that. For new photos: choose ‘Most Compatible’ in Settings, Camera, Formats.',
    ],
    moving_picture: [
      'Moving picture',
      'This picture moves, and that does not work here. Take a screenshot of the part that you want and choose that.',
    ],
    other_picture: [
      'Another kind of photo',
      'This is a {kind} file. Save the photo as JPEG or PNG and choose that one.',
    ],
  },
};

const latin = (file: Uint8Array, from: number, to: number) =>
  String.fromCodePoint(...file.subarray(from, Math.min(to, file.length)));
const wordAt = (file: Uint8Array, at: number) =>
  new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(at);

/** Brands of the box in which telephones keep their photos. */
const ofTelephones = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** The kind of a box of ISO, as HEIC and AVIF are, by its brand and those that it goes with. */
function boxKind(file: Uint8Array): 'HEIC' | 'AVIF' | null {
  if (latin(file, 4, 8) !== 'ftyp') return null;
  const brands = latin(file, 8, Math.min(wordAt(file, 0), 200)).match(/[^]{4}/g) ?? [];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'AVIF';
  return brands.some((brand) => ofTelephones.test(brand)) ? 'HEIC' : null;
}

const others: readonly [string, RegExp][] = [
  ['GIF', /^GIF8[79]a/],
  ['TIFF', /^(?:II[*+]\0|MM\0[*+])/],
  ['BMP', /^BM[^]{4}\0\0\0\0/],
  ['JPEG XL', /^(?:\u00FF\n|\0\0\0\fJXL )/],
  ['Photoshop', /^8BPS/],
];

/** Before each picture of an animation stands such a block of a GIF. */
function gifMoves(file: Uint8Array): boolean {
  const next = (from: number) =>
    file.findIndex((byte, at) => at >= from && byte === 0x21 && file[at + 1] === 0xf9 && file[at + 2] === 4);
  const one = next(13);
  return one >= 0 && next(one + 8) >= 0;
}

/** A WebP whose head says that it moves. */
const webpMoves = (file: Uint8Array) =>
  latin(file, 0, 4) === 'RIFF' && latin(file, 8, 16) === 'WEBPVP8X' && ((file[20] ?? 0) & 0b10) !== 0;

/** A PNG with the part that counts its pictures, before the first of them; one that counts a single picture stands still. */
function pngMoves(file: Uint8Array): boolean {
  if (latin(file, 1, 4) !== 'PNG') return false;
  for (let at = 8; at + 12 <= file.length; at += wordAt(file, at) + 12) {
    const kind = latin(file, at + 4, at + 8);
    if (kind === 'acTL') return wordAt(file, at + 8) > 1;
    if (kind === 'IDAT') return false;
  }
  return false;
}

/** Why a file that begins as a picture is none that is taken; null where nothing is known against it. */
export function pictureTrouble(file: Uint8Array): PictureTrouble | null {
  if (file.length < 16) return null;
  const kind = boxKind(file) ?? others.find(([, start]) => start.test(latin(file, 0, 16)))?.[0];
  if (kind === 'HEIC') return { code: 'heic_picture' };
  if (webpMoves(file) || pngMoves(file) || (kind === 'GIF' && gifMoves(file)))
    return { code: 'moving_picture' };
  return kind ? { code: 'other_picture', values: { kind } } : null;
}

/** What to do about it, in words. */
export const pictureTroubleText = (trouble: PictureTrouble, locale: Locale): string =>
  pictureTroubleTexts[locale][trouble.code][1].replace(
    '{kind}',
    'values' in trouble ? trouble.values.kind : '',
  );
