/** What the action of every list does where something is done with many: it is tried, or it was done and is told. */
import { redirect } from 'react-router';
import { formText } from '#app/forms/form-text.ts';
import { pageError } from '#app/api/api-error.ts';
import type { ListTranslate } from '#app/lists/list-words.ts';
import { type Flash, flashToast } from '#app/shell/flash.ts';

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
  const act = acts.find((one) => one === formText(form, 'act'));
  if (!act) throw pageError(400, 'Unknown act');
  return act;
}

/** Whom a form means: the chosen rows, or all that the list finds. */
export const idsIn = async (form: FormData, matching: () => Promise<string[]>): Promise<string[]> =>
  form.get('scope') === 'matching' ? matching() : form.getAll('ids').map(String);

/** Back to where one was, with this said. */
export const told = ({ pathname, search }: URL, flash: Flash): Response =>
  redirect(`${pathname}${search}`, { status: 303, headers: { 'set-cookie': flashToast(flash) } });

/** A dry run is shown on the page; what was done is told, and so is that nobody was chosen (null). */
export function answerOfBulk<Trial extends object>(
  url: URL,
  t: ListTranslate<'bulk.noneChosen' | 'bulk.left'>,
  answer: Trial | BulkDone | null,
): Trial | Response {
  if (!answer) return told(url, { color: 'info', title: t('bulk.noneChosen') });
  if (!('left' in answer)) return answer;
  const { title, left, undo } = answer;
  if (left === 0) return told(url, { color: 'success', title, undo });
  return told(url, { color: 'warning', title, message: t('bulk.left', { count: left }), undo });
}
