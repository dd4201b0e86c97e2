/** The pictures of a posted form: sent on to the API before the record that carries them. */
import { uploadCalls } from '#contract/calls/uploads.ts';
import { problemText } from '#contract/error-texts.ts';
import type { ErrorObject } from '#contract/jsonapi.ts';
import { uploadBytesMax, type Picture } from '#contract/uploads.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Api } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
import { formText } from '#app/forms/form-text.ts';
import { chosenPictureName } from '#app/forms/picture-fields.ts';

/** By attribute, `logoId` of `logo`: the id of a new picture, null for one taken away, undefined for one that stays. */
type Kept<Name extends string> = { [Key in `${Name}Id`]: string | null | undefined };

/** What is on it in words; null where it only decorates, or nothing was said. */
const altOf = (form: FormData, name: string) =>
  form.has(`${name}_decorative`) ? null : formText(form, `${name}_alt`).trim() || null;

function chosen(form: FormData, name: string): File | null {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? file : null;
}

/** Said at the field of the form, whatever the upload calls it. */
const atField = (name: string, problem: ErrorObject): ErrorObject => ({
  ...problem,
  source: { pointer: `/data/attributes/${name}` },
});

/** One that was there already; what is said of it here is said of it wherever it is shown. */
async function useChosen(api: Api, id: string, altText: string | null | undefined): Promise<string> {
  const params = { id };
  const known = await api.one(uploadCalls.show, { params });
  if (altText !== undefined && altText !== known.altText)
    await api.send(uploadCalls.update, { params, body: { altText } });
  return id;
}

async function send(api: Api, form: FormData, name: string, current: Picture | null) {
  const file = chosen(form, name);
  const altText = altOf(form, name);
  if (file) {
    const { record } = await api.send(uploadCalls.create, {
      file,
      body: altText === null ? {} : { altText },
    });
    return record.id;
  }
  const isDescribed = form.has(`${name}_alt`) || form.has(`${name}_decorative`);
  const taken = formText(form, chosenPictureName(name));
  if (taken !== '') return useChosen(api, taken, isDescribed ? altText : undefined);
  if (form.has(`${name}_remove`)) return null;
  if (current && isDescribed && altText !== current.altText)
    await api.send(uploadCalls.update, { params: { id: current.id }, body: { altText } });
  return undefined;
}

/** All of them are looked at before any is sent. Throws what is wrong, each problem at its field. */
export async function sendPictures<Name extends string>(
  { api, locale }: Pick<Page, 'api' | 'locale'>,
  form: FormData,
  current: Readonly<Record<Name, Picture | null>>,
): Promise<Kept<Name>> {
  const values = { megabytes: uploadBytesMax / 1_000_000 };
  const large = {
    status: '422',
    code: 'too_large_file',
    ...problemText({ code: 'too_large_file', values }, locale),
  };
  const pictures = Object.entries(current) as [Name, Picture | null][];
  const problems = pictures
    .filter(([name]) => (chosen(form, name)?.size ?? 0) > uploadBytesMax)
    .map(([name]) => atField(name, large as ErrorObject));
  if (problems.length > 0) throw new ApiError(422, problems);
  const kept: Record<string, string | null | undefined> = {};
  for (const [name, picture] of pictures)
    try {
      kept[`${name}Id`] = await send(api, form, name, picture);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(
        error.status,
        error.problems.map((problem) => atField(name, problem)),
      );
    }
  return kept as Kept<Name>;
}
