/** What the list of users shows: the chosen rows, how many there are of each status, and what can be chosen. */
import { userCalls } from '#contract/calls/users.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import type { users } from '#contract/users.ts';
import type { ListOf } from '#app/api/call-types.ts';
import { addressOf } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { roleChoices } from '#app/features/users/role-choices.server.ts';
import { userList, type UserListState, type UserTab } from '#app/features/users/components/list/user-list.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { countsBy, loadDeclared } from '#app/lists/load-list.server.ts';

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

type Answer = ListOf<typeof userCalls.list>;

/** With words or a role chosen the counts are of what was found. */
function countsOf({ facets }: Answer['meta']): Record<UserTab, number> {
  const of = countsBy(facets?.status);
  const [invited, inactive] = [of('invited'), of('inactive')];
  return { all: of('active') + invited + inactive, invited, inactive, archived: of('archived') };
}

/** Key of what the list is called: all of the centre, the team of an organisation, or the students of a mentor. */
const titleOf = (can: Answer['can']) =>
  can.import || !can.create ? 'list.title' : can.editMany ? 'list.team' : 'list.students';

/** The rows of the chosen tab, and of each tab how many there are with the same words. */
export const loadUsers = (page: Page, url: URL) =>
  loadDeclared(page, url, userList, async ({ query, counts }) => {
    const [{ items, pagination, can, meta }, choices] = await Promise.all([
      page.api.list(userCalls.list, {
        ...query,
        include: ['roles', 'organizations'],
        query: { facets: 'true', counts },
      }),
      roleChoices(page),
    ]);
    return {
      head: { title: wordsOf(page.locale, 'users')(titleOf(can)) },
      items: items.map(listedUser),
      pagination,
      can: { ...can, create: choices.mayInvite },
      meta,
      counts: countsOf(meta),
      choices,
      exportHref: addressOf(userCalls.exportAll, { filter: query.filter }),
    };
  });
export type LoadedUsers = Awaited<ReturnType<typeof loadUsers>>;

/** Every account that the list finds, for an action with all of them. */
export async function matchingIds({ api, now }: Page, choice: UserListState): Promise<string[]> {
  const { items } = await api.list(userCalls.list, {
    filter: userList.asks(choice, now),
    page: { size: pageSizeMax },
    fields: { users: ['status'] },
  });
  return items.map(({ id }) => id);
}
