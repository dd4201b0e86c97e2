/** The pictures of a posted form: sent on to the API before the record that carries them. */
import { uploadCalls } from '#contract/calls/uploads.ts';
import { problemText } from '#contract/error-texts.ts';
import type { ErrorObject } from '#contract/jsonapi.ts';
import { uploadBytesMax, type Picture } from '#contract/uploads.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Api } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
import { formText } from '#app/forms/form-text.ts';
import { pictureNames, type PictureName } from './form-schema.ts';

/** Each with the id to keep: of a new picture, null for one taken away, undefined for one that stays. */
type Kept = Record<PictureName, string | null | undefined>;

/** What the form begins with for a picture; its name goes along only when one is chosen. */
export const describedAs = (name: PictureName, picture: Picture | null) => ({
  [name]: null,
  [`${name}_alt`]: picture?.altText ?? null,
  [`${name}_decorative`]: picture !== null && picture.altText === null,
});

/** What is on it in words; null where it only decorates, or nothing was said. */
const altOf = (form: FormData, name: PictureName) =>
  form.has(`${name}_decorative`) ? null : formText(form, `${name}_alt`).trim() || null;

function chosen(form: FormData, name: PictureName): File | null {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? file : null;
}

/** Said at the field of the form, whatever the upload calls it. */
const atField = (name: PictureName, problem: ErrorObject): ErrorObject => ({
  ...problem,
  source: { pointer: `/data/attributes/${name}` },
});

async function send(api: Api, form: FormData, name: PictureName, current: Picture | null) {
  const file = chosen(form, name);
  const altText = altOf(form, name);
  if (file) {
    const { record } = await api.send(uploadCalls.create, {
      file,
      body: altText === null ? {} : { altText },
    });
    return record.id;
  }
  if (form.has(`${name}_remove`)) return null;
  const isDescribed = form.has(`${name}_alt`) || form.has(`${name}_decorative`);
  if (current && isDescribed && altText !== current.altText)
    await api.send(uploadCalls.update, { params: { id: current.id }, body: { altText } });
  return undefined;
}

/** All of them are looked at before any is sent. Throws what is wrong, each problem at its field. */
export async function sendPictures(
  { api, locale }: Pick<Page, 'api' | 'locale'>,
  form: FormData,
  current: Record<PictureName, Picture | null>,
): Promise<Kept> {
  const values = { megabytes: uploadBytesMax / 1_000_000 };
  const large = {
    status: '422',
    code: 'too_large_file',
    ...problemText({ code: 'too_large_file', values }, locale),
  };
  const problems = pictureNames
    .filter((name) => (chosen(form, name)?.size ?? 0) > uploadBytesMax)
    .map((name) => atField(name, large as ErrorObject));
  if (problems.length > 0) throw new ApiError(422, problems);
  const kept: Kept = { logo: undefined, coverImage: undefined };
  for (const name of pictureNames)
    try {
      kept[name] = await send(api, form, name, current[name]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(
        error.status,
        error.problems.map((problem) => atField(name, problem)),
      );
    }
  return kept;
}
