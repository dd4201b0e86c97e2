/** What the action of every list does where something is done with many: it is tried, or it was done and is told. */
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import { formErrors, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { actIn as nameOfAct } from '#app/forms/act-answer.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import type { BulkDryRun } from '#app/lists/bulk-question.tsx';
import type { ListTranslate } from '#app/lists/list-words.ts';
import type { Flash } from '#app/shell/flash.ts';

/** What the call of an action with many answers, done or only tried. */
interface Answer {
  record: { changed: number; refused: number };
  meta: { report: BulkReportRow[] };
  undo?: string | undefined;
}

/** What is the list's own. */
interface Bulk<Act extends string, Typed extends object, Change extends object> {
  acts: readonly Act[];
  /** All that the list finds. */
  matching: () => Promise<string[]>;
  /** What was chosen with the action. */
  typed: (act: Act) => Typed;
  /** What becomes of each; null as long as something is still to be chosen. */
  changeOf: (act: Act, typed: Typed) => Change | null;
  /** What is still to be chosen, said to whoever asks to have it tried. */
  missing?: (act: Act) => string;
  send: (ids: string[], change: Change, dryRun: boolean) => Promise<Answer>;
  /** '3 vacatures gearchiveerd'. */
  done: (act: Act, count: number) => string;
}

/** The action that a form asks for. Throws the error page for one that there is not. */
function actIn<Act extends string>(form: FormData, acts: readonly Act[]): Act {
  const act = acts.find((one) => one === nameOfAct(form));
  if (!act) throw pageError(400, 'Unknown act');
  return act;
}

/** A dry run is shown on the page, with what was wrong; what was done is told, and so is that nobody was chosen. */
export async function answerBulk<Act extends string, Typed extends object, Change extends object>(
  page: Page,
  { url: { pathname, search }, form }: { url: URL; form: FormData },
  t: ListTranslate<'bulk.noneChosen' | 'bulk.left'>,
  { acts, matching, typed, changeOf, missing, send, done }: Bulk<Act, Typed, Change>,
): Promise<(Typed & BulkDryRun<Act>) | Response> {
  const told = (flash: Flash) => goOn(`${pathname}${search}`, { told: flash });
  const act = actIn(form, acts);
  const ids = form.get('scope') === 'matching' ? await matching() : form.getAll('ids').map(String);
  if (ids.length === 0) return told({ color: 'info', title: t('bulk.noneChosen') });
  const untried = { report: null, changed: 0, seen: '', errors: {}, at: page.now.getTime() };
  const dryRun = { ...typed(act), ...untried, act, ids };
  const change = changeOf(act, dryRun);
  if (!change)
    return missing && form.has('check') ? { ...dryRun, errors: { general: missing(act) } } : dryRun;
  const seen = JSON.stringify(change);
  const isSure = form.get('sure') === 'yes' && form.get('seen') === seen;
  try {
    const { record, meta, undo } = await send(ids, change, !isSure);
    const { changed, refused: left } = record;
    if (!isSure) return { ...dryRun, report: meta.report, changed, seen };
    const title = done(act, changed);
    if (left === 0) return told({ color: 'success', title, undo });
    return told({ color: 'warning', title, message: t('bulk.left', { count: left }), undo });
  } catch (error) {
    const { fields, general } = formErrors(error);
    return { ...dryRun, errors: { ...fields, ...(general[0] && { general: general[0] }) } };
  }
}
