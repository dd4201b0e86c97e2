import { imports } from '#contract/imports.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { mayInviteAll } from '#server/features/users/administration/policy.ts';
import { expiryOf, type ImportRow } from './queries.ts';

export const importResource: Resource<ImportRow, typeof imports> = {
  contract: imports,
  id: ({ id }) => id,
  attributes: (row) => ({ ...plainAttributes(imports, row), expiresAt: expiryOf(row).toISOString() }),
  can: (row, { actor }) => {
    const isOpen = mayInviteAll(actor) && row.status === 'open';
    return { update: isOpen, run: isOpen, delete: mayInviteAll(actor) };
  },
};
