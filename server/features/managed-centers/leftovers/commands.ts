/** What was left of a centre that was being brought in, or taken out, when its process was killed. */
import { centerExportDays } from '#contract/managed-centers.ts';
import { exportsFolder } from '../exporting/queries.ts';
import { sentFolder } from '../importing/sent.ts';
import type { Services } from '#server/http/services.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Files with all of a centre that no job removes, as nobody noted that they were made. Those of which it was noted are gone by then. */
export async function removeLostExports({ storage }: Pick<Services, 'storage'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - (centerExportDays + 1) * dayMs);
  for (const key of await storage.olderThan(exportsFolder, before)) await storage.delete(key);
}

/** Numbers that were given out and never used, and the files in their folders. */
export async function removeUnfinished(
  { pool, storage }: Pick<Services, 'pool' | 'storage'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - dayMs);
  // Files that were looked at, and not brought in.
  for (const key of await storage.olderThan(sentFolder, before)) await storage.delete(key);
  const { rows } = await pool.query<{ center_id: number; came: boolean }>(
    `select i.center_id, c.id is not null as came from center_imports i
     left join volunteer_centers c on c.id = i.center_id where i.started_at < $1`,
    [before],
  );
  for (const { center_id: centerId, came } of rows) {
    // The folder of one that came is cleaned with that of all centres, by what its rows name.
    if (!came) for (const key of await storage.olderThan(String(centerId), before)) await storage.delete(key);
    await pool.query('delete from center_imports where center_id = $1 and started_at < $2', [
      centerId,
      before,
    ]);
  }
}
