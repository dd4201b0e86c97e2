/** Taking a file of people in, naming its columns, trying it, and bringing everybody in at once. */
import { startOf } from '#contract/cut-text.ts';
import { v7 as uuidv7 } from 'uuid';
import { nameSomebody, type ImportField, type ImportReportRow } from '#contract/imports.ts';
import { fullName } from '#server/auth/actor.ts';
import type { SentFile } from '#server/http/multipart.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { openTable, type SentTable } from '#server/http/tables/opening.ts';
import { looksLikeEmail } from '#server/http/tables/shape.ts';
import type { Table } from '#server/http/tables/table.ts';
import { addPeople } from './adding/commands.ts';
import { draftsOf, emailOf, judge, organizationNameOf, type Judged } from './people.ts';
import {
  existingPeople,
  lockImport,
  organizationsNamed,
  reportOf,
  rowsOf,
  type ImportRow,
} from './queries.ts';
import { guessFields, peopleTable } from './headings.ts';
import { countsOf, reportRow, withoutPerson } from './report.ts';

type CommandContext = Pick<Context, 'services' | 'scope' | 'actor' | 'now' | 'origin' | 'locale'>;

const samplesShown = 3;
const sampleLength = 60;

/** What each column is called, a guess at what it holds, and a few of its cells. */
function columnsOf({ headings, rows }: Table) {
  const width = rows[0]?.cells.length ?? 0;
  const cellsOf = (at: number) => rows.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean);
  const columns = Array.from({ length: width }, (_none, at) => cellsOf(at));
  const guessed: (ImportField | null)[] = headings
    ? guessFields(headings)
    : columns.map((cells, at) =>
        at === columns.findIndex((one) => one.some(looksLikeEmail)) && cells.length > 0 ? 'email' : null,
      );
  return columns.map((cells, at) => ({
    heading: startOf(headings?.[at] ?? '', 120).toWellFormed() || null,
    field: guessed[at] ?? null,
    samples: [...new Set(cells)]
      .slice(0, samplesShown)
      .map((cell) => startOf(cell, sampleLength).toWellFormed()),
  }));
}

/** Reads a file, outside of any transaction. Throws 422 for what is no table of people. */
export const openImport = (file: SentFile, who: string): Promise<SentTable> =>
  openTable(file, peopleTable, who);

/** Keeps its rows for a day. */
export async function takeImport(
  { scope, actor, now }: Pick<CommandContext, 'scope' | 'actor' | 'now'>,
  { fileName, table }: SentTable,
): Promise<ImportRow> {
  // Whoever has the right has an account.
  if (actor.kind !== 'user') refuse('forbidden');
  const id = uuidv7();
  await scope.db
    .insertInto('imports')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      ownerId: actor.userId,
      ownerName: fullName(actor),
      fileName,
      columns: JSON.stringify(columnsOf(table)),
      rows: JSON.stringify(table.rows),
      rowCount: table.rows.length,
      otherSheets: table.otherSheets,
      createdAt: now,
    })
    .execute();
  return lockImport(scope, id);
}

async function lockOpen({ scope }: Pick<CommandContext, 'scope'>, id: string): Promise<ImportRow> {
  const current = await lockImport(scope, id);
  if (current.status !== 'open')
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: current.status } });
  return current;
}

/** Says what each column holds. */
export async function nameColumns(
  context: Pick<CommandContext, 'scope'>,
  { id }: ImportRow,
  fields: readonly (ImportField | null)[],
): Promise<ImportRow> {
  const { scope } = context;
  const { columns } = await lockOpen(context, id);
  if (fields.length !== columns.length) refuse('invalid', { pointer: '/data/attributes/columns' });
  const named = columns.map((column, at) => ({ ...column, field: fields[at] ?? null }));
  await scope.db
    .updateTable('imports')
    .set({ columns: JSON.stringify(named) })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  return lockImport(scope, id);
}

/** What would become of each row now. */
async function judgeRows(
  { scope, actor, services }: CommandContext,
  record: ImportRow,
  takesDoubtful: boolean,
): Promise<Judged[]> {
  if (!nameSomebody(record.columns.map(({ field }) => field)))
    refuse('columns_needed', { pointer: '/data/attributes/columns' });
  const drafts = draftsOf(await rowsOf(scope, record.id), record.columns);
  const differing = (words: readonly string[]) => [...new Set(words.filter(Boolean))];
  const people = await existingPeople(scope, differing(drafts.map(emailOf)));
  const organizations = await organizationsNamed(scope, differing(drafts.map(organizationNameOf)));
  const hasSchools = services.configuration.isStagedoos;
  return judge(drafts, { actor, hasSchools, takesDoubtful, people, organizations });
}

export interface Ran {
  record: ImportRow;
  report: ImportReportRow[];
}

/** Says what would happen; or does it, for all who can be added at once, and empties the file. */
export async function runImport(
  context: CommandContext,
  { id }: ImportRow,
  { dryRun, invite, withDoubtful = false }: { dryRun?: boolean; invite?: boolean; withDoubtful?: boolean },
): Promise<Ran> {
  const { scope, locale } = context;
  const current = await lockOpen(context, id);
  const judged = await judgeRows(context, current, withDoubtful);
  if (dryRun) return { record: current, report: judged.map((one) => reportRow(one, locale)) };
  const added = await addPeople(context, current, judged, invite === true);
  const report = judged.map((one) => {
    const row = reportRow(one, locale);
    if (one.result !== 'would_add') return row;
    // Somebody else asked them in a moment ago.
    return { ...row, result: added.has(one.row) ? ('added' as const) : ('exists' as const) };
  });
  await scope.db
    .updateTable('imports')
    .set({
      ...countsOf(report),
      status: 'done',
      isInviting: invite === true,
      rows: null,
      columns: JSON.stringify(current.columns.map((column) => ({ ...column, samples: [] }))),
      report: JSON.stringify(report.map(withoutPerson)),
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  return { record: await lockImport(scope, id), report };
}

/** What became of each row, or would: for the file to keep. */
export const reportFor = async (context: CommandContext, record: ImportRow): Promise<ImportReportRow[]> =>
  (await reportOf(context.scope, record.id)) ??
  (await judgeRows(context, record, false)).map((one) => reportRow(one, context.locale));

/** Throws the file away. Whom it brought in stays. */
export async function dropImport({ scope }: Pick<CommandContext, 'scope'>, { id }: ImportRow): Promise<void> {
  await scope.db
    .deleteFrom('imports')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
}
