/** The nightly job over all centres: what has been kept long enough goes. */
import { removeLostExports, removeUnfinished } from '#server/features/managed-centers/leftovers/commands.ts';
import { removeLostShared } from '#server/features/stock-images/platform/commands.ts';
import { lookAtPictures } from '#server/features/uploads/grounds/commands.ts';
import { removeLostFiles } from '#server/features/uploads/lost/commands.ts';
import { removeOldSizes } from '#server/features/uploads/sizes/commands.ts';
import type { Services } from '#server/http/services.ts';
import { forEveryCenter } from '#server/jobs/every-center.ts';
import { shippedFolder, stockFolder } from '#server/storage/storage.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { keepRetention } from './commands.ts';

export const keepRetentionTask =
  (services: Services): Tasks['keep_retention'] =>
  async (_payload, job) => {
    await removeUnfinished(services, services.now());
    await removeLostExports(services, services.now());
    for (const { id, isClosed } of services.centers.all()) {
      if (isClosed) continue;
      const files = await removeLostFiles(services, id, services.now());
      await removeOldSizes(services.storage, String(id), services.now());
      await lookAtPictures(services, id);
      if (files > 0) services.log.info({ centerId: id, files }, 'Files without a row removed');
    }
    const shared = await removeLostShared(services, services.now());
    if (shared > 0) services.log.info({ files: shared }, 'Stock images without a row removed');
    for (const folder of [stockFolder, shippedFolder])
      await removeOldSizes(services.storage, folder, services.now());
    await forEveryCenter(services, job, async (scope) => {
      const done = await keepRetention(scope, services);
      if (Object.values(done).some((count) => count > 0))
        services.log.info({ centerId: scope.centerId, done }, 'Kept no longer than needed');
    });
  };
