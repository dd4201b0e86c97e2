/** What the forms of every import do with a file, on the server. */
import { problemText } from '#contract/error-texts.ts';
import { isRecordId } from '#contract/record-ids.ts';
import { formErrors, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Outcome } from '#app/forms/answer-acts.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

/** All that is wrong with a file stands at it. */
const wrongFile = (text: string) => ({ refused: { fields: { file: text } } });

/** Sends the file of a form on, when there is one and it is not too large. `send` answers where it leads. */
export async function takeFile(
  { locale }: Page,
  form: FormData,
  { bytesMax, send }: { bytesMax: number; send: (file: File) => Promise<Outcome> },
): Promise<Outcome> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0)
    return wrongFile(wordsOf(locale, 'imports')('file.missing'));
  if (file.size > bytesMax) {
    const values = { megabytes: bytesMax / 1_000_000 };
    return wrongFile(problemText({ code: 'too_large_table', values }, locale).detail);
  }
  try {
    return await send(file);
  } catch (error) {
    const { fields, general } = formErrors(error);
    return wrongFile([...Object.values(fields), ...general][0] ?? '');
  }
}

/** The file that an address is about, for `params` of a call. Throws where it is about none. */
export function sentFile({ searchParams }: URL): { id: string } {
  const id = searchParams.get('import');
  if (!isRecordId(id)) throw pageError(404, 'Not Found');
  return { id };
}
