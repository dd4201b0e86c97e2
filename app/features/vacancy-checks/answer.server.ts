/** What the queue can send: a yes, or the vacancy back to its writer with the reason. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import type { Flash } from '#app/shell/flash.ts';

const acts = ['publish', 'return'] as const;
export type Act = (typeof acts)[number];
export const isAction = (value: unknown): value is Act => acts.some((act) => act === value);

export interface Refused {
  act: Act;
  id: string;
  /** What was typed. */
  reason: string;
  /** At the reason. */
  error: string | undefined;
  problems: string[];
  /** Grows with each try, so that the summary of errors takes the focus again. */
  attempt: number;
}

/** What to tell when it was done; else what the form has to show. */
export async function answer(page: Page, act: Act, id: string, form: FormData): Promise<Refused | Flash> {
  const { api, locale, now } = page;
  const params = { id };
  const reason = formText(form, 'reason').trim();
  try {
    const { record, undo } =
      act === 'publish'
        ? await api.send(vacancyCalls.publish, { params })
        : await api.send(vacancyCalls.return, { params, body: { reason } });
    const title = wordsOf(locale, 'vacancy-checks')(`done.${act}`, { title: record.title });
    return { color: 'success', title, undo };
  } catch (error) {
    const { fields, general } = formErrors(error);
    const { reason: atReason, ...others } = fields;
    const problems = [...general, ...Object.values(others)];
    return { act, id, reason, error: atReason, problems, attempt: now.getTime() };
  }
}
