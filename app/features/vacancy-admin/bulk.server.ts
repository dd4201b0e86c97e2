/** An action with the chosen vacancies: tried first, done when somebody has seen what it would do. */
import { parseDate } from '@internationalized/date';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { lastMomentOf } from '#contract/formatters.ts';
import type { WaitingPeople } from '#contract/vacancy-bulk-edits.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import type { Page } from '#app/api/page-context.ts';
import {
  bulkActions,
  bulkStatuses,
  type BulkAction,
  type BulkStatus,
} from '#app/features/vacancy-admin/components/bulk-actions.ts';
import { vacancyList } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import {
  openApplicationsIn,
  type ChosenForOpen,
} from '#app/features/vacancy-filling/components/open-applications.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { isoDay } from '#app/i18n/format.ts';
import { answerBulk } from '#app/lists/bulk.server.ts';
import { readListState } from '#app/lists/list-choice.ts';
import { isDay } from '#app/ui/day-bounds.ts';

/** What is chosen with it: the state, or until when. */
function typedIn(page: Page, form: FormData, act: BulkAction) {
  const status = bulkStatuses.find((one) => one === formText(form, 'status')) ?? ('' as const);
  return {
    status: act === 'archive' ? ('archived' as const) : status,
    until: formText(form, 'until') === 'day' ? ('day' as const) : ('months' as const),
    /** The day that was typed. */
    day: formText(form, 'day'),
    /** Three months from now. */
    inMonths: parseDate(isoDay(page.now)).add({ months: 3 }).toString(),
  };
}
type Typed = ReturnType<typeof typedIn>;
type Change = { status: BulkStatus } | { expiresAt: string };

function changeOf(act: BulkAction, { status, until, day, inMonths }: Typed, now: Date): Change | null {
  if (act !== 'extend') return status === '' ? null : { status };
  const last = until === 'months' ? inMonths : day;
  return isDay(last) && last > isoDay(now) ? { expiresAt: lastMomentOf(last) } : null;
}

type Row = { id: string; title: string; expiresAt: string | null };

/** Who extends means no vacancy to go offline earlier: those that run longer already are left out, with the reason. */
function keptAsTheyAre(page: Page, rows: readonly Row[], change: Change): BulkReportRow[] {
  if (!('expiresAt' in change)) return [];
  const t = wordsOf(page.locale, 'vacancy-admin');
  return rows
    .filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) >= Date.parse(change.expiresAt))
    .map(({ id, title, expiresAt }) => ({
      id,
      name: title,
      result: 'refused',
      reason: t(expiresAt === null ? 'bulk.endless' : 'bulk.longer'),
      pointer: null,
    }));
}

const nobody: WaitingPeople = { people: 0, vacancies: 0 };

/** Sends the change, or tries it; the report has a row for each of the chosen. */
async function edit(
  page: Page,
  ids: readonly string[],
  kept: readonly BulkReportRow[],
  body: Change & ChosenForOpen & { dryRun: boolean },
) {
  const vacancyIds = ids.filter((id) => !kept.some((one) => one.id === id));
  const none = { record: { changed: 0, refused: 0 }, meta: { report: [], waiting: nobody }, undo: undefined };
  const { record, meta, undo } =
    vacancyIds.length === 0
      ? none
      : await page.api.send(vacancyCalls.editMany, { body: { vacancyIds, ...body } });
  const { changed, refused } = record;
  return {
    record: { changed, refused: refused + kept.length },
    meta: { ...meta, report: [...meta.report, ...kept] },
    undo,
  };
}

/** The answer of the list's action. */
export async function changeVacancies(page: Page, form: FormData, url: URL) {
  const t = wordsOf(page.locale, 'vacancy-admin');
  // All that the list finds: those that are meant when the page was left behind, and when the others now end.
  const { items } = await page.api.list(vacancyCalls.list, {
    filter: vacancyList.asks(readListState(vacancyList, url.searchParams), page.now),
    page: { size: pageSizeMax },
    fields: { vacancies: ['title', 'expiresAt'] },
  });
  const chosen = (ids: readonly string[]) => items.filter(({ id }) => ids.includes(id));
  const openApplications = openApplicationsIn(form);
  let waiting = nobody;
  const answer = await answerBulk(page, { url, form }, t, {
    acts: bulkActions,
    matching: async () => items.map(({ id }) => id),
    typed: (act) => typedIn(page, form, act),
    changeOf: (act, typed) => changeOf(act, typed, page.now),
    missing: (act) => t(act === 'extend' ? 'bulk.dayNeeded' : 'bulk.statusNeeded'),
    send: async (ids, change, dryRun) => {
      const kept = keptAsTheyAre(page, chosen(ids), change);
      const edited = await edit(page, ids, kept, { ...change, ...openApplications, dryRun });
      waiting = edited.meta.waiting;
      return edited;
    },
    done: (act, count) => t(`bulk.done.${act}`, { count }),
  });
  return answer instanceof Response ? answer : { ...answer, openApplications, waiting };
}
export type VacancyDryRun = Exclude<Awaited<ReturnType<typeof changeVacancies>>, Response>;
