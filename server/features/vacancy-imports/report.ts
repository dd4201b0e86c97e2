/** What becomes of each row, as it is told: in the answer, and as a file for a spreadsheet. Pure. */
import { startOf } from '#contract/cut-text.ts';
import { problemText } from '#contract/error-texts.ts';
import { dayOf } from '#contract/formatters.ts';
import type { Locale } from '#contract/locales.ts';
import { vacancyImportFieldNames } from '#contract/vacancy-import-texts.ts';
import {
  vacancyImportResults,
  vacancyImportRowsShown,
  type VacancyImportReportRow,
  type VacancyImportResult,
} from '#contract/vacancy-imports.ts';
import { csvLines } from '#server/http/sheets/csv.ts';
import type { Judged, Judgement } from './judging/commands.ts';

/** More of a cell is not needed to find it again. */
const valueLength = 120;
const findable = (text?: string) => (text === undefined ? null : startOf(text, valueLength).toWellFormed());

export const reportRow = (judged: Judged, locale: Locale): VacancyImportReportRow => ({
  row: judged.row,
  result: judged.result,
  outsideId: findable(judged.values.outsideId),
  title: findable(judged.values.title),
  organization: findable(judged.values.organization),
  isNewOrganization: judged.isNewOrganization,
  becomes: judged.becomes,
  vacancyId: judged.vacancyId,
  problems: judged.problems.map(({ field, ...problem }) => ({
    field,
    value: (field && findable(judged.values[field])) || null,
    reason: problemText(problem, locale).detail,
  })),
});

export const countOf = (
  rows: readonly Pick<VacancyImportReportRow, 'result'>[],
  ...results: readonly VacancyImportResult[]
): number => rows.filter(({ result }) => results.includes(result)).length;

/** The first rows of one outcome, and how many there are of each. */
export function shownOf(
  { judged, organizations }: Judgement,
  asked: VacancyImportResult | undefined,
  locale: Locale,
) {
  const counts = vacancyImportResults
    .map((result) => ({ result, count: countOf(judged, result) }))
    .filter(({ count }) => count > 0);
  const has = (result: VacancyImportResult) => counts.some((one) => one.result === result);
  const result =
    asked !== undefined && has(asked)
      ? asked
      : has('refused')
        ? 'refused'
        : (counts[0]?.result ?? 'would_add');
  const rows = judged
    .filter((one) => one.result === result)
    .slice(0, vacancyImportRowsShown)
    .map((one) => reportRow(one, locale));
  return { counts, result, rows, newOrganizations: organizations.length };
}

const heads: Record<Locale, readonly string[]> = {
  nl: ['Regel', 'Uitkomst', 'Eigen nummer', 'Titel', 'Organisatie', 'Reden'],
  en: ['Row', 'Outcome', 'Own number', 'Title', 'Organisation', 'Reason'],
};
const outcomes: Record<Locale, Record<VacancyImportResult, string>> = {
  nl: {
    would_add: 'Komt erbij',
    added: 'Toegevoegd',
    would_change: 'Wordt gewijzigd',
    changed: 'Gewijzigd',
    unchanged: 'Blijft zoals het is',
    removed: 'Hier verwijderd',
    duplicate: 'Staat dubbel in het bestand',
    refused: 'Klopt niet',
  },
  en: {
    would_add: 'Will be added',
    added: 'Added',
    would_change: 'Will be changed',
    changed: 'Changed',
    unchanged: 'Stays as it is',
    removed: 'Deleted here',
    duplicate: 'Twice in the file',
    refused: 'Not right',
  },
};

function problemLine(
  { field, value, reason }: VacancyImportReportRow['problems'][number],
  locale: Locale,
): string {
  if (field === null) return reason;
  return `${vacancyImportFieldNames[locale][field]}${value ? ` “${value}”` : ''}: ${reason}`;
}

/** The report as a file, with the mark by which spreadsheets know the encoding. */
export const reportFile = (report: readonly VacancyImportReportRow[], locale: Locale): string =>
  `\uFEFF${csvLines([
    heads[locale],
    ...report.map(({ row, result, outsideId, title, organization, problems }) => [
      String(row),
      outcomes[locale][result],
      outsideId,
      title,
      organization,
      problems.map((problem) => problemLine(problem, locale)).join(' '),
    ]),
  ])}`;

/** `import-2026-11-24.csv` */
export const reportName = (now: Date): string => `import-${dayOf(now)}.csv`;
