/** What the list of users shows: the chosen rows, and what can be chosen. */
import { userCalls } from '#contract/calls/users.ts';
import type { users } from '#contract/users.ts';
import type { ListOf } from '#app/api/call-types.ts';
import type { Page } from '#app/api/page-context.ts';
import { pick, type RecordOf } from '#app/api/record.ts';
import { roleChoices } from '#app/features/users/role-choices.server.ts';
import { userList } from '#app/features/users/components/list/user-list.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { loadDeclared } from '#app/lists/load-list.server.ts';

/** With the organisation of each role by its name. */
function listedUser(user: RecordOf<typeof users, 'roles' | 'organizations'>) {
  const nameOf = (wanted: string | null) => user.organizations.find(({ id }) => id === wanted)?.name ?? null;
  return {
    ...pick(user, ['fullName', 'email', 'status', 'lastSignInAt']),
    isEditable: user.can.update,
    roles: user.roles.map(({ name, organizationId }) => ({ name, organizationName: nameOf(organizationId) })),
  };
}
export type ListedUser = ReturnType<typeof listedUser>;

/** Key of what the list is called: all of the centre, the team of an organisation, or the students of a mentor. */
const titleOf = (can: ListOf<typeof userCalls.list>['can']) =>
  can.import || !can.create ? 'list.title' : can.editMany ? 'list.team' : 'list.students';

/** The rows of the chosen tab, and of each tab how many there are with the same words. */
export const loadUsers = (page: Page, url: URL) =>
  loadDeclared(page, url, userList, {
    file: userCalls.exportAll,
    ask: async (query) => {
      const [answer, choices] = await Promise.all([
        page.api.list(userCalls.list, { ...query, include: ['roles', 'organizations'] }),
        roleChoices(page),
      ]);
      return { ...answer, choices };
    },
    show: ({ items, can, choices }) => ({
      head: { title: wordsOf(page.locale, 'users')(titleOf(can)) },
      items: items.map(listedUser),
      can: { ...can, create: choices.mayInvite },
      choices,
    }),
  });
export type LoadedUsers = Awaited<ReturnType<typeof loadUsers>>;
