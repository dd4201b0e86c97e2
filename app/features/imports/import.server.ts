/** The steps of an import on the server: what each shows, and what each form does. All of it are calls of our own API. */
import { importCalls } from '#contract/calls/imports.ts';
import { toolbarCalls } from '#contract/calls/toolbars.ts';
import { isRecordId } from '#contract/record-ids.ts';
import {
  importBytesMax,
  importFields,
  importResults,
  type imports,
  type ImportReportRow,
  type ImportResult,
} from '#contract/imports.ts';
import { formErrors, noRights, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { importAddress, type ImportPlace } from '#app/features/imports/components/import-address.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { sentFile, takeFile } from '#app/features/imports/taken-file.server.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
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

const addressIn = (url: URL, place: ImportPlace) => inLanguageOf(url.pathname, importAddress(place));

const chosenRows = (search: URLSearchParams, counts: DryRun['counts']): ImportResult =>
  importResults.find((one) => one === search.get('show') && counts[one] > 0) ??
  (['doubtful', 'refused'] as const).find((one) => counts[one] > 0) ??
  'would_add';

async function dryRunOf({ api }: Page, id: string, search: URLSearchParams): Promise<DryRun> {
  const { meta } = await api.send(importCalls.run, { params: { id }, body: { dryRun: true } });
  const { report } = meta;
  const counts = { would_add: 0, added: 0, doubtful: 0, exists: 0, duplicate: 0, refused: 0 };
  for (const { result } of report) counts[result] += 1;
  const show = chosenRows(search, counts);
  return { counts, show, rows: report.filter(({ result }) => result === show).slice(0, mostRows) };
}

/** What the address asks for. */
export async function loadImport(page: Page, url: URL): Promise<ImportView> {
  if (!(await mayImport(page))) throw noRights();
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
    throw goOn(addressIn(url, { id }));
  }
}

export type ImportAct = 'file' | 'columns' | 'run' | 'drop';

/** The table of what its steps do. */
export function importActions(page: Page, url: URL): ActTable<ImportAct> {
  const { api, locale } = page;
  const sent = () => sentFile(url);
  return {
    file: (form) =>
      takeFile(page, form, {
        bytesMax: importBytesMax,
        send: async (file) => {
          const { record } = await api.send(importCalls.create, { file });
          return { to: addressIn(url, { id: record.id }) };
        },
      }),
    columns: async (form) => {
      const columns = form
        .getAll('column')
        .map((chosen) => importFields.find((one) => one === chosen) ?? null);
      await api.send(importCalls.update, { params: sent(), body: { columns } });
      return { to: addressIn(url, { ...sent(), isChecking: true }) };
    },
    run: async (form) => {
      try {
        const body = { invite: form.get('invite') === 'yes', withDoubtful: form.get('doubtful') === 'yes' };
        await api.send(importCalls.run, { params: sent(), body });
      } catch (error) {
        // Done by an earlier press, or not to be done: the page says which.
        formErrors(error);
      }
      return { to: addressIn(url, sent()) };
    },
    drop: async () => {
      await api.send(importCalls.remove, { params: sent() });
      return { told: wordsOf(locale, 'imports')('dropped'), to: addressIn(url, {}) };
    },
  };
}
