/** A deed with the chosen people: tried first, done when somebody has seen what it would do. */
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import { userCalls } from '#contract/calls/users.ts';
import { roles } from '#contract/rights.ts';
import { userBulkActs, type UserBulkAct } from '#contract/user-bulk-edits.ts';
import { formErrors, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { ListChoice } from '#app/features/users/parts/list-address.ts';
import { matchingIds } from '#app/features/users/parts/list.server.ts';
import { formText } from '#app/forms/form-text.ts';

export interface BulkTrial {
  act: UserBulkAct;
  ids: string[];
  role: string;
  organizationId: string;
  /** What would happen; null as long as there is something to choose. */
  report: BulkReportRow[] | null;
  changed: number;
  errors: Record<string, string>;
  /** Grows with each try. */
  at: number;
}

export interface BulkDone {
  done: number;
  left: number;
  undo: string | undefined;
}

const chosenIds = async (page: Page, form: FormData, choice: ListChoice): Promise<string[]> =>
  form.get('scope') === 'matching' ? matchingIds(page, choice) : form.getAll('ids').map(String);

/** Null when nobody was chosen. */
export async function answerBulk(
  page: Page,
  form: FormData,
  choice: ListChoice,
): Promise<BulkTrial | BulkDone | null> {
  const act = userBulkActs.find((one) => one === formText(form, 'act'));
  if (!act) throw pageError(400, 'Unknown act');
  const ids = await chosenIds(page, form, choice);
  if (ids.length === 0) return null;
  const [role, organizationId] = [formText(form, 'role'), formText(form, 'organizationId')];
  const trial: BulkTrial = {
    act,
    ids,
    role,
    organizationId,
    report: null,
    changed: 0,
    errors: {},
    at: page.now.getTime(),
  };
  // The role comes first: what would happen depends on it.
  if (act === 'add_role' && !form.has('role')) return trial;
  const isSure = form.get('sure') === 'yes';
  try {
    const { record, meta, undo } = await page.api.send(userCalls.editMany, {
      body: {
        act,
        userIds: ids,
        dryRun: !isSure,
        role: roles.find((one) => one === role) ?? null,
        organizationId: organizationId || null,
      },
    });
    if (isSure) return { done: record.changed, left: record.refused, undo };
    return { ...trial, report: meta.report, changed: record.changed };
  } catch (error) {
    const { fields, general } = formErrors(error);
    return { ...trial, errors: { ...fields, ...(general[0] && { general: general[0] }) } };
  }
}
