/** The steps of an import on the server: what each shows, and what each form does. All of it are calls of our own API. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { vacancyImportCalls } from '#contract/calls/vacancy-imports.ts';
import { isRecordId } from '#contract/record-ids.ts';
import {
  vacancyImportBytesMax,
  vacancyImportFields,
  vacancyImportResults,
  type VacancyImportReportRow,
  type VacancyImportResult,
  type vacancyImports,
} from '#contract/vacancy-imports.ts';
import { ApiError, asPageError, formErrors, noRights, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { pick, type RecordOf } from '#app/api/record.ts';
import {
  importAddress,
  type ImportPlace,
} from '#app/features/vacancy-imports/components/import/import-address.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { sentFile, takeFile } from '#app/features/imports/taken-file.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { pageIn, sizeIn } from '#app/shell/list-address.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

export type SentFile = RecordOf<typeof vacancyImports>;

export interface Trial {
  counts: readonly { result: VacancyImportResult; count: number }[];
  show: VacancyImportResult;
  rows: readonly VacancyImportReportRow[];
  newOrganizations: number;
}

export type ImportView =
  | { step: 'file'; kept: KeptImports }
  | { step: 'columns' | 'running' | 'done'; sent: SentFile }
  | { step: 'check'; sent: SentFile; trial: Trial };

const addressIn = (url: URL, place: ImportPlace) => inLanguageOf(url.pathname, importAddress(place));

async function trialOf({ api }: Page, id: string, search: URLSearchParams): Promise<Trial> {
  const asked = vacancyImportResults.find((one) => one === search.get('show'));
  const { meta } = await api.send(vacancyImportCalls.check, { params: { id }, body: { result: asked } });
  const { counts, result, rows, newOrganizations } = meta;
  return { counts, show: result, rows, newOrganizations };
}

const keptSizes = [10, 25, 50] as const;
const keptFields = [
  'fileName',
  'ownerName',
  'status',
  'rowCount',
  'progress',
  'added',
  'changed',
  'refused',
  'createdAt',
] as const;

/** Those that run, that were done not long ago, and that somebody has yet to look at. */
async function loadKept({ api }: Page, { searchParams }: URL) {
  const size = sizeIn(searchParams, keptSizes);
  const { items, pagination } = await api.list(vacancyImportCalls.list, {
    sort: '-createdAt',
    page: { number: pageIn(searchParams), size },
    fields: { vacancy_imports: keptFields },
  });
  return { items: items.map((one) => pick(one, [...keptFields])), pagination, size, sizes: keptSizes };
}
export type KeptImports = Awaited<ReturnType<typeof loadKept>>;

/** Bringing vacancies in is for whoever checks those of the whole centre. */
async function refuseOthers({ api }: Page): Promise<void> {
  const { can } = await api.list(vacancyCalls.list, {
    filter: { managed: 'true' },
    fields: { vacancies: ['title'] },
    page: { size: 1 },
  });
  if (!can.check) throw noRights();
}

/** What the address asks for. */
export async function loadImport(page: Page, url: URL): Promise<ImportView> {
  const id = url.searchParams.get('import');
  if (id === null) {
    await refuseOthers(page);
    return { step: 'file', kept: await loadKept(page, url) };
  }
  if (!isRecordId(id)) throw pageError(404, 'Not Found');
  const sent = await page.api.one(vacancyImportCalls.show, { params: { id } });
  if (sent.status === 'done' || sent.status === 'running') return { step: sent.status, sent };
  const isTried = sent.status !== 'open' || url.searchParams.get('step') === 'check';
  if (!isTried) return { step: 'columns', sent };
  try {
    return { step: 'check', sent, trial: await trialOf(page, id, url.searchParams) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) throw asPageError(error);
    // Its columns are not all named yet.
    formErrors(error);
    return { step: 'columns', sent };
  }
}

export type ImportAct = 'file' | 'columns' | 'start' | 'stop' | 'drop';

/** The table of what its steps do. */
export function importActions(page: Page, url: URL): ActTable<ImportAct> {
  const { api, locale } = page;
  const sent = () => sentFile(url);
  /** Done by an earlier press, or not to be done any more: the page says which. */
  const moved = async (call: typeof vacancyImportCalls.start | typeof vacancyImportCalls.stop) => {
    try {
      await api.send(call, { params: sent(), body: {} });
    } catch (error) {
      formErrors(error);
    }
    return { to: addressIn(url, sent()) };
  };
  return {
    file: (form) =>
      takeFile(page, form, {
        bytesMax: vacancyImportBytesMax,
        send: async (file) => {
          const { record } = await api.send(vacancyImportCalls.create, { file });
          return { to: addressIn(url, { id: record.id }) };
        },
      }),
    columns: async (form) => {
      const columns = form
        .getAll('column')
        .map((chosen) => vacancyImportFields.find((one) => one === chosen) ?? null);
      const source = String(form.get('source') ?? '');
      await api.send(vacancyImportCalls.update, { params: sent(), body: { source, columns } });
      return { to: addressIn(url, { ...sent(), isChecking: true }) };
    },
    start: () => moved(vacancyImportCalls.start),
    stop: () => moved(vacancyImportCalls.stop),
    drop: async () => {
      await api.send(vacancyImportCalls.remove, { params: sent() });
      return { told: wordsOf(locale, 'imports')('dropped'), to: addressIn(url, {}) };
    },
  };
}
