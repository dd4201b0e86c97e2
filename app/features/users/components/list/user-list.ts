/** The list of accounts that somebody keeps. */
import { isRecordId } from '#contract/current-organization.ts';
import { roles, type Role } from '#contract/roles.ts';
import { declareList, type ListStateOf } from '#app/lists/list-declaration.ts';

const isRole = (value: string): value is Role => roles.some((role) => role === value);

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
  filters: { role: isRole, organization: isRecordId },
  sorts: ['name', 'status', 'lastSignInAt'],
  usualSort: () => 'name',
  sizes: [25, 50, 100],
  savedAs: 'users',
  asks: ({ q, filters }) => ({ q, withRole: filters.role, organizationIdEq: filters.organization }),
});
export type UserListState = ListStateOf<typeof userList>;
