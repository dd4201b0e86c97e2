import { pageBulkEdits } from '#contract/page-bulk-edits.ts';
import type { Resource } from '#server/http/resource.ts';
import type { PageBulkEdited } from './commands.ts';

export const pageBulkEditResource: Resource<PageBulkEdited, typeof pageBulkEdits> = {
  contract: pageBulkEdits,
  id: ({ id }) => id,
  attributes: ({ edit, report }) => {
    const refused = report.filter(({ result }) => result === 'refused').length;
    return { act: edit.act, dryRun: edit.dryRun === true, changed: report.length - refused, refused };
  },
};
