/** The steps of an import on the server: what each shows, and what each form does. All of it are calls of our own API. */
import { data, redirect } from 'react-router';
import { importCalls } from '#contract/calls/imports.ts';
import { toolbarCalls } from '#contract/calls/toolbars.ts';
import { isRecordId } from '#contract/current-organization.ts';
import { problemText } from '#contract/error-texts.ts';
import {
  importBytesMax,
  importFields,
  importResults,
  type imports,
  type ImportField,
  type ImportReportRow,
  type ImportResult,
} from '#contract/imports.ts';
import { formErrors, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { importAddress, type ImportPlace } from '#app/features/imports/components/import-address.ts';
import { actName } from '#app/forms/act-answer.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

export type SentImport = RecordOf<typeof imports>;

/** Rows that a page shows; all of them are in the report. */
const mostRows = 100;

export interface DryRun {
  counts: Record<ImportResult, number>;
  show: ImportResult;
  rows: ImportReportRow[];
}

export type ImportView =
  | { step: 'file' }
  | { step: 'columns' | 'done'; sent: SentImport }
  | { step: 'check'; sent: SentImport; dryRun: DryRun };

/** Bringing in a file is the right to invite, for the whole centre. */
export const mayImport = async ({ api }: Page): Promise<boolean> =>
  (await api.one(toolbarCalls.show)).can.importUsers;

const sentTo = (url: URL, place: ImportPlace, headers?: Record<string, string>) =>
  redirect(inLanguageOf(url.pathname, importAddress(place)), { status: 303, ...(headers && { headers }) });

const chosenRows = (search: URLSearchParams, counts: DryRun['counts']): ImportResult =>
  importResults.find((one) => one === search.get('show') && counts[one] > 0) ??
  (counts.refused > 0 ? 'refused' : 'would_add');

async function dryRunOf({ api }: Page, id: string, search: URLSearchParams): Promise<DryRun> {
  const { meta } = await api.send(importCalls.run, { params: { id }, body: { dryRun: true } });
  const { report } = meta;
  const counts = { would_add: 0, added: 0, exists: 0, duplicate: 0, refused: 0 };
  for (const { result } of report) counts[result] += 1;
  const show = chosenRows(search, counts);
  return { counts, show, rows: report.filter(({ result }) => result === show).slice(0, mostRows) };
}

/** What the address asks for. */
export async function loadImport(page: Page, url: URL): Promise<ImportView> {
  if (!(await mayImport(page))) throw pageError(403, 'Forbidden');
  const id = url.searchParams.get('import');
  if (id === null) return { step: 'file' };
  if (!isRecordId(id)) throw pageError(404, 'Not Found');
  const sent = await page.api.one(importCalls.show, { params: { id } });
  if (sent.status === 'done') return { step: 'done', sent };
  if (url.searchParams.get('step') !== 'check') return { step: 'columns', sent };
  try {
    return { step: 'check', sent, dryRun: await dryRunOf(page, id, url.searchParams) };
  } catch (error) {
    // Its columns are not all named yet.
    formErrors(error);
    throw sentTo(url, { id });
  }
}

/** What is wrong with a step, and what was chosen in it. */
export interface ImportAnswer {
  kind: 'import';
  error: string;
  fields: (ImportField | null)[] | null;
  /** Grows with each try. */
  at: number;
}

const refused = (page: Page, error: string, fields: ImportAnswer['fields'] = null) =>
  data<ImportAnswer>({ kind: 'import', error, fields, at: page.now.getTime() }, { status: 422 });

function errorIn(error: unknown): string {
  const { fields, general } = formErrors(error);
  return [...Object.values(fields), ...general][0] ?? '';
}

async function sendFile(page: Page, form: FormData, url: URL) {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0)
    return refused(page, wordsOf(page.locale, 'imports')('file.missing'));
  if (file.size > importBytesMax) {
    const values = { megabytes: importBytesMax / 1_000_000 };
    return refused(page, problemText({ code: 'too_large_table', values }, page.locale).detail);
  }
  try {
    const { record } = await page.api.send(importCalls.create, { file });
    return sentTo(url, { id: record.id });
  } catch (error) {
    return refused(page, errorIn(error));
  }
}

async function nameColumns(page: Page, form: FormData, id: string, url: URL) {
  const fields = form.getAll('column').map((chosen) => importFields.find((one) => one === chosen) ?? null);
  try {
    await page.api.send(importCalls.update, { params: { id }, body: { columns: fields } });
    return sentTo(url, { id, isChecking: true });
  } catch (error) {
    return refused(page, errorIn(error), fields);
  }
}

async function bringIn(page: Page, form: FormData, id: string, url: URL) {
  try {
    const body = { invite: form.get('invite') === 'yes' };
    await page.api.send(importCalls.run, { params: { id }, body });
  } catch (error) {
    // Done by an earlier press, or not to be done: the page says which.
    formErrors(error);
  }
  return sentTo(url, { id });
}

/** The form of a step. */
export async function answerImport(page: Page, form: FormData, url: URL) {
  const id = url.searchParams.get('import');
  if (id === null) return sendFile(page, form, url);
  if (!isRecordId(id)) throw pageError(404, 'Not Found');
  switch (form.get(actName)) {
    case 'columns':
      return nameColumns(page, form, id, url);
    case 'run':
      return bringIn(page, form, id, url);
    default: {
      await page.api.send(importCalls.remove, { params: { id } });
      const title = wordsOf(page.locale, 'imports')('dropped');
      return sentTo(url, {}, { 'set-cookie': flashToast({ color: 'success', title }) });
    }
  }
}
