/** The answers that the page can send: accept, reject, and taking one's own back. */
import { rejectReasons } from '#contract/applications.ts';
import { applicationCalls } from '#contract/calls/applications.ts';
import { formErrors, type FormErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

const acts = ['accept', 'reject', 'withdraw'] as const;
export type DecisionName = (typeof acts)[number];

export const isAction = (value: unknown): value is DecisionName => acts.some((act) => act === value);

/** What was typed, to show it again. */
export interface Typed {
  message: string;
  reason: string;
  rejectReason: string;
  withdrawReason: string;
}
export interface Refused {
  act: DecisionName;
  typed: Typed;
  errors: Pick<FormErrors, 'fields' | 'general'>;
  /** Grows with each try, so that the summary of errors takes the focus again. */
  attempt: number;
}

const fieldsOf: Record<DecisionName, readonly (keyof Typed)[]> = {
  accept: ['message', 'reason'],
  reject: ['rejectReason', 'message', 'reason'],
  withdraw: ['withdrawReason'],
};

function read(form: FormData): Typed {
  const text = (name: keyof Typed) => String(form.get(name) ?? '');
  return {
    message: text('message'),
    reason: text('reason'),
    rejectReason: text('rejectReason'),
    withdrawReason: text('withdrawReason'),
  };
}

export interface Decided {
  firstName: string;
  undo: string | undefined;
}

/** Sends the answer; null when it is a no without a reason of the list. */
function sendAction({ api }: Page, id: string, act: DecisionName, typed: Typed) {
  const params = { id };
  // What was left empty is left out.
  const typedValue = (name: keyof Typed) => typed[name].trim() || undefined;
  const words = { message: typedValue('message'), reason: typedValue('reason') };
  if (act === 'accept') return api.send(applicationCalls.accept, { params, body: words });
  if (act === 'withdraw')
    return api.send(applicationCalls.withdraw, {
      params,
      body: { withdrawReason: typedValue('withdrawReason') },
    });
  const rejectReason = rejectReasons.find((reason) => reason === typedValue('rejectReason'));
  return rejectReason
    ? api.send(applicationCalls.reject, { params, body: { ...words, rejectReason } })
    : null;
}

/** What was done; else what the form has to show. */
export async function decide(
  page: Page,
  id: string,
  act: DecisionName,
  form: FormData,
): Promise<Refused | Decided> {
  const typed = read(form);
  const refused = (errors: Refused['errors']) => ({ act, typed, errors, attempt: page.now.getTime() });
  try {
    const sent = await sendAction(page, id, act, typed);
    if (sent) return { firstName: sent.record.firstName, undo: sent.undo };
    const rejectReason = wordsOf(page.locale, 'applications')('detail.missingReason');
    return refused({ fields: { rejectReason }, general: [] });
  } catch (error) {
    const { fields, general } = formErrors(error);
    const own = new Set<string>(fieldsOf[act]);
    // A problem of something that this form does not ask, such as the places, belongs above it.
    const others = Object.entries(fields).flatMap(([name, text]) => (own.has(name) ? [] : [text]));
    const visible = Object.fromEntries(Object.entries(fields).filter(([name]) => own.has(name)));
    return refused({ fields: visible, general: [...general, ...others] });
  }
}
