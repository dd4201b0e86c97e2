/** Regular work goes over all centres: one scope each, so that row-level security holds for jobs as well. */
import type pg from 'pg';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import type { JobLog, JobRun } from './tasks.ts';

export interface MaintenanceServices {
  pool: pg.Pool;
  log: JobLog;
}

async function eachCenter(
  services: MaintenanceServices,
  job: JobRun,
  work: (centerId: number) => Promise<void>,
): Promise<void> {
  const centers = await services.pool.query<{ id: number }>(
    'select id from volunteer_centers where closed_at is null order by id',
  );
  const failed: number[] = [];
  for (const { id } of centers.rows) {
    job.signal.throwIfAborted();
    try {
      await work(id);
    } catch (error) {
      services.log.error({ error, centerId: id }, 'Upkeep of a centre failed');
      failed.push(id);
    }
  }
  if (failed.length > 0) throw new Error(`Upkeep failed for the centres ${failed.join(', ')}.`);
}

/** Runs `work` for each centre that is not closed: what a closed one has stays as it is. One that fails does not keep the others from their turn, but fails the job. */
export const forEveryCenter = (
  services: MaintenanceServices,
  job: JobRun,
  work: (scope: TenantScope) => Promise<void>,
): Promise<void> => eachCenter(services, job, (id) => inScope(services.pool, id, work));

/** As `forEveryCenter`, a part in each transaction, until `work` says that it is done. */
export const forEveryCenterInParts = (
  services: MaintenanceServices,
  job: JobRun,
  work: (scope: TenantScope) => Promise<{ isDone: boolean }>,
): Promise<void> =>
  eachCenter(services, job, async (id) => {
    for (let isDone = false; !isDone;) {
      job.signal.throwIfAborted();
      ({ isDone } = await inScope(services.pool, id, work));
    }
  });
