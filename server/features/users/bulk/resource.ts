import { userBulkEdits } from '#contract/user-bulk-edits.ts';
import type { Resource } from '#server/http/resource.ts';
import type { UserBulkEdited } from './commands.ts';

export const userBulkEditResource: Resource<UserBulkEdited, typeof userBulkEdits> = {
  contract: userBulkEdits,
  id: ({ id }) => id,
  attributes: ({ edit, report }) => {
    const refused = report.filter(({ result }) => result === 'refused').length;
    return { act: edit.act, dryRun: edit.dryRun === true, changed: report.length - refused, refused };
  },
};
