/** What the queue can send: a yes, or the vacancy back to its writer with the reason. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Action, ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { onToNext, paramsIn } from '#app/forms/queue-acts.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

export type CheckAct = 'publish' | 'return';

/** The table of its acts. */
export function checkActions({ api, locale }: Page, path: string): ActTable<CheckAct> {
  type Sent = { record: { title: string }; undo?: string | undefined };
  const act =
    (name: CheckAct, send: (form: FormData) => Promise<Sent>): Action =>
    async (form) => {
      const { record, undo } = await send(form);
      const told = wordsOf(locale, 'vacancy-checks')(`done.${name}`, { title: record.title });
      return onToNext(path, form, told, undo);
    };
  return {
    publish: act('publish', (form) => api.send(vacancyCalls.publish, { params: paramsIn(form) })),
    return: act('return', (form) => {
      const body = { reason: formText(form, 'reason').trim() };
      return api.send(vacancyCalls.return, { params: paramsIn(form), body });
    }),
  };
}
