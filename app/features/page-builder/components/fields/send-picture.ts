import { uploadCalls } from '#contract/calls/uploads.ts';
import type { Picture } from '#contract/uploads.ts';
import { decoder, type JsonApiDocument } from '#app/api/record.ts';

/** Sends a photo from the browser and gives it as blocks show it. Throws when it was not taken. */
export async function sendPicture(file: File): Promise<Picture> {
  const form = new FormData();
  form.append('file', file);
  const { method, path } = uploadCalls.create;
  const answer = await fetch(path, { method, body: form });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const document = (await answer.json()) as JsonApiDocument;
  const { data } = document;
  if (data === null || Array.isArray(data)) throw new Error('no record');
  const { id, url, width, height, altText } = decoder(document)(data) as unknown as Picture;
  return { id, url, width, height, altText, preview: null, seenOn: null };
}
