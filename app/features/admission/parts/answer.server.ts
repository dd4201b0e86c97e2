/** What the queue can send: yes, no, and the answer to who asks for a place. */
import { organizationJoinRequests } from '#contract/organization-signups.ts';
import { organizations } from '#contract/organizations.ts';
import { formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import type { Flash } from '#app/shell/flash.ts';
import { formText } from '#app/forms/form-text.ts';

const acts = ['approve', 'deny', 'accept', 'decline'] as const;
export type Act = (typeof acts)[number];
export const isAct = (value: unknown): value is Act => acts.some((act) => act === value);

export interface Refused {
  act: Act;
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

async function send({ api }: Page, act: Act, id: string, form: FormData): Promise<Sent> {
  const path = encodeURIComponent(id);
  const reason = formText(form, 'reason').trim() || undefined;
  const message = formText(form, 'message').trim() || undefined;
  switch (act) {
    case 'approve':
    case 'deny': {
      const status = act === 'approve' ? 'approved' : 'denied';
      const said = act === 'deny' ? { status, reason, message } : { status };
      const to = `/api/v1/organizations/${path}/approve`;
      const { record, undo } = await api.deed('PUT', organizations, to, said, { id });
      return { name: record.name, undo };
    }
    case 'accept':
    case 'decline':
      await api.put(
        organizationJoinRequests,
        `/api/v1/organization_join_requests/${path}/${act}`,
        {},
        { type: 'flat' },
      );
      return { name: '', undo: undefined };
  }
}

/** What to tell when it was done; else what the form has to show. */
export async function answer(page: Page, act: Act, id: string, form: FormData): Promise<Refused | Flash> {
  try {
    const { name, undo } = await send(page, act, id, form);
    return { color: 'success', title: wordsOf(page.locale, 'admission')(`done.${act}`, { name }), undo };
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
