/** A move of one page: from its row, its settings or the page builder. */
import { pageCalls } from '#contract/calls/pages.ts';
import { formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { pageMoves, type PageMove } from '#app/features/page-admin/components/page-moves.ts';
import type { Action, ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inSentences } from '#app/i18n/sentences.ts';

const calls = {
  publish: pageCalls.publish,
  unpublish: pageCalls.unpublish,
  makeHome: pageCalls.makeHome,
  confirmTranslation: pageCalls.confirmTranslation,
  delete: pageCalls.remove,
  restore: pageCalls.restore,
} satisfies Record<PageMove, unknown>;

/** The table of its acts. A row has no place for what was refused: that is told too. */
export function moveActions({ api, locale }: Page, id?: string): ActTable<PageMove> {
  const t = wordsOf(locale, 'page-admin');
  const act =
    (move: PageMove): Action =>
    async (form) => {
      try {
        const params = { id: id ?? formText(form, 'id') };
        const { record, undo } = await api.send(calls[move], { params });
        return { told: t(`moved.${move}`, { title: record.title }), undo };
      } catch (error) {
        const { fields, general } = formErrors(error);
        const message = inSentences([...general, ...Object.values(fields)]);
        return { told: { color: 'warning', title: t('moved.failed'), message } };
      }
    };
  return Object.fromEntries(pageMoves.map((move) => [move, act(move)])) as ActTable<PageMove>;
}
