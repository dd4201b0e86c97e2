/** What the queue can send: yes, no, and the answer to whoever asks for a place. */
import { organizationJoinRequestCalls } from '#contract/calls/organization-join-requests.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { denyReasons } from '#contract/organizations.ts';
import { formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import type { Flash } from '#app/shell/flash.ts';
import { formText } from '#app/forms/form-text.ts';

const acts = ['approve', 'deny', 'accept', 'decline'] as const;
export type DecisionName = (typeof acts)[number];
export const isAction = (value: unknown): value is DecisionName => acts.some((act) => act === value);

export interface Refused {
  act: DecisionName;
  id: string;
  reason: string;
  message: string;
  problems: string[];
  isReasonMissing: boolean;
  /** Grows with each try, so that the summary of errors takes the focus again. */
  attempt: number;
}

interface Sent {
  name: string;
  undo: string | undefined;
}

async function send({ api }: Page, act: DecisionName, id: string, form: FormData): Promise<Sent> {
  const params = { id };
  const reason = denyReasons.find((one) => one === formText(form, 'reason').trim());
  const message = formText(form, 'message').trim() || undefined;
  switch (act) {
    case 'approve':
    case 'deny': {
      const body =
        act === 'deny' ? { status: 'denied' as const, reason, message } : { status: 'approved' as const };
      const { record, undo } = await api.send(organizationCalls.judge, { params, body });
      return { name: record.name, undo };
    }
    case 'accept':
    case 'decline':
      await api.send(organizationJoinRequestCalls[act], { params });
      return { name: '', undo: undefined };
  }
}

/** What to tell when it was done; else what the form has to show. */
export async function answer(
  page: Page,
  act: DecisionName,
  id: string,
  form: FormData,
): Promise<Refused | Flash> {
  try {
    const { name, undo } = await send(page, act, id, form);
    return {
      color: 'success',
      title: wordsOf(page.locale, 'organization-approval')(`done.${act}`, { name }),
      undo,
    };
  } catch (error) {
    const { fields, general, codes } = formErrors(error);
    const isReasonMissing = codes.includes('reason_needed');
    const { reason: _reason, ...others } = fields;
    return {
      act,
      id,
      reason: formText(form, 'reason').trim(),
      message: formText(form, 'message').trim(),
      problems: [...general, ...Object.values(others)],
      isReasonMissing,
      attempt: page.now.getTime(),
    };
  }
}
