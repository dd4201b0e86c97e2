/** Naming the columns of a file of vacancies, trying it, and throwing it away. */
import type { Updateable } from 'kysely';
import {
  vacancyFieldsNeeded,
  type VacancyImportField,
  type VacancyImportReportRow,
} from '#contract/vacancy-imports.ts';
import type { VacancyImports } from '#server/db/types.ts';
import { FewAtATime } from '#server/http/concurrency-limit.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { mappingOf } from './headings.ts';
import { fieldsOf, judgeRows, type Judgement } from './judging/commands.ts';
import { readWorld } from './judging/queries.ts';
import { fileRowsOf, keptReportOf, lockVacancyImport, type VacancyImportRow } from './queries.ts';
import { reportRow } from './report.ts';
import { isOpen } from './resource.ts';
import { draftsOf, saidBy } from './rows.ts';

type Scoped = Pick<Context, 'scope'>;

/** Changes the row of a file. */
export async function setImport(
  scope: Context['scope'],
  id: string,
  columns: Updateable<VacancyImports>,
): Promise<void> {
  await scope.db
    .updateTable('vacancyImports')
    .set(columns)
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
}

/** The same for the job of one start: what was stopped or started anew meanwhile is not its own any more. */
export async function setRunningImport(
  scope: Context['scope'],
  { id, startedAt }: Pick<VacancyImportRow, 'id' | 'startedAt'>,
  columns: Updateable<VacancyImports>,
): Promise<void> {
  await scope.db
    .updateTable('vacancyImports')
    .set(columns)
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('startedAt', 'is not distinct from', startedAt)
    .execute();
}

export const refuseState = (state: string): never =>
  refuse('move_refused', { pointer: '/data/attributes/status', values: { state } });

export async function lockOpen({ scope }: Scoped, id: string): Promise<VacancyImportRow> {
  const current = await lockVacancyImport(scope, id);
  if (!isOpen(current)) refuseState(current.status);
  return current;
}

/** Says where the rows come from and what each column holds, and remembers it for the next file of that source. */
export async function nameVacancyColumns(
  context: Pick<Context, 'scope' | 'now'>,
  { id }: VacancyImportRow,
  { source, columns: fields }: { source: string; columns: readonly (VacancyImportField | null)[] },
): Promise<VacancyImportRow> {
  const { scope, now } = context;
  const { columns } = await lockOpen(context, id);
  if (fields.length !== columns.length) refuse('invalid', { pointer: '/data/attributes/columns' });
  const named = columns.map((column, at) => ({ ...column, field: fields[at] ?? null }));
  await setImport(scope, id, { source, columns: JSON.stringify(named) });
  const remembered = { fields: JSON.stringify(mappingOf(named)), updatedAt: now };
  await scope.db
    .insertInto('vacancyImportMappings')
    .values({ volunteerCenterId: scope.centerId, source, ...remembered })
    .onConflict((conflict) => conflict.columns(['volunteerCenterId', 'source']).doUpdateSet(remembered))
    .execute();
  return lockVacancyImport(scope, id);
}

export function refuseUnnamed({ columns }: VacancyImportRow): void {
  const named = fieldsOf(columns);
  if (!vacancyFieldsNeeded.every((field) => named.includes(field)))
    refuse('vacancy_columns_needed', { pointer: '/data/attributes/columns' });
}

/** Some rows take long to read: others are asked to come again rather than wait behind them for ever. */
const judging = new FewAtATime({ atOnce: 2, waiting: 10, ofOne: 4, seconds: 10 });

type JudgingContext = Pick<Context, 'services' | 'now'> & {
  center: Pick<Context['center'], 'id' | 'features'>;
};

/** What would become of each row now. Opens a short transaction of its own. */
export async function judgeImport(
  { services, center, now }: JudgingContext,
  record: VacancyImportRow,
  onRows?: (done: number) => void,
): Promise<Judgement> {
  const fields = fieldsOf(record.columns);
  const read = await inScope(
    services.pool,
    center.id,
    async (scope) => {
      const drafts = draftsOf(await fileRowsOf(scope, record.id), record.columns);
      const said = drafts.map((draft) => saidBy(draft, fields));
      return { drafts, world: await readWorld(scope, record.source, drafts, said) };
    },
    { isReadOnly: true },
  );
  return judgeRows(read.drafts, { world: read.world, here: { center, now }, fields }, onRows);
}

/** The same for whoever asks, of a file whose columns are named. */
export function checkVacancyImport(
  context: JudgingContext & Pick<Context, 'share'>,
  record: VacancyImportRow,
): Promise<Judgement> {
  if (!isOpen(record)) refuseState(record.status);
  refuseUnnamed(record);
  return judging.run(context.share, () => judgeImport(context, record), '/data');
}

/** What became of each row, or would: for the file to keep. */
export async function reportOfImport(
  context: JudgingContext & Pick<Context, 'locale' | 'share'>,
  record: VacancyImportRow,
): Promise<VacancyImportReportRow[]> {
  const kept = await inScope(context.services.pool, context.center.id, (scope) =>
    keptReportOf(scope, record.id),
  );
  if (kept) return kept;
  const { judged } = await judging.run(context.share, () => judgeImport(context, record), '/data');
  return judged.map((one) => reportRow(one, context.locale));
}

/** Throws the file away. What it brought in stays. */
export async function dropVacancyImport({ scope }: Scoped, { id }: VacancyImportRow): Promise<void> {
  const { status } = await lockVacancyImport(scope, id);
  if (status === 'running') refuseState(status);
  await scope.db
    .deleteFrom('vacancyImports')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
}
