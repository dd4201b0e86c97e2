/** What the list of users shows: the chosen rows, how many there are of each status, and what can be chosen. */
import { savedFilterCalls } from '#contract/calls/saved-filters.ts';
import { userCalls } from '#contract/calls/users.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { reachOf } from '#contract/rights.ts';
import { mostSavedFilters } from '#contract/saved-filters.ts';
import type { users } from '#contract/users.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import {
  filterOf,
  listAddress,
  readChoice,
  savedQuery,
  tabs,
  type ListChoice,
  type ListTab,
} from '#app/features/users/parts/list-address.ts';
import { listTitle } from '#app/features/users/parts/list-title.ts';
import { roleChoices, type RoleChoices } from '#app/features/users/parts/role-choices.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

export interface ListedUser extends Pick<
  RecordOf<typeof users>,
  'id' | 'fullName' | 'email' | 'status' | 'lastSignInAt'
> {
  roles: { name: string; organizationName: string | null }[];
}

function listedUser(user: RecordOf<typeof users, 'roles' | 'organizations'>): ListedUser {
  const { id, fullName, email, status, lastSignInAt, roles, organizations } = user;
  const nameOf = (wanted: string | null) => organizations.find((one) => one.id === wanted)?.name ?? null;
  return {
    id,
    fullName,
    email,
    status,
    lastSignInAt,
    roles: roles.map(({ name, organizationId }) => ({ name, organizationName: nameOf(organizationId) })),
  };
}

/** What the reader saved of this list, each with how many it finds now. */
async function ownFilters({ api }: Page, choice: ListChoice) {
  const { items } = await api.list(savedFilterCalls.list, {
    filter: { list_eq: 'users' },
    page: { size: mostSavedFilters },
  });
  return Promise.all(
    items.map(async ({ id, name, query }) => {
      const saved = readChoice(new URLSearchParams(query));
      const { pagination } = await api.list(userCalls.list, {
        filter: filterOf(saved),
        page: { size: 1 },
        fields: { users: ['status'] },
      });
      return {
        id,
        name,
        href: listAddress(saved),
        count: pagination.records,
        isCurrent: savedQuery(saved) === savedQuery(choice),
      };
    }),
  );
}

/** The rows of the chosen tab, and of each tab how many there are with the same words. */
export async function loadUsers(page: Page, choice: ListChoice) {
  const { api, actor } = page;
  const [list, choices, saved, ...counted] = await Promise.all([
    api.list(userCalls.list, {
      include: ['roles', 'organizations'],
      filter: filterOf(choice),
      sort: choice.sort,
      page: { number: choice.page, size: choice.size },
    }),
    roleChoices(page),
    ownFilters(page, choice),
    ...tabs.map((tab) =>
      api.list(userCalls.list, {
        filter: filterOf({ ...choice, tab }),
        page: { size: 1 },
        fields: { users: ['status'] },
      }),
    ),
  ]);
  const held = actor.kind === 'user' ? actor.roles.map(({ role }) => role) : [];
  return {
    head: { title: wordsOf(page.locale, 'users')(listTitle(held)) },
    choice,
    items: list.items.map(listedUser),
    pagination: list.pagination,
    counts: Object.fromEntries(tabs.map((tab, at) => [tab, counted[at]?.pagination.records ?? 0])) as Record<
      ListTab,
      number
    >,
    choices,
    saved,
    mayInvite: choices.mayInvite,
    mayImport: reachOf('users.invite', held) === 'center',
    mayKeep: ['organization', 'center'].includes(reachOf('users.manage', held)),
  };
}

export interface UserList extends Awaited<ReturnType<typeof loadUsers>> {
  choices: RoleChoices;
}

/** Every account that the list finds, for a deed with all of them. */
export async function matchingIds({ api }: Page, choice: ListChoice): Promise<string[]> {
  const { items } = await api.list(userCalls.list, {
    filter: filterOf(choice),
    page: { size: pageSizeMax },
    fields: { users: ['status'] },
  });
  return items.map(({ id }) => id);
}
