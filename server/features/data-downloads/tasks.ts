/** The job that makes the file somebody asked for, and files whose time is over. */
import { sql } from 'kysely';
import type { Cleanings } from '#server/jobs/cleaning.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { makeDownload, type DownloadServices } from './commands.ts';

export const downloadCleanings: Cleanings = {
  // The row stays, so that the person sees when they asked for a file.
  data_downloads: (center) => sql`
    update data_downloads set archive = null where volunteer_center_id = ${center}
      and archive is not null and expires_at <= now()`,
};

export const makeDataDownloadTask =
  (services: DownloadServices): Tasks['make_data_download'] =>
  ({ centerId, downloadId, origin }) =>
    inScope(services.pool, centerId, (scope) => makeDownload(scope, services, downloadId, origin));
