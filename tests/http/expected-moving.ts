/** Rows of the matrix about an organisation and something besides: another centre, or another organisation. */
import { inOrder, manages, seesOrganization } from './expected-cells.ts';
import { table } from './expected-rights.ts';

export const twoOrganizations = {
  // Tried only, so that the record stays: it could be done in every state.
  'POST /api/v1/organizations/:id/move': {
    about: 'organization to move',
    status: inOrder(seesOrganization, manages(table.moveOrganizations), () => true),
  },
  // Merging is in the row of add, approve, deny, archive, restore and delete. The other one here is denied.
  'POST /api/v1/organizations/:id/merge': {
    about: 'organization to merge',
    status: inOrder(seesOrganization, manages(table.judgeOrganizations), () => true),
  },
} as const;
