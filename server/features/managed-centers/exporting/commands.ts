/** All data of a centre as a file: asked for by an admin, written by a job, kept for some days. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { centerExportDays } from '#contract/managed-centers.ts';
import type { Context } from '#server/http/route.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { enqueue } from '#server/jobs/queue.ts';
import type { JobRun } from '#server/jobs/tasks.ts';
import { workFolder } from '#server/storage/work-folder.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { inCenter, recorded } from '../commands.ts';
import type { ManagedCenterRow } from '../queries.ts';
import { packCenter } from './archive.ts';
import { exportKey, exportOf, exportState, type ExportRow } from './queries.ts';

type ExportingContext = Pick<Context, 'scope' | 'services' | 'actor' | 'now'>;

/** Asks for one in place of the one before. One that is being made is what was asked for. */
export async function askForExport(
  context: ExportingContext,
  row: Pick<ManagedCenterRow, 'id' | 'centerId'>,
): Promise<ExportRow> {
  const { scope, now, services } = context;
  const { centerId } = row;
  const before = await exportOf(scope, centerId, true);
  if (before && exportState(before, now) === 'waiting') return before;
  const asked = { centerId, id: uuidv7(), askedAt: now };
  const nothing = { readyAt: null, failedAt: null, byteSize: null, expiresAt: null };
  await scope.db
    .insertInto('centerExports')
    .values({ ...asked, ...nothing })
    .onConflict((conflict) => conflict.column('centerId').doUpdateSet({ ...asked, ...nothing }))
    .execute();
  if (before) scope.afterCommit(() => void services.storage.delete(exportKey(before)).catch(() => {}));
  await recorded(context, 'make_export', row);
  await inCenter(scope, centerId, (there) =>
    enqueue(there, 'make_center_export', { exportId: asked.id }, { maxAttempts: mostTries }),
  );
  return { ...asked, ...nothing };
}

const mostTries = 3;
const dayMs = 24 * 60 * 60 * 1000;

/** Null for one that is not waited for any more. */
const waitingFor = (services: Services, centerId: number, exportId: string) =>
  inScope(
    services.pool,
    centerId,
    async (scope) => {
      const row = await exportOf(scope, centerId);
      return row?.id === exportId && !row.readyAt ? row : null;
    },
    { isReadOnly: true },
  );

/** Says that it is there; another may have been asked for meanwhile. It goes by itself when its days are over. */
const keep = (services: Services, { centerId, id }: ExportRow, byteSize: number) =>
  inScope(services.pool, centerId, async (scope) => {
    const readyAt = services.now();
    const expiresAt = new Date(readyAt.getTime() + centerExportDays * dayMs);
    const { numAffectedRows } = await sql`update center_exports
      set ready_at = ${readyAt}, byte_size = ${byteSize}, expires_at = ${expiresAt}, failed_at = null
      where center_id = ${centerId} and id = ${id}`.execute(scope.db);
    if (numAffectedRows !== 1n) return false;
    await enqueue(scope, 'remove_center_export', { exportId: id }, { runAt: expiresAt });
    return true;
  });

/** The job that writes it. */
export async function makeExport(
  services: Services,
  { centerId, exportId }: { centerId: number; exportId: string },
  job: JobRun,
): Promise<void> {
  const row = await waitingFor(services, centerId, exportId);
  if (!row) return;
  const path = join(await workFolder(services.env, services.now()), `${exportId}.${randomUUID()}.zip`);
  try {
    const byteSize = await packCenter(services, centerId, path);
    await services.storage.putFile(exportKey(row), path);
    if (!(await keep(services, row, byteSize))) await services.storage.delete(exportKey(row));
  } catch (error) {
    if (job.isLastAttempt)
      await inScope(services.pool, centerId, (scope) =>
        sql`update center_exports set failed_at = ${services.now()}
          where center_id = ${centerId} and id = ${exportId}`.execute(scope.db),
      );
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Its days are over; one that was asked for later stays. */
export async function removeExport(
  { pool, storage }: Pick<Services, 'pool' | 'storage'>,
  { centerId, exportId }: { centerId: number; exportId: string },
): Promise<void> {
  await storage.delete(exportKey({ id: exportId }));
  await inScope(pool, centerId, (scope) =>
    sql`delete from center_exports where center_id = ${centerId} and id = ${exportId}`.execute(scope.db),
  );
}

/** The file, for whoever may have it: that it was fetched is recorded. Throws 404 when there is none. */
export async function fetchExport(
  context: ExportingContext,
  row: Pick<ManagedCenterRow, 'id' | 'centerId'>,
): Promise<{ content: Readable; made: Date }> {
  const { scope, services, now } = context;
  const found = await exportOf(scope, row.centerId);
  if (!found?.readyAt || exportState(found, now) !== 'ready') refuse('not_found');
  const content = (await services.storage.open(exportKey(found))) ?? refuse('not_found');
  await recorded(context, 'fetch_export', row);
  return { content, made: found.readyAt };
}
