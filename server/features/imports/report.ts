/** What becomes of each row, as it is told: in the answer, and as a file for a spreadsheet. Pure. */
import { emailProblem, readEmail } from '#contract/email-address.ts';
import { problemText } from '#contract/error-texts.ts';
import { dayOf } from '#contract/formatters.ts';
import { importFieldNames } from '#contract/import-texts.ts';
import type { ImportReportRow, ImportResult } from '#contract/imports.ts';
import type { Locale } from '#contract/locales.ts';
import type { Role } from '#contract/roles.ts';
import { roleNames } from '#contract/role-names.ts';
import { csvLines } from '#server/http/sheets/csv.ts';
import { lastNameOf, type Judged } from './people.ts';

const nameOf = ({ values }: Judged) =>
  [values.firstName, lastNameOf(values)].filter(Boolean).join(' ') || null;

/** Roles are named as the reader writes them in the file. */
function reasonOf(problem: Omit<Judged['problems'][number], 'field'>, locale: Locale): string {
  const { roles } = problem.values ?? {};
  const names = String(roles ?? '')
    .split(',')
    .map((role) => roleNames[locale][role as Role]);
  const values = roles === undefined ? problem.values : { ...problem.values, roles: names.join(', ') };
  return problemText({ ...problem, values }, locale).detail;
}

/** The address that is meant, apart from what stood around it in the file. */
function readAddress(typed: string | undefined): Pick<ImportReportRow, 'email' | 'typedEmail'> {
  if (typed === undefined) return { email: null, typedEmail: null };
  const email = readEmail(typed);
  return emailProblem(email) === null
    ? { email, typedEmail: email === typed.toLowerCase() ? null : typed }
    : { email: typed, typedEmail: null };
}

export const reportRow = (judged: Judged, locale: Locale): ImportReportRow => ({
  row: judged.row,
  result: judged.result,
  ...readAddress(judged.values.email),
  name: judged.known?.name ?? nameOf(judged),
  userId: judged.known?.id ?? null,
  problems: judged.problems.map(({ field, ...problem }) => ({
    field,
    value: (field && judged.values[field]) || null,
    reason: reasonOf(problem, locale),
  })),
});

/**
 * What stays when the file is gone: of those who were not brought in also what they are called, so that somebody can see to them.
 * Who has no name in the file goes by the address.
 */
export const withoutPerson = (row: ImportReportRow): ImportReportRow => ({
  ...row,
  email: row.result === 'added' || row.name !== null ? null : row.email,
  typedEmail: null,
  name: row.result === 'added' ? null : row.name,
  userId: null,
  problems: row.problems.map((problem) => ({ ...problem, value: null })),
});

export interface Counts {
  added: number;
  existing: number;
  duplicates: number;
  refused: number;
}

export function countsOf(report: readonly Pick<ImportReportRow, 'result'>[]): Counts {
  const count = (...results: readonly ImportResult[]) =>
    report.filter(({ result }) => results.includes(result)).length;
  return {
    added: count('added', 'would_add'),
    existing: count('exists'),
    duplicates: count('duplicate'),
    refused: count('refused', 'doubtful'),
  };
}

const heads: Record<Locale, readonly string[]> = {
  nl: ['Regel', 'Uitkomst', 'E-mail', 'Naam', 'Reden'],
  en: ['Row', 'Outcome', 'Email', 'Name', 'Reason'],
};
const outcomes: Record<Locale, Record<ImportResult, string>> = {
  nl: {
    would_add: 'Komt erbij',
    added: 'Toegevoegd',
    doubtful: 'Naam ziet er vreemd uit',
    exists: 'Heeft al een account',
    duplicate: 'Staat dubbel in het bestand',
    refused: 'Klopt niet',
  },
  en: {
    would_add: 'Will be added',
    added: 'Added',
    doubtful: 'Name looks strange',
    exists: 'Has an account already',
    duplicate: 'Twice in the file',
    refused: 'Not right',
  },
};
const readFrom: Record<Locale, (typed: string) => string> = {
  nl: (typed) => `In het bestand staat “${typed}”.`,
  en: (typed) => `The file says “${typed}”.`,
};

function problemLine({ field, value, reason }: ImportReportRow['problems'][number], locale: Locale): string {
  if (field === null) return reason;
  return `${importFieldNames[locale][field]}${value ? ` “${value}”` : ''}: ${reason}`;
}

/** The report as a file, with the mark by which spreadsheets know the encoding. */
export const reportFile = (report: readonly ImportReportRow[], locale: Locale): string =>
  `\uFEFF${csvLines([
    heads[locale],
    ...report.map(({ row, result, email, typedEmail, name, problems }) => [
      String(row),
      outcomes[locale][result],
      email,
      name,
      [
        ...(typedEmail ? [readFrom[locale](typedEmail)] : []),
        ...problems.map((problem) => problemLine(problem, locale)),
      ].join(' '),
    ]),
  ])}`;

/** `import-2026-11-24.csv` */
export const reportName = (now: Date): string => `import-${dayOf(now)}.csv`;
