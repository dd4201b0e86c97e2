/** Where a picture is chosen from: the stock images, and for who keeps them the files of the centre. */
import { stockImageCalls } from '#contract/calls/stock-images.ts';
import { uploadCalls } from '#contract/calls/uploads.ts';
import type { Locale } from '#contract/locales.ts';
import type { Picture } from '#contract/uploads.ts';
import { browserApi } from '#app/api/browser-api.ts';

export type PictureSource = 'stock' | 'files';

/** One to choose; `name` is what it is called where nobody said what is on it. */
export interface OfferedPicture {
  id: string;
  name: string;
  picture: Picture;
}
export interface Offer {
  pictures: readonly OfferedPicture[];
  records: number;
  /** Whoever keeps stock images keeps the files as well, and may choose among these. */
  hasFiles: boolean;
}

/** A picture that was chosen: an upload, whatever it was before. */
export type ChosenPicture = Picture & { name: string };

async function offeredFiles(locale: Locale, q: string, size: number): Promise<Offer> {
  const { items, pagination } = await browserApi(locale).list(uploadCalls.list, {
    filter: { kind_eq: 'picture', ...(q !== '' && { q }) },
    page: { size },
  });
  const pictures = items.flatMap(({ id, fileName: name, url, width, height, altText }) =>
    width === null || height === null
      ? []
      : [{ id, name, picture: { id, url, width, height, altText, preview: null, seenOn: null } }],
  );
  return { pictures, records: pagination.records, hasFiles: true };
}

async function offeredStock(locale: Locale, q: string, size: number): Promise<Offer> {
  const { items, pagination, can } = await browserApi(locale).list(stockImageCalls.list, {
    filter: q === '' ? {} : { q },
    page: { size },
  });
  const pictures = items.map(({ id, name, image }) => ({ id, name, picture: image }));
  return { pictures, records: pagination.records, hasFiles: can.create };
}

/** Those that the words find, no more than `size` of them. Throws when they could not be had. */
export const offered = (source: PictureSource, locale: Locale, q: string, size: number): Promise<Offer> =>
  (source === 'files' ? offeredFiles : offeredStock)(locale, q, size);

/** The upload of what is chosen. A stock image becomes one. Throws what was refused. */
export async function takePicture(
  source: PictureSource,
  locale: Locale,
  { id, name, picture }: OfferedPicture,
): Promise<ChosenPicture> {
  if (source === 'files') return { ...picture, name };
  const { record } = await browserApi(locale).send(stockImageCalls.use, { params: { id }, body: {} });
  const { url, width, height, altText } = record;
  return {
    id: record.id,
    url,
    width: width ?? picture.width,
    height: height ?? picture.height,
    altText,
    preview: picture.preview,
    seenOn: picture.seenOn,
    name,
  };
}

/** Its file, to be cut to size as one's own would be. */
export async function fileOf({ url, name }: ChosenPicture): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const blob = await answer.blob();
  return new File([blob], name, { type: blob.type });
}
