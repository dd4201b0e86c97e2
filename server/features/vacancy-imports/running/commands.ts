/** The job that brings a file of vacancies in: judged first, then written in one transaction, or not at all. */
import type { VacancyImportReportRow } from '#contract/vacancy-imports.ts';
import { recordAudit, type Recorder } from '#server/audit/events.ts';
import type { BringingContext } from '#server/features/vacancies/adding-many/commands.ts';
import type { Services } from '#server/http/services.ts';
import type { JobRun } from '#server/jobs/tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { judgeImport, setImport, setRunningImport } from '../commands.ts';
import type { Judgement } from '../judging/commands.ts';
import { lockVacancyImport, vacancyImportById, type VacancyImportRow } from '../queries.ts';
import { countOf, reportRow } from '../report.ts';
import { writeJudged } from '../writing/commands.ts';
import { alongside, isSameStart, Run, Stopped } from './run.ts';

/** Writes them all. Answers the vacancies that were added, by their row. */
function writeRows(context: BringingContext, judgement: Judgement, run: Run) {
  const { judged } = judgement;
  const half = judged.length / 2;
  const share = half / Math.max(1, judged.filter(({ brought }) => brought !== null).length);
  return writeJudged(context, judgement, (written) => run.reached(Math.floor(half + written * share)));
}

const done = { would_add: 'added', would_change: 'changed' } as const;

/** What became of each row, once it is written. */
const reportOf = (
  { judged }: Judgement,
  ids: ReadonlyMap<number, string>,
  { locale }: VacancyImportRow,
): VacancyImportReportRow[] =>
  judged.map((one) => {
    const row = reportRow(one, locale);
    const { result } = one;
    return result === 'would_add' || result === 'would_change'
      ? { ...row, result: done[result], vacancyId: ids.get(one.row) ?? row.vacancyId }
      : row;
  });

/** What became of the file, on its row and on record. */
async function finish(
  { scope, recorder, now }: BringingContext,
  record: VacancyImportRow,
  report: readonly VacancyImportReportRow[],
  organizations: number,
): Promise<void> {
  // Stopped where nobody seemed to be at work, and perhaps started anew.
  const current = await lockVacancyImport(scope, record.id);
  if (!isSameStart(current, record)) throw new Stopped('The import was stopped.');
  const counts = {
    added: countOf(report, 'added'),
    changed: countOf(report, 'changed'),
    unchanged: countOf(report, 'unchanged'),
    refused: countOf(report, 'refused'),
    leftOut: countOf(report, 'removed', 'duplicate'),
  };
  await setImport(scope, record.id, {
    ...counts,
    organizationsAdded: organizations,
    status: 'done',
    isStopping: false,
    progress: record.rowCount,
    endedAt: now,
    rows: null,
    columns: JSON.stringify(record.columns.map((column) => ({ ...column, samples: [] }))),
    report: JSON.stringify(report),
  });
  await recordAudit(scope, recorder, {
    act: 'import',
    subjectType: 'vacancy_imports',
    subjectId: record.id,
    records: counts.added + counts.changed,
    reason: `${record.source}: ${counts.added} added, ${counts.changed} changed, ${counts.unchanged} the same, ${counts.refused} refused`,
  });
}

const recorderOf = ({ ownerId, ownerName, actingAdminId, actingAdminName }: VacancyImportRow): Recorder => ({
  kind: 'user',
  userId: ownerId,
  firstName: ownerName,
  lastName: '',
  actingAdmin: actingAdminId === null ? null : { userId: actingAdminId, name: actingAdminName ?? '' },
});

async function bringIn(services: Services, record: VacancyImportRow, run: Run): Promise<void> {
  const center = services.centers.byId(record.volunteerCenterId);
  if (!center) return;
  const now = services.now();
  const judgement = await judgeImport({ services, center, now }, record, (rows) =>
    run.reached(Math.floor(rows / 2)),
  );
  await inScope(services.pool, center.id, async (scope) => {
    const context = {
      scope,
      recorder: recorderOf(record),
      now,
      source: record.source,
      importId: record.id,
    };
    const ids = await writeRows(context, judgement, run);
    await finish(context, record, reportOf(judgement, ids, record), judgement.organizations.length);
  });
}

/** Brings a file in that waits for it. */
export async function bringInVacancies(
  services: Services,
  { centerId, importId }: { centerId: number; importId: string },
  job: JobRun,
): Promise<void> {
  const record = await inScope(services.pool, centerId, (scope) => vacancyImportById(scope, importId), {
    isReadOnly: true,
  });
  if (record?.status !== 'running') return;
  const run = new Run(job);
  run.isStopping = record.isStopping;
  /** Nothing has changed: it can be started again. */
  const end = (status: 'stopped' | 'failed') =>
    inScope(services.pool, centerId, (scope) =>
      setRunningImport(scope, record, { status, isStopping: false, progress: 0, endedAt: services.now() }),
    );
  try {
    await alongside(services, record, run, () => bringIn(services, record, run));
  } catch (error) {
    if (error instanceof Stopped) {
      await end('stopped');
      return;
    }
    if (job.isLastAttempt) await end('failed');
    throw error;
  }
}
