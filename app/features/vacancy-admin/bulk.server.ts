/** An action with the chosen vacancies: tried first, done when somebody has seen what it would do. */
import { parseDate } from '@internationalized/date';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import {
  bulkActions,
  bulkStatuses,
  type BulkAction,
  type BulkStatus,
} from '#app/features/vacancy-admin/components/bulk-actions.ts';
import { endOfDay } from '#app/features/vacancy-admin/components/end-of-day.ts';
import { vacancyList, type VacancyListState } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { isoDay } from '#app/i18n/format.ts';
import type { BulkDryRun } from '#app/lists/bulk-question.tsx';
import { actIn, type BulkDone, idsIn } from '#app/lists/bulk.server.ts';
import { isDay } from '#app/ui/day-bounds.ts';

export interface VacancyDryRun extends BulkDryRun<BulkAction> {
  status: BulkStatus | '';
  until: 'months' | 'day';
  /** The day that was typed. */
  day: string;
  /** Three months from now. */
  inMonths: string;
  error: string | undefined;
}

type Change = { status: BulkStatus } | { expiresAt: string };

/** What is asked, as far as it can be known from the form. */
function readDryRun(page: Page, form: FormData): Omit<VacancyDryRun, 'ids'> {
  const act = actIn(form, bulkActions);
  const status = bulkStatuses.find((one) => one === formText(form, 'status')) ?? '';
  return {
    act,
    status: act === 'archive' ? 'archived' : status,
    until: formText(form, 'until') === 'day' ? 'day' : 'months',
    day: formText(form, 'day'),
    inMonths: parseDate(isoDay(page.now)).add({ months: 3 }).toString(),
    report: null,
    changed: 0,
    seen: '',
    error: undefined,
  };
}

/** Null as long as something is still to be chosen. */
function changeOf(
  { act, status, until, day, inMonths }: Omit<VacancyDryRun, 'ids'>,
  now: Date,
): Change | null {
  if (act !== 'extend') return status === '' ? null : { status };
  const last = until === 'months' ? inMonths : day;
  return isDay(last) && last > isoDay(now) ? { expiresAt: endOfDay(last) } : null;
}

/** Who extends means no vacancy to go offline earlier: those that run longer already are left out, with the reason. */
function keptAsTheyAre(
  page: Page,
  rows: readonly { id: string; title: string; expiresAt: string | null }[],
  change: Change,
): BulkReportRow[] {
  if (!('expiresAt' in change)) return [];
  const t = wordsOf(page.locale, 'vacancy-admin');
  return rows
    .filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) >= Date.parse(change.expiresAt))
    .map(({ id, title, expiresAt }) => ({
      id,
      name: title,
      result: 'refused',
      reason: t(expiresAt === null ? 'bulk.endless' : 'bulk.longer'),
    }));
}

/** Sends the change, or tries it; the report has a row for each of the chosen. */
async function edit(
  page: Page,
  ids: readonly string[],
  kept: readonly BulkReportRow[],
  body: Change & { dryRun: boolean },
) {
  const left = new Set(kept.map(({ id }) => id));
  const vacancyIds = ids.filter((id) => !left.has(id));
  if (vacancyIds.length === 0) return { report: [...kept], changed: 0, left: kept.length, undo: undefined };
  const { record, meta, undo } = await page.api.send(vacancyCalls.editMany, {
    body: { vacancyIds, ...body },
  });
  return {
    report: [...meta.report, ...kept],
    changed: record.changed,
    left: record.refused + kept.length,
    undo,
  };
}

/** Null when nothing was chosen. */
export async function answerBulk(
  page: Page,
  form: FormData,
  state: VacancyListState,
): Promise<VacancyDryRun | BulkDone | null> {
  const request = readDryRun(page, form);
  // All that the list finds: those that are meant when the page was left behind, and when the others now end.
  const { items } = await page.api.list(vacancyCalls.list, {
    filter: vacancyList.asks(state, page.now),
    page: { size: pageSizeMax },
    fields: { vacancies: ['title', 'expiresAt'] },
  });
  const ids = await idsIn(form, async () => items.map(({ id }) => id));
  if (ids.length === 0) return null;
  const dryRun: VacancyDryRun = { ...request, ids };
  const change = changeOf(request, page.now);
  if (!change) {
    const t = wordsOf(page.locale, 'vacancy-admin');
    const error = t(request.act === 'extend' ? 'bulk.dayNeeded' : 'bulk.statusNeeded');
    return { ...dryRun, error: form.has('check') ? error : undefined };
  }
  const seen = JSON.stringify(change);
  const isSure = form.get('sure') === 'yes' && form.get('seen') === seen;
  const kept = keptAsTheyAre(
    page,
    items.filter(({ id }) => ids.includes(id)),
    change,
  );
  try {
    const { report, changed, left, undo } = await edit(page, ids, kept, { ...change, dryRun: !isSure });
    if (!isSure) return { ...dryRun, report, changed, seen };
    const t = wordsOf(page.locale, 'vacancy-admin');
    return { title: t(`bulk.done.${request.act}`, { count: changed }), left, undo };
  } catch (error) {
    const { fields, general } = formErrors(error);
    return { ...dryRun, error: Object.values(fields)[0] ?? general[0] };
  }
}
