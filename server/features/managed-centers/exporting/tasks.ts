/** The jobs that write the file of a centre and remove it when its days are over. */
import type { Services } from '#server/http/services.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { makeExport, removeExport } from './commands.ts';

export const centerExportTasks = (
  services: Services,
): Pick<Tasks, 'make_center_export' | 'remove_center_export'> => ({
  make_center_export: (payload, job) => makeExport(services, payload, job),
  remove_center_export: (payload) => removeExport(services, payload),
});
