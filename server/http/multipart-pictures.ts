/** Pictures that came along with a call: opened before its transaction begins, kept within it. */
import { uploadUpdate } from '#contract/uploads.ts';
import { readBody } from './body.ts';
import type { OpenedUpload, PictureKeeper } from './picture-keeper.ts';
import type { Context } from './route.ts';
import type { SentPicture } from './multipart-parts.ts';

export interface OpenedPicture extends OpenedUpload {
  attribute: string;
  altText: string | null;
}

async function openPicture(
  keeper: PictureKeeper,
  { attribute, file, altText }: SentPicture,
  who: string,
): Promise<OpenedPicture> {
  const told = readBody({ type: 'flat', schema: uploadUpdate }, { alt_text: altText });
  const opened = await keeper.open(file, who, `/data/attributes/${file.field}`);
  return { ...opened, attribute, altText: told.altText ?? null };
}

/** Throws 422 for what cannot be opened, and 429 when too many are opened already. */
export async function openPictures(
  keeper: PictureKeeper,
  sent: readonly SentPicture[],
  who: string,
): Promise<OpenedPicture[]> {
  const pictures: OpenedPicture[] = [];
  for (const picture of sent) pictures.push(await openPicture(keeper, picture, who));
  return pictures;
}

/** Keeps them as uploads. Answers the attributes that name them. */
export async function keepPictures(
  context: Context,
  pictures: readonly OpenedPicture[],
): Promise<Record<string, string>> {
  const named: Record<string, string> = {};
  for (const picture of pictures)
    named[picture.attribute] = (await context.services.pictures.keep(context, picture, picture.altText)).id;
  return named;
}
