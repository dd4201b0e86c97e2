/** The list of accounts that somebody keeps. */
import { isRecordId } from '#contract/current-organization.ts';
import { roles, type Role } from '#contract/roles.ts';
import { declareList, type ListStateOf } from '#app/lists/list-declaration.ts';

/** `all` is everybody but who was archived. */
const tabs = ['all', 'invited', 'inactive', 'archived'] as const;
export type UserTab = (typeof tabs)[number];

const isRole = (value: string): value is Role => roles.some((role) => role === value);

export const userList = declareList({
  path: '/users',
  tabName: 'status',
  tabs,
  filters: { role: isRole, organization: isRecordId },
  sorts: ['name', 'status', 'lastSignInAt'],
  usualSort: () => 'name',
  sizes: [25, 50, 100],
  savedAs: 'users',
  asks: ({ tab, q, filters }) => ({
    ...(tab === 'all' ? { status_not_eq: 'archived' } : { status_eq: tab }),
    q,
    withRole: filters.role,
    organizationIdEq: filters.organization,
  }),
});
export type UserListState = ListStateOf<typeof userList>;
