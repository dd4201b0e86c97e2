/**
 * A picture that somebody sent, opened and made again: upright, no larger than any screen needs, in the colours that browsers share, and
 * without anything else that stood in the file, such as where it was taken. What a file is, is told by its content and never by its name.
 */
import type { Sharp, SharpConstructor, SharpOptions } from 'sharp';
import type { Problem } from '#contract/errors.ts';
import { pictureTrouble } from '#contract/picture-kinds.ts';
import { uploadPixelsMax, uploadSideMax, type PictureType, type SeenOn } from '#contract/uploads.ts';
import { inPoints, isLineDrawing } from './line-drawing.ts';
import { pictureLibrary } from './picture-library.ts';
import { pictureSeenOn } from './seen-on.ts';

export interface PictureFile {
  mime: PictureType;
  width: number;
  height: number;
  bytes: Buffer;
  /** A few of its points as a `data:` address. */
  preview: string;
  seenOn: SeenOn;
}

export type PictureProblem = Pick<Problem, 'code' | 'values'>;

/** A picture that takes longer was made to. */
const longestSeconds = 20;
/** A drawing stays as sharp as it was; a photo that was saved as one would stay large. */
const drawingBytesMax = 1_000_000;
const quality = 82;

const readable: Record<string, PictureType> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};
/** What such files begin with. By it the library chooses its reader too, and this one is asked first: none but these three is run. */
const isReadable = (file: Buffer): boolean =>
  file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
  file.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ||
  (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP');

const options: SharpOptions = { failOn: 'error', limitInputPixels: uploadPixelsMax };

const upright = (image: Sharp): Sharp =>
  image
    .autoOrient()
    .resize({ width: uploadSideMax, height: uploadSideMax, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: longestSeconds });

type Written = Omit<PictureFile, 'preview' | 'seenOn'>;

async function written(image: Sharp, mime: PictureType): Promise<Written> {
  const encoder =
    mime === 'image/png'
      ? image.png({ compressionLevel: 9 })
      : mime === 'image/webp'
        ? image.webp({ quality })
        : image.jpeg({ quality });
  const { data, info } = await encoder.toBuffer({ resolveWithObject: true });
  return { mime, width: info.width, height: info.height, bytes: data };
}

async function opened(sharp: SharpConstructor, file: Buffer): Promise<PictureFile | PictureProblem> {
  const { width, height, format } = await sharp(file, { ...options, limitInputPixels: false }).metadata();
  const mime = readable[format];
  if (mime === undefined) return { code: 'no_picture' };
  if (width * height > uploadPixelsMax)
    return { code: 'too_many_pixels', values: { megapixels: uploadPixelsMax / 1_000_000 } };
  const image = upright(sharp(file, options));
  const first = await written(image, mime);
  const made =
    mime === 'image/png' && first.bytes.length > drawingBytesMax
      ? await written(upright(sharp(file, options)), 'image/webp')
      : first;
  return {
    ...made,
    preview: await previewOf(sharp, made.bytes),
    seenOn: await pictureSeenOn(sharp, made.bytes, options),
  };
}

/** So few points that the browser draws one into the next. */
const previewSide = 16;

async function previewOf(sharp: SharpConstructor, picture: Buffer): Promise<string> {
  const points = await sharp(picture, options)
    .resize({ width: previewSide, height: previewSide, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${points.toString('base64')}`;
}

export const sizedFormats = ['avif', 'webp'] as const;
export type SizedFormat = (typeof sizedFormats)[number];

/** As it is told when one is taken in, of one that was kept before that. Throws as `resizedPicture` does. */
export const groundOfPicture = async (picture: Uint8Array): Promise<SeenOn> =>
  pictureSeenOn(await pictureLibrary(), picture, options);

/** A picture that we made, no wider than this. Throws where the library cannot be had, or takes too long. */
export async function resizedPicture(
  picture: Uint8Array,
  width: number,
  format: SizedFormat,
): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const image = sharp(picture, options)
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: longestSeconds });
  // More effort makes one of a thousand points take seconds, for some hundredths less.
  return (
    format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 78 })
  ).toBuffer();
}

/** Opens a picture and makes it again; or says why it is none. Throws where the library itself cannot be had: that is no fault of the picture. */
export async function readPicture(file: Buffer): Promise<PictureFile | PictureProblem> {
  const known = pictureTrouble(file);
  if (known) return known;
  const isDrawing = isLineDrawing(file);
  if (!isDrawing && !isReadable(file)) return { code: 'no_picture' };
  const sharp = await pictureLibrary();
  try {
    return await opened(sharp, isDrawing ? await inPoints(file) : file);
  } catch {
    // Broken, cut off, or not to be opened within its time: the library tells them apart by words alone.
    return { code: 'no_picture' };
  }
}
