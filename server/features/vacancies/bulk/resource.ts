import { vacancyBulkEdits } from '#contract/vacancy-bulk-edits.ts';
import type { Resource } from '#server/http/resource.ts';
import type { VacancyBulkEdited } from './commands.ts';

export const vacancyBulkEditResource: Resource<VacancyBulkEdited, typeof vacancyBulkEdits> = {
  contract: vacancyBulkEdits,
  id: ({ id }) => id,
  attributes: ({ edit, report }) => ({
    status: edit.status ?? null,
    expiresAt: edit.expiresAt ?? null,
    dryRun: edit.dryRun === true,
    changed: report.filter(({ result }) => result !== 'refused').length,
    refused: report.filter(({ result }) => result === 'refused').length,
  }),
};
