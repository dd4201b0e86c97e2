/** Starting and stopping the job that brings a file of vacancies in. */
import { enqueue } from '#server/jobs/queue.ts';
import { lockOpen, refuseState, refuseUnnamed, setImport } from '../commands.ts';
import { lockVacancyImport, type VacancyImportRow } from '../queries.ts';
import { ownerOf, type CommandContext } from '../taking/commands.ts';

/** More tries help nobody: what fails twice fails for a reason. */
const mostTries = 3;

/** Hands it to the job, which somebody waits for. */
export async function startImport(
  context: CommandContext,
  { id }: VacancyImportRow,
): Promise<VacancyImportRow> {
  const { scope, now } = context;
  refuseUnnamed(await lockOpen(context, id));
  await setImport(scope, id, {
    ...ownerOf(context),
    status: 'running',
    progress: 0,
    isStopping: false,
    startedAt: now,
    endedAt: null,
    toldAt: null,
  });
  await enqueue(
    scope,
    'bring_in_vacancies',
    { importId: id },
    { jobKey: `vacancy_import_${id}`, maxAttempts: mostTries, isUrgent: true },
  );
  return lockVacancyImport(scope, id);
}

/** A job says how far it is twice a second. One that has been silent for so long was cut off with its server, or has not begun. */
const silenceMs = 10_000;

/** The job sees it within a second; where none is at work it is stopped at once. */
export async function stopImport(
  context: Pick<CommandContext, 'scope' | 'now'>,
  { id }: VacancyImportRow,
): Promise<VacancyImportRow> {
  const { scope, now } = context;
  const { status, toldAt } = await lockVacancyImport(scope, id);
  if (status !== 'running') refuseState(status);
  const isAtWork = toldAt !== null && now.getTime() - toldAt.getTime() < silenceMs;
  await setImport(
    scope,
    id,
    isAtWork ? { isStopping: true } : { status: 'stopped', isStopping: false, progress: 0, endedAt: now },
  );
  return lockVacancyImport(scope, id);
}
