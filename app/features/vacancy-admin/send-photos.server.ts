/** The photos of a posted form: new ones become uploads before the vacancy that names them is saved. */
import { uploadCalls } from '#contract/calls/uploads.ts';
import { problemText } from '#contract/error-texts.ts';
import type { ErrorObject } from '#contract/jsonapi.ts';
import { uploadBytesMax, type Picture } from '#contract/uploads.ts';
import { mostImages } from '#contract/vacancy-fields.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { newAltTexts, type TypedPhoto } from './form-schema.ts';

const pointer = '/data/attributes/new_photos';

function refusal(
  page: Pick<Page, 'locale'>,
  code: 'too_large_file' | 'too_many',
  values: Record<string, number>,
) {
  const problem = { status: '422', code, ...problemText({ code, values }, page.locale), source: { pointer } };
  return new ApiError(422, [problem as ErrorObject]);
}

/** Throws what is too large or too many, before any is sent. */
function chosen(page: Page, form: FormData, room: number): File[] {
  const files = form.getAll('newPhotos').filter((one) => one instanceof File && one.size > 0) as File[];
  if (files.length > room) throw refusal(page, 'too_many', { maximum: mostImages });
  if (files.some(({ size }) => size > uploadBytesMax))
    throw refusal(page, 'too_large_file', { megabytes: uploadBytesMax / 1_000_000 });
  return files;
}

/** What is on each of the new ones. */
const linesIn = (form: FormData): string[] =>
  form.getAll(newAltTexts).flatMap((text) => (typeof text === 'string' ? text.split('\n') : []));

/** Said at the field of the form, whatever the upload calls it. */
async function atField<Result>(sent: Promise<Result>): Promise<Result> {
  try {
    return await sent;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(
      error.status,
      error.problems.map((problem) => ({ ...problem, source: { pointer } })),
    );
  }
}

/**
 * Ids of all photos in their order: those that stayed, then the new ones. Undefined where the form said nothing of them. `current` are
 * those of the vacancy as it is.
 */
export async function sendPhotos(
  page: Page,
  form: FormData,
  { photos, current }: { photos: readonly TypedPhoto[] | undefined; current: readonly Picture[] },
): Promise<string[] | undefined> {
  const kept = photos ?? current.map(({ id, altText }) => ({ imageId: id, altText }));
  const files = chosen(page, form, mostImages - kept.length);
  for (const { imageId, altText } of kept) {
    // One that was chosen is no photo of the vacancy yet; what is on it may be said otherwise here.
    const known =
      current.find(({ id }) => id === imageId) ??
      (await page.api.one(uploadCalls.show, { params: { id: imageId } }));
    if (known.altText !== altText)
      await atField(page.api.send(uploadCalls.update, { params: { id: imageId }, body: { altText } }));
  }
  const added: string[] = [];
  const texts = linesIn(form);
  for (const [at, file] of files.entries()) {
    const body = { altText: texts[at]?.trim() || null };
    added.push((await atField(page.api.send(uploadCalls.create, { file, body }))).record.id);
  }
  if (photos === undefined && added.length === 0) return undefined;
  return [...kept.map(({ imageId }) => imageId), ...added];
}
