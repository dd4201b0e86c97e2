/** All that people filled in on a form as a file for a spreadsheet: written while it is read, so that many answers need no large memory. */
import { dateFormat, numberFormat } from '#contract/formatters.ts';
import { mostDecimals } from '#contract/form-questions.ts';
import type { KeptAnswer } from '#contract/form-submissions.ts';
import { answerColumns, type AskedQuestion } from '#contract/forms.ts';
import { timeZone, type Locale } from '#contract/locales.ts';
import type { SheetFormat } from '#contract/sheet-files.ts';
import { recordAudit } from '#server/audit/events.ts';
import type { FormRow } from '#server/features/forms/queries.ts';
import type { FileAnswer } from '#server/http/answer.ts';
import type { Context } from '#server/http/route.ts';
import { sheetFile } from '#server/http/sheets/sheet-file.ts';
import { phoneCell, type Cell } from '#server/http/sheets/sheet.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { submissionsAfter, type FormSubmissionRow, type Place } from '../queries.ts';

/** Read at once. */
const batch = 200;

const words = {
  nl: {
    name: 'antwoorden',
    day: 'Ingestuurd op',
    time: 'Tijd',
    yes: 'Ja',
    no: 'Nee',
    agreed: 'Akkoord met',
    from: 'Van',
    email: 'E-mailadres',
  },
  en: {
    name: 'answers',
    day: 'Sent on',
    time: 'Time',
    yes: 'Yes',
    no: 'No',
    agreed: 'Agreed to',
    from: 'From',
    email: 'Email address',
  },
} as const satisfies Record<Locale, object>;

const timeOf = (moment: Date): string =>
  dateFormat('nl-NL', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);

/** Under the head of its question, which has the unit that is asked in now. */
function numberCell(
  value: number,
  { unit: asked }: KeptAnswer,
  unit: string | null | undefined,
  locale: Locale,
): Cell {
  if (asked === undefined || asked === unit) return value;
  return `${numberFormat(locale, { maximumFractionDigits: mostDecimals }).format(value)} ${asked}`;
}

function cellOf(answer: KeptAnswer, { unit }: AskedQuestion, locale: Locale): Cell {
  const { questionType, value } = answer;
  if (typeof value === 'boolean') return value ? words[locale].yes : words[locale].no;
  if (typeof value === 'number') return numberCell(value, answer, unit, locale);
  if (typeof value === 'object') return value.join(', ');
  // In the middle of the day it is that day in every zone of the country.
  if (questionType === 'date') return new Date(`${value}T12:00:00Z`);
  return questionType === 'phone' ? phoneCell(value) : value;
}

/** Whether somebody may have agreed to something. */
const hasAgreements = ({ consentText, consentVersion }: FormRow) =>
  consentText !== null || consentVersion > 0;

/** Whether it may have come by somebody's own link. */
const hasAskedPeople = ({ accessPermission, hasTokens }: FormRow) =>
  accessPermission === 'token_holder' || hasTokens;

function rowOf(
  { answers, agreedTo, askedPerson, createdAt }: FormSubmissionRow,
  form: FormRow,
  columns: readonly AskedQuestion[],
  locale: Locale,
): Cell[] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const cells = columns.map((column) => {
    const answer = given.get(column.questionId);
    return answer === undefined ? null : cellOf(answer, column, locale);
  });
  const person = hasAskedPeople(form) ? [askedPerson?.name ?? null, askedPerson?.email ?? null] : [];
  return [createdAt, timeOf(createdAt), ...person, ...cells, ...(hasAgreements(form) ? [agreedTo] : [])];
}

type CommandContext = Pick<Context, 'services' | 'center' | 'locale' | 'now'>;

async function* batches(
  { services, center, locale }: CommandContext,
  form: FormRow,
  columns: readonly AskedQuestion[],
): AsyncGenerator<Cell[][]> {
  let after: Place | null = null;
  do {
    // A transaction a batch: a slow reader holds no connection.
    const rows: (FormSubmissionRow & Place)[] = await inScope(
      services.pool,
      center.id,
      (scope) => submissionsAfter(scope, form.id, { after, most: batch }),
      { isReadOnly: true },
    );
    after = rows.length === batch ? (rows.at(-1) ?? null) : null;
    yield rows.map((row) => rowOf(row, form, columns, locale));
  } while (after !== null);
}

/** Writes down who takes the answers, and gives them, the first one first. */
export async function exportSubmissions(
  context: CommandContext & Pick<Context, 'scope' | 'actor'>,
  form: FormRow,
  format: SheetFormat,
): Promise<FileAnswer> {
  const { scope, actor, locale, now } = context;
  await recordAudit(scope, actor, {
    act: 'export',
    subjectType: 'forms',
    subjectId: form.id,
    toState: format,
    records: form.submissions,
    reason: form.title,
  });
  const columns = answerColumns(form);
  const { name, day, time, agreed, from, email } = words[locale];
  return sheetFile(format, {
    name,
    heads: [
      day,
      time,
      ...(hasAskedPeople(form) ? [from, email] : []),
      ...columns.map(({ text, unit }) => (unit ? `${text} (${unit})` : text)),
      ...(hasAgreements(form) ? [agreed] : []),
    ],
    batches: batches(context, form, columns),
    now,
  });
}
