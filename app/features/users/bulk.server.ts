/** An action with the chosen people: tried first, done when somebody has seen what it would do. */
import { userCalls } from '#contract/calls/users.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { roles } from '#contract/roles.ts';
import { userBulkActions } from '#contract/user-bulk-edits.ts';
import type { Page } from '#app/api/page-context.ts';
import { userList } from '#app/features/users/components/list/user-list.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { answerBulk } from '#app/lists/bulk.server.ts';
import { readListState } from '#app/lists/list-choice.ts';

/** Every account that the list finds. */
async function matchingIds({ api, now }: Page, { searchParams }: URL): Promise<string[]> {
  const { items } = await api.list(userCalls.list, {
    filter: userList.asks(readListState(userList, searchParams), now),
    page: { size: pageSizeMax },
    fields: { users: ['status'] },
  });
  return items.map(({ id }) => id);
}

/** The answer of the list's action. */
export function changeUsers(page: Page, form: FormData, url: URL) {
  const t = wordsOf(page.locale, 'users');
  return answerBulk(page, { url, form }, t, {
    acts: userBulkActions,
    matching: () => matchingIds(page, url),
    typed: () => ({ role: formText(form, 'role'), organizationId: formText(form, 'organizationId') }),
    changeOf: (act, { role, organizationId }) =>
      // The role comes first: what would happen depends on it.
      act === 'add_role' && !form.has('role')
        ? null
        : { act, role: roles.find((one) => one === role) ?? null, organizationId: organizationId || null },
    send: (userIds, change, dryRun) =>
      page.api.send(userCalls.editMany, { body: { ...change, userIds, dryRun } }),
    done: (_act, count) => t('bulk.done', { count }),
  });
}
export type UserTrial = Exclude<Awaited<ReturnType<typeof changeUsers>>, Response>;
