/** The files of the centre, the one that is open beside them, and what is done with it. */
import { uploadCalls } from '#contract/calls/uploads.ts';
import { isRecordId } from '#contract/record-ids.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { pick } from '#app/api/record.ts';
import { fileList, openName } from '#app/features/uploads/components/list/file-list.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { loadDeclared } from '#app/lists/load-list.server.ts';

const fields = [
  'fileName',
  'kind',
  'mime',
  'byteSize',
  'width',
  'height',
  'altText',
  'isDecoration',
  'url',
  'createdAt',
  'ownerName',
  'uses',
] as const;

/** The one that the address names; null when there is none, or it was removed. */
async function openFile({ api }: Page, url: URL) {
  const id = url.searchParams.get(openName);
  if (id === null || !isRecordId(id)) return null;
  try {
    return pick(await api.one(uploadCalls.show, { params: { id } }), ['id', ...fields, 'can']);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export async function loadFiles(page: Page, url: URL) {
  const list = await loadDeclared(page, url, fileList, {
    ask: (query) => page.api.list(uploadCalls.list, query),
    show: ({ items, can, meta }) => ({
      items: items.map((one) => pick(one, ['id', ...fields])),
      can,
      storage: meta.storage,
    }),
  });
  return { ...list, open: await openFile(page, url) };
}
export type LoadedFiles = Awaited<ReturnType<typeof loadFiles>>;
export type ListedFile = LoadedFiles['items'][number];
export type OpenFile = NonNullable<LoadedFiles['open']>;

export type FileAct = 'send' | 'describe' | 'replace' | 'remove';

/** None that was chosen is an empty one, of which the API says what to do. */
function fileIn(form: FormData): File {
  const file = form.get('file');
  return file instanceof File ? file : new File([], '');
}

export function fileActs({ api, locale }: Page, address: string): ActTable<FileAct> {
  const t = wordsOf(locale, 'uploads');
  const withFile = (form: FormData) => ({ body: {}, file: fileIn(form) });
  const paramsOf = (form: FormData) => ({ id: formText(form, 'id') });
  return {
    send: async (form) => {
      const { record } = await api.send(uploadCalls.create, withFile(form));
      return { told: t('send.sent', { name: record.fileName }) };
    },
    describe: async (form) => {
      const isDecoration = form.has('picture_decorative');
      const altText = formText(form, 'picture_alt').trim() || null;
      const body = isDecoration ? { isDecoration } : { altText, isDecoration };
      await api.send(uploadCalls.update, { params: paramsOf(form), body });
      return { told: t('open.described') };
    },
    replace: async (form) => {
      const { record } = await api.send(uploadCalls.replace, { params: paramsOf(form), ...withFile(form) });
      return { told: t('open.replaced', { name: record.fileName }) };
    },
    remove: async (form) => {
      await api.send(uploadCalls.remove, { params: paramsOf(form) });
      return { to: address, told: t('open.removed', { name: formText(form, 'name') }) };
    },
  };
}
