/** A move of one vacancy from its row. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { rowMoves, type RowMove } from '#app/features/vacancy-admin/components/bulk-actions.ts';
import type { Action, ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inSentences } from '#app/i18n/sentences.ts';

const calls = {
  publish: vacancyCalls.publish,
  unpublish: vacancyCalls.unpublish,
  fill: vacancyCalls.fill,
  restore: vacancyCalls.restore,
  archive: vacancyCalls.archive,
  delete: vacancyCalls.remove,
} satisfies Record<RowMove, unknown>;

/** The table of its acts. A row has no place for what was refused: that is told too. */
export function moveActions({ api, locale }: Page): ActTable<RowMove> {
  const t = wordsOf(locale, 'vacancy-admin');
  const act =
    (move: RowMove): Action =>
    async (form) => {
      try {
        const { record, undo } = await api.send(calls[move], { params: { id: formText(form, 'id') } });
        // Where the centre checks first, what is published waits for that.
        const isWaiting = (move === 'publish' || move === 'restore') && record.submittedAt !== null;
        const done = isWaiting ? 'moved.waiting' : (`moved.${move}` as const);
        return { told: t(done, { title: record.title }), undo };
      } catch (error) {
        const { fields, general } = formErrors(error);
        const message = inSentences([...general, ...Object.values(fields)]);
        return { told: { color: 'warning', title: t('moved.failed'), message } };
      }
    };
  return Object.fromEntries(rowMoves.map((move) => [move, act(move)])) as ActTable<RowMove>;
}
