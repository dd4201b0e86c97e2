/** What the forms of who looks after an organisation send: a move of its state, a note, or making one of two. */
import { data, redirect } from 'react-router';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { openApplicationChoices } from '#contract/organization-decisions.ts';
import { formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { answerNote, isAboutNotes } from '#app/features/internal-notes/parts/notes.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { questions, type Question } from './load-care.server.ts';
import { answerMerging } from './merging.server.ts';

/** Whether a posted form is one of these. */
export const isAboutCare = (form: FormData): boolean =>
  isAboutNotes(form) || form.has('deed') || form.has('mergeWith');

export interface DeedRefused {
  kind: 'deed-refused';
  texts: string[];
  message: string;
}

/** Answers the id by which it can be taken back, where it can. */
async function send({ api }: Page, id: string, deed: Question, form: FormData): Promise<string | undefined> {
  const params = { id };
  if (deed === 'delete') {
    await api.send(organizationCalls.remove, { params });
    return undefined;
  }
  if (deed === 'restore') {
    await api.send(organizationCalls.restore, { params });
    return undefined;
  }
  const openApplications = openApplicationChoices.find(
    (one) => one === formText(form, 'openApplications').trim(),
  );
  const message = formText(form, 'message').trim() || null;
  const { undo } = await api.send(organizationCalls.archive, {
    params,
    body: { openApplications, message: openApplications === 'answer' ? message : null },
  });
  return undo;
}

async function doDeed(page: Page, id: string, deed: Question, form: FormData, path: string) {
  const { name } = await page.api.one(organizationCalls.show, { params: { id } });
  let undo: string | undefined;
  try {
    undo = await send(page, id, deed, form);
  } catch (error) {
    const { fields, general } = formErrors(error);
    const texts = [...general, ...Object.values(fields)];
    const refused: DeedRefused = { kind: 'deed-refused', texts, message: formText(form, 'message').trim() };
    return data(refused, { status: 422 });
  }
  const title = wordsOf(page.locale, 'organization-care')(`done.${deed}`, { name });
  // Of a deleted one there is no page any more.
  return redirect(deed === 'delete' ? inLanguageOf(path, '/organizations') : path, {
    status: 303,
    headers: { 'set-cookie': flashToast({ color: 'success', title, undo }) },
  });
}

export async function answerCare(page: Page, id: string, path: string, form: FormData) {
  if (isAboutNotes(form)) {
    const refused = await answerNote(page, form, { type: 'organizations', id });
    if (refused) return data({ kind: 'note-refused' as const, ...refused }, { status: 422 });
    return redirect(`${path}#internal-notes`, { status: 303 });
  }
  if (form.has('mergeWith')) return answerMerging(page, id, path, form);
  const deed = questions.find((one) => one === form.get('deed'));
  if (!deed) throw data({ message: 'Unknown deed' }, { status: 400 });
  return doDeed(page, id, deed, form, path);
}
