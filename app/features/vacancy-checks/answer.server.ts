/** What the queue can send: a yes, or the vacancy to its writer with the reason: back, or turned down. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { VacancyVerdict } from '#contract/vacancy-moves.ts';
import type { Page } from '#app/api/page-context.ts';
import { openApplicationsIn } from '#app/features/vacancy-filling/components/open-applications.ts';
import type { Action, ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { onToNext, paramsIn } from '#app/forms/queue-acts.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

/** The table of its acts. */
export function checkActions({ api, locale }: Page, path: string): ActTable<VacancyVerdict> {
  const t = wordsOf(locale, 'vacancy-checks');
  const act =
    (name: VacancyVerdict): Action =>
    async (form) => {
      const params = paramsIn(form);
      const { record, undo } =
        name === 'approve'
          ? await api.send(vacancyCalls.approve, { params })
          : await api.send(vacancyCalls[name], {
              params,
              body: { reason: formText(form, 'reason').trim(), ...openApplicationsIn(form) },
            });
      // As it was called in the queue: a change that came back keeps its title.
      const { title } = { ...record, ...record.pendingChange };
      const told = form.has('online') ? t(`doneOnline.${name}`, { title }) : t(`done.${name}`, { title });
      return onToNext(path, form, told, undo);
    };
  return { approve: act('approve'), return: act('return'), reject: act('reject') };
}
