/** A move of one vacancy from its row. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { formErrors, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { rowMoves } from '#app/features/vacancy-admin/components/bulk-actions.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import type { Flash } from '#app/shell/flash.ts';

const calls = {
  publish: vacancyCalls.publish,
  unpublish: vacancyCalls.unpublish,
  fill: vacancyCalls.fill,
  restore: vacancyCalls.restore,
  archive: vacancyCalls.archive,
  delete: vacancyCalls.remove,
};

/** Does it, and says what became of it. */
export async function answerMove({ api, locale }: Page, form: FormData): Promise<Flash> {
  const move = rowMoves.find((one) => one === formText(form, 'move'));
  if (!move) throw pageError(400, 'Unknown move');
  const t = wordsOf(locale, 'vacancy-admin');
  try {
    const { record, undo } = await api.send(calls[move], { params: { id: formText(form, 'id') } });
    // Where the centre checks first, what is published waits for that.
    const isWaiting = move === 'publish' && record.submittedAt !== null;
    const done = isWaiting ? 'moved.waiting' : (`moved.${move}` as const);
    return { color: 'success', title: t(done, { title: record.title }), undo };
  } catch (error) {
    const { fields, general } = formErrors(error);
    const message = inSentences([...general, ...Object.values(fields)]);
    return { color: 'warning', title: t('moved.failed'), message };
  }
}
