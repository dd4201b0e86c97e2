/** The file of a centre that was asked for last: there is one at most. */
import { sql } from 'kysely';
import type { CenterExport } from '#contract/managed-centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface ExportRow {
  centerId: number;
  id: string;
  askedAt: Date;
  readyAt: Date | null;
  failedAt: Date | null;
  byteSize: number | null;
  expiresAt: Date | null;
}

/** How long one is being made at the most: after that it may be asked for again. */
const longestMs = 6 * 60 * 60 * 1000;

/** Apart from the folders of centres, which would be cleaned of them. */
export const exportsFolder = 'exports';
/** Where it stands. */
export const exportKey = ({ id }: Pick<ExportRow, 'id'>): string => `${exportsFolder}/${id}.zip`;

/** Of that centre. `isHeld`: until the transaction ends. */
export async function exportOf(
  scope: TenantScope,
  centerId: number,
  isHeld = false,
): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`select * from center_exports where center_id = ${centerId}
    ${isHeld ? sql`for update` : sql``}`.execute(scope.db);
  return rows[0] ?? null;
}

/** What becomes of it. */
export function exportState(row: ExportRow, now: Date): CenterExport['state'] {
  if (row.readyAt && row.expiresAt) return row.expiresAt > now ? 'ready' : 'expired';
  const isLate = now.getTime() - row.askedAt.getTime() > longestMs;
  return row.failedAt || isLate ? 'failed' : 'waiting';
}

/** As it is answered. */
export const exportOfRow = (row: ExportRow, now: Date): CenterExport => ({
  state: exportState(row, now),
  askedAt: row.askedAt.toISOString(),
  readyAt: row.readyAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  byteSize: row.byteSize,
});
