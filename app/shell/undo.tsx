import { redirect } from 'react-router';
import type { Route } from './+types/undo.ts';
import { undoCalls } from '#contract/calls/undos.ts';
import { formErrors } from '#app/api/api-error.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { flashToast, type Flash } from '#app/shell/flash.ts';
import { safeFrom } from '#app/shell/locale-path.ts';

async function takeBack(given: Page, id: string): Promise<Flash> {
  const t = wordsOf(given.locale, 'shell');
  try {
    await given.api.send(undoCalls.undo, { body: { undoId: id } });
    return { color: 'success', title: t('undo.done') };
  } catch (error) {
    const { general, fields } = formErrors(error, [404]);
    const message = inSentences([...general, ...Object.values(fields)]);
    return { color: 'warning', title: t('undo.failed'), message };
  }
}

/** Takes back what was just done, and goes back to where it was. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const told = await takeBack(context.get(pageContext), formText(form, 'undo'));
  return redirect(safeFrom(form.get('from')) ?? '/', {
    status: 303,
    headers: { 'set-cookie': flashToast(told) },
  });
}

export function loader() {
  return redirect('/');
}
