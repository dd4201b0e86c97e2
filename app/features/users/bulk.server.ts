/** An action with the chosen people: tried first, done when somebody has seen what it would do. */
import { userCalls } from '#contract/calls/users.ts';
import { roles } from '#contract/roles.ts';
import { userBulkActions, type UserBulkAction } from '#contract/user-bulk-edits.ts';
import { formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { matchingIds } from '#app/features/users/list.server.ts';
import type { UserListState } from '#app/features/users/components/list/user-list.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import type { BulkDryRun } from '#app/lists/bulk-question.tsx';
import { actIn, type BulkDone, idsIn } from '#app/lists/bulk.server.ts';

export interface UserTrial extends BulkDryRun<UserBulkAction> {
  role: string;
  organizationId: string;
  errors: Record<string, string>;
  /** Grows with each try. */
  at: number;
}

/** Null when nobody was chosen. */
export async function answerBulk(
  page: Page,
  form: FormData,
  choice: UserListState,
): Promise<UserTrial | BulkDone | null> {
  const act = actIn(form, userBulkActions);
  const ids = await idsIn(form, () => matchingIds(page, choice));
  if (ids.length === 0) return null;
  const chosen = { role: formText(form, 'role'), organizationId: formText(form, 'organizationId') };
  const untried = { report: null, changed: 0, seen: '', errors: {}, at: page.now.getTime() };
  const dryRun: UserTrial = { act, ids, ...chosen, ...untried };
  // The role comes first: what would happen depends on it.
  if (act === 'add_role' && !form.has('role')) return dryRun;
  const seen = JSON.stringify(chosen);
  const isSure = form.get('sure') === 'yes' && form.get('seen') === seen;
  try {
    const { record, meta, undo } = await page.api.send(userCalls.editMany, {
      body: {
        act,
        userIds: ids,
        dryRun: !isSure,
        role: roles.find((one) => one === chosen.role) ?? null,
        organizationId: chosen.organizationId || null,
      },
    });
    const { changed, refused: left } = record;
    if (!isSure) return { ...dryRun, report: meta.report, changed, seen };
    return { title: wordsOf(page.locale, 'users')('bulk.done', { count: changed }), left, undo };
  } catch (error) {
    const { fields, general } = formErrors(error);
    return { ...dryRun, errors: { ...fields, ...(general[0] && { general: general[0] }) } };
  }
}
