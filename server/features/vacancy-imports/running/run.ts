/** How far the job is, told beside its transaction, and whether it is to go on. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '#server/http/services.ts';
import type { JobRun } from '#server/jobs/tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { setRunningImport } from '../commands.ts';
import { vacancyImportById, type VacancyImportRow } from '../queries.ts';

/** Somebody pressed stop. */
export class Stopped extends Error {}

/** Whether it runs by the start that this job is of: it may have been stopped, and started again, when nobody seemed to be at work. */
export const isSameStart = (now: VacancyImportRow, { startedAt }: VacancyImportRow): boolean =>
  now.status === 'running' && now.startedAt?.getTime() === startedAt?.getTime();

/** How far it is, told beside its transaction: what that writes nobody sees before its end. */
export class Run {
  done = 0;
  isStopping = false;
  readonly #job: JobRun;

  constructor(job: JobRun) {
    this.#job = job;
  }

  /** Throws when it is not to go on. */
  reached(done: number): void {
    this.done = done;
    if (this.isStopping) throw new Stopped('The import was stopped.');
    if (this.#job.signal.aborted) throw new Error('The server stops; the import begins anew with it.');
  }
}

/** Often enough to follow, and to stop within a moment. */
const tellEveryMs = 400;

/** Writes how far it is and hears whether to stop, until the work is over. It waits for nothing that the work holds. */
export async function alongside<Result>(
  services: Pick<Services, 'pool' | 'now' | 'log'>,
  record: VacancyImportRow,
  run: Run,
  work: () => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  const tellOnce = async () => {
    const row = await inScope(services.pool, record.volunteerCenterId, async (scope) => {
      await setRunningImport(scope, record, { progress: run.done, toldAt: services.now() });
      return vacancyImportById(scope, record.id);
    });
    run.isStopping = !row || row.isStopping || !isSameStart(row, record);
  };
  const tell = async () => {
    while (!ended.signal.aborted) {
      // The work may go on by another connection. Thrown where nobody waits for it yet, it would end the process.
      await tellOnce().catch((error: unknown) =>
        services.log.warn({ error, importId: record.id }, 'An import could not tell how far it is'),
      );
      await wait(tellEveryMs, undefined, { signal: ended.signal }).catch(() => {});
    }
  };
  const telling = tell();
  try {
    return await work();
  } finally {
    ended.abort();
    await telling;
  }
}
