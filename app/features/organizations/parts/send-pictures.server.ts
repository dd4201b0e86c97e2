/** The pictures of a posted form: sent on to the API before the record that carries them. */
import { uploads, type Picture } from '#contract/uploads.ts';
import type { Api } from '#app/api/client.ts';
import { formText } from '#app/forms/form-text.ts';

/** What is on it in words; null where it only decorates, or nothing was said. */
const altOf = (form: FormData, name: string) =>
  form.has(`${name}_decorative`) ? null : formText(form, `${name}_alt`).trim() || null;

/** The id to keep: of a new picture, null for one taken away, undefined for one that stays. */
export async function sendPicture(
  api: Api,
  form: FormData,
  name: string,
  current: Picture | null,
): Promise<string | null | undefined> {
  const file = form.get(name);
  const altText = altOf(form, name);
  if (file instanceof File && file.size > 0) return (await api.upload(file, altText)).id;
  if (form.has(`${name}_remove`)) return null;
  const isDescribed = form.has(`${name}_alt`) || form.has(`${name}_decorative`);
  if (current && isDescribed && altText !== current.altText)
    await api.patch(uploads, `/api/v1/uploads/${current.id}`, { altText }, { id: current.id });
  return undefined;
}
