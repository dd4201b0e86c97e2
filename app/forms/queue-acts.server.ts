/** The acts of a queue: each is an answer about one of those that wait. */
import { actIn } from '#app/forms/act-answer.ts';
import type { Done } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';

/** Names that the form of an answer posts: which one it is about, and which comes after it. */
const idName = 'id';
export const nextName = 'next';

export const paramsIn = (form: FormData) => ({ id: formText(form, idName) });

/** On to the next one, by a GET: reloading sends nothing twice. Who takes it back wants to look at that one again. */
export function onToNext(path: string, form: FormData, title: string, undo: string | undefined): Done {
  const next = formText(form, nextName);
  const undoTo = undo && `${path}?${new URLSearchParams({ done: 'undo', ...paramsIn(form) })}`;
  return {
    told: { color: 'success', title, undo, undoTo },
    to: `${path}?${new URLSearchParams({ done: actIn(form), ...(next && { id: next }) })}`,
  };
}
