/** A form with what came in, and what staff do with it. */
import { redirect } from 'react-router';
import { formSubmissionCalls } from '#contract/calls/form-submissions.ts';
import { formCalls } from '#contract/calls/forms.ts';
import { answerColumns, type AskedQuestion, type forms } from '#contract/forms.ts';
import type { SheetFormat } from '#contract/sheet-files.ts';
import { addressOf } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { sizes } from '#app/features/forms/components/answer-table.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { pageIn, sizeIn } from '#app/shell/list-address.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

/** As far as the table needs them. */
const columnsOf = (form: RecordOf<typeof forms>): AskedQuestion[] =>
  answerColumns(form).map(({ questionId, text, questionType }) => ({ questionId, text, questionType }));

const fileOf = (id: string, format: SheetFormat): string =>
  addressOf(formSubmissionCalls.exportAll, { params: { id }, query: { format } });

export async function loadForm(page: Page, id: string, url: URL) {
  const size = sizeIn(url.searchParams, sizes);
  const isUnread = url.searchParams.has('new');
  // First whether there is one for this reader: the list of what came in would say that they may not, of a form they may not know of.
  const form = await page.api.one(formCalls.show, { params: { id } });
  const { items, pagination } = await page.api.list(formSubmissionCalls.list, {
    filter: { formId_eq: id, unread: isUnread ? 'true' : null },
    page: { number: pageIn(url.searchParams), size },
  });
  // Read or removed in the meantime: the list has grown shorter.
  if (pagination.current > pagination.last) {
    const to = new URL(url);
    to.searchParams.set('page', String(pagination.last));
    throw redirect(`${to.pathname}${to.search}`);
  }
  const link = new URL(`${form.locale === 'en' ? '/en' : ''}/forms/${form.slug}`, url).href;
  return {
    head: { title: form.title },
    form,
    link,
    items,
    pagination,
    size,
    isUnread,
    columns: columnsOf(form),
    files: { csv: fileOf(id, 'csv'), xlsx: fileOf(id, 'xlsx') },
  };
}

export type FormAct = 'publish' | 'close' | 'remove';

export function actOnForm(page: Page, form: FormData, { id, pathname }: { id: string; pathname: string }) {
  const t = wordsOf(page.locale, 'forms');
  const params = { id };
  return answerActions<FormAct>(page, form, pathname, {
    publish: async () => {
      await page.api.send(formCalls.publish, { params });
      return { told: t('show.published') };
    },
    close: async () => {
      await page.api.send(formCalls.close, { params });
      return { told: t('show.closed') };
    },
    remove: async () => {
      await page.api.send(formCalls.remove, { params });
      return { told: t('show.removed'), to: inLanguageOf(pathname, '/form_builder') };
    },
  });
}
