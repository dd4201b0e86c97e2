/** The answers that the page can send: accept, reject, and taking one's own back. */
import { applications } from '#contract/applications.ts';
import { formErrors, type FormErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';

const acts = ['accept', 'reject', 'withdraw'] as const;
export type Act = (typeof acts)[number];

export const isAct = (value: unknown): value is Act => acts.some((act) => act === value);

/** What was typed, to show it again. */
export interface Typed {
  message: string;
  reason: string;
  rejectReason: string;
  withdrawReason: string;
}
export interface Refused {
  act: Act;
  typed: Typed;
  errors: Pick<FormErrors, 'fields' | 'general'>;
  /** Grows with each try, so that the summary of errors takes the focus again. */
  attempt: number;
}

const fieldsOf: Record<Act, readonly (keyof Typed)[]> = {
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

/** What was done; else what the form has to show. */
export async function decide(page: Page, id: string, act: Act, form: FormData): Promise<Refused | Decided> {
  const typed = read(form);
  // What was left empty is left out.
  const given = Object.fromEntries(fieldsOf[act].map((name) => [name, typed[name].trim() || undefined]));
  try {
    const path = `/api/v1/applications/${encodeURIComponent(id)}/${act}`;
    const { record, undo } = await page.api.deed('POST', applications, path, given, { type: 'flat' });
    return { firstName: record.firstName, undo };
  } catch (error) {
    const { fields, general } = formErrors(error);
    const own = new Set<string>(fieldsOf[act]);
    // A problem of something that this form does not ask, such as the places, belongs above it.
    const others = Object.entries(fields).flatMap(([name, text]) => (own.has(name) ? [] : [text]));
    const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => own.has(name)));
    return {
      act,
      typed,
      errors: { fields: shown, general: [...general, ...others] },
      attempt: page.now.getTime(),
    };
  }
}
