/** What the page of an application can send: accept, reject, taking one's own back, and reminding who has to answer. */
import { rejectReasons } from '#contract/applications.ts';
import { applicationCalls } from '#contract/calls/applications.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Action, ActTable, Done } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import type { Translate } from '#app/i18n/words.ts';
import { remind } from './remind.server.ts';

const decisions = ['accept', 'reject', 'withdraw'] as const;
export type DecisionName = (typeof decisions)[number];
export type ApplicationAct = DecisionName | 'remind';

export const isDecision = (value: unknown): value is DecisionName =>
  decisions.some((decision) => decision === value);

/** What was left empty is left out. */
const typedIn = (form: FormData) => (name: string) => formText(form, name).trim() || undefined;

/** A second answer is asked why; a no always is. */
const wholeWith =
  (t: Translate<'applications'>) =>
  (send: Action): Action =>
  async (form) => {
    const isMissing = (name: string) => form.has(name) && !typedIn(form)(name);
    const fields = {
      ...(isMissing('reason') && { reason: t('detail.missingChange') }),
      ...(isMissing('rejectReason') && { rejectReason: t('detail.missingReason') }),
    };
    return Object.keys(fields).length > 0 ? { refused: { fields } } : send(form);
  };

/** The table of its acts. */
export function applicationActions(page: Page, id: string, path: string): ActTable<ApplicationAct> {
  const { api } = page;
  const t = wordsOf(page.locale, 'applications');
  const params = { id };
  // Going on with a GET: reloading then sends nothing twice.
  const done = (decision: DecisionName, more?: Done) => ({ to: `${path}?done=${decision}`, ...more });
  const whole = wholeWith(t);
  return {
    accept: whole(async (form) => {
      const typed = typedIn(form);
      const body = { message: typed('message'), reason: typed('reason') };
      const { record, undo } = await api.send(applicationCalls.accept, { params, body });
      return done('accept', { told: t('detail.doneAccept', { name: record.firstName }), undo });
    }),
    reject: whole(async (form) => {
      const typed = typedIn(form);
      const rejectReason = rejectReasons.find((reason) => reason === typed('rejectReason'));
      if (!rejectReason) return { refused: { fields: { rejectReason: t('detail.missingReason') } } };
      const body = { message: typed('message'), reason: typed('reason'), rejectReason };
      const { record, undo } = await api.send(applicationCalls.reject, { params, body });
      return done('reject', { told: t('detail.doneReject', { name: record.firstName }), undo });
    }),
    withdraw: async (form) => {
      const body = { withdrawReason: typedIn(form)('withdrawReason') };
      await api.send(applicationCalls.withdraw, { params, body });
      return done('withdraw');
    },
    remind: (form) => remind(page, id, form),
  };
}
