/** A form with what came in, and what staff do with it. */
import { redirect } from 'react-router';
import { formSubmissionCalls } from '#contract/calls/form-submissions.ts';
import { formCalls } from '#contract/calls/forms.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { answerColumns, type AskedQuestion, type forms } from '#contract/forms.ts';
import type { SheetFormat } from '#contract/sheet-files.ts';
import { textLimits } from '#contract/text-limits.ts';
import { addressOf } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { sizes } from '#app/features/forms/components/answer-table.tsx';
import { answersToAsk } from '#app/features/forms/components/answers-to-ask.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { pageIn, sizeIn, wordsIn } from '#app/shell/list-address.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

/** As far as the table needs them. */
const columnsOf = (form: RecordOf<typeof forms>): AskedQuestion[] =>
  answerColumns(form).map(({ questionId, text, questionType }) => ({ questionId, text, questionType }));

const fileOf = (id: string, format: SheetFormat): string =>
  addressOf(formSubmissionCalls.exportAll, { params: { id }, query: { format } });

/** What came in: those that are asked for, a page of them. */
async function answersOf({ api }: Page, form: RecordOf<typeof forms>, url: URL) {
  const size = sizeIn(url.searchParams, sizes);
  const isUnread = url.searchParams.has('new');
  const q = wordsIn(url.searchParams, 'q', textLimits.search);
  const chosen = url.searchParams.get('answer') ?? '';
  const answer = answersToAsk(form).some(({ values }) => values.some(({ wanted }) => wanted === chosen))
    ? chosen
    : '';
  const { items, pagination } = await api.list(formSubmissionCalls.list, {
    filter: {
      formId_eq: form.id,
      unread: isUnread ? 'true' : null,
      q: q || undefined,
      answer: answer || undefined,
    },
    page: { number: pageIn(url.searchParams), size },
  });
  // Read or removed in the meantime: the list has grown shorter.
  if (pagination.current > pagination.last) {
    const to = new URL(url);
    to.searchParams.set('page', String(pagination.last));
    throw redirect(`${to.pathname}${to.search}`);
  }
  return { items, pagination, size, isUnread, q, answer };
}

const summaryOf = async ({ api }: Page, id: string) =>
  (await api.one(formSubmissionCalls.summary, { params: { id } })).questions;

/** How many vacancies ask its questions of whoever applies. */
async function askedAt({ api }: Page, id: string): Promise<number> {
  const { pagination } = await api.list(vacancyCalls.list, {
    filter: { managed: 'true', formId_eq: id },
    page: { size: 1 },
    fields: { vacancies: ['title'] },
  });
  return pagination.records;
}

export async function loadForm(page: Page, id: string, url: URL) {
  // First whether there is one for this reader: the list of what came in would say that they may not, of a form they may not know of.
  const form = await page.api.one(formCalls.show, { params: { id } });
  const link = new URL(`${form.locale === 'en' ? '/en' : ''}/forms/${form.slug}`, url).href;
  const isSummary = url.searchParams.has('summary');
  const [summary, answers, vacancies] = await Promise.all([
    isSummary ? summaryOf(page, id) : null,
    isSummary ? null : answersOf(page, form, url),
    askedAt(page, id),
  ]);
  return {
    head: { title: form.title },
    form,
    link,
    vacancies,
    summary,
    answers,
    columns: columnsOf(form),
    files: { csv: fileOf(id, 'csv'), xlsx: fileOf(id, 'xlsx') },
  };
}
export type LoadedForm = Awaited<ReturnType<typeof loadForm>>;

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
