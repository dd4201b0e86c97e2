/** What the action of every list does where something is done with many: it is tried, or it was done and is told. */
import { pageError } from '#app/api/api-error.ts';
import { actIn as nameOfAct } from '#app/forms/act-answer.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import type { ListTranslate } from '#app/lists/list-words.ts';
import type { Flash } from '#app/shell/flash.ts';

/** What became of it. */
export interface BulkDone {
  /** 'done': '3 vacatures gearchiveerd'. */
  title: string;
  /** How many stayed as they were. */
  left: number;
  undo: string | undefined;
}

/** The action that a form asks for. Throws the error page for one that there is not. */
export function actIn<Act extends string>(form: FormData, acts: readonly Act[]): Act {
  const act = acts.find((one) => one === nameOfAct(form));
  if (!act) throw pageError(400, 'Unknown act');
  return act;
}

/** Whom a form means: the chosen rows, or all that the list finds. */
export const idsIn = async (form: FormData, matching: () => Promise<string[]>): Promise<string[]> =>
  form.get('scope') === 'matching' ? matching() : form.getAll('ids').map(String);

/** A dry run is shown on the page; what was done is told, and so is that nobody was chosen (null). */
export function answerOfBulk<Trial extends object>(
  { pathname, search }: URL,
  t: ListTranslate<'bulk.noneChosen' | 'bulk.left'>,
  answer: Trial | BulkDone | null,
): Trial | Response {
  const told = (flash: Flash) => goOn(`${pathname}${search}`, { told: flash });
  if (!answer) return told({ color: 'info', title: t('bulk.noneChosen') });
  if (!('left' in answer)) return answer;
  const { title, left, undo } = answer;
  if (left === 0) return told({ color: 'success', title, undo });
  return told({ color: 'warning', title, message: t('bulk.left', { count: left }), undo });
}
