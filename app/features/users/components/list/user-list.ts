/** The list of accounts that somebody keeps. */
import { isRecordId } from '#contract/record-ids.ts';
import { roles } from '#contract/roles.ts';
import { oneOf } from '#app/lists/filter-values.ts';
import { declareList } from '#app/lists/list-declaration.ts';

export const userList = declareList({
  path: '/users',
  tabName: 'status',
  tabs: {
    /** Everybody but who was archived. */
    all: { status_not_eq: 'archived' },
    invited: { status_eq: 'invited' },
    inactive: { status_eq: 'inactive' },
    archived: { status_eq: 'archived' },
  },
  filters: { role: oneOf(roles), organization: isRecordId },
  sorts: ['name', 'status', 'lastSignInAt'],
  usualSort: () => 'name',
  sizes: [25, 50, 100],
  savedAs: 'users',
  asks: ({ q, filters }) => ({ q, withRole: filters.role, organizationIdEq: filters.organization }),
});
