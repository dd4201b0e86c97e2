/** What the queue can send: yes, no, taking one of them back, and the answer to who asks for a place. */
import { organizationJoinRequests } from '#contract/organization-signups.ts';
import { organizations } from '#contract/organizations.ts';
import { formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';

const acts = ['approve', 'deny', 'reopen', 'accept', 'decline'] as const;
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

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function send({ api }: Page, act: Act, id: string, form: FormData): Promise<unknown> {
  const path = encodeURIComponent(id);
  const reason = textOf(form, 'reason') || undefined;
  const message = textOf(form, 'message') || undefined;
  switch (act) {
    case 'approve':
    case 'deny': {
      const status = act === 'approve' ? 'approved' : 'denied';
      const said = act === 'deny' ? { status, reason, message } : { status };
      return api.put(organizations, `/api/v1/organizations/${path}/approve`, said, { id });
    }
    case 'reopen':
      return api.put(organizations, `/api/v1/organizations/${path}/reopen`, {}, { type: 'flat' });
    case 'accept':
    case 'decline':
      return api.put(
        organizationJoinRequests,
        `/api/v1/organization_join_requests/${path}/${act}`,
        {},
        { type: 'flat' },
      );
  }
}

/** Null when it was done; else what the form has to show. */
export async function answer(page: Page, act: Act, id: string, form: FormData): Promise<Refused | null> {
  try {
    await send(page, act, id, form);
    return null;
  } catch (error) {
    const { fields, general, codes } = formErrors(error);
    const isReasonMissing = codes.includes('reason_needed');
    const { reason: _reason, ...others } = fields;
    return {
      act,
      id,
      reason: textOf(form, 'reason'),
      message: textOf(form, 'message'),
      problems: [...general, ...Object.values(others)],
      isReasonMissing,
      attempt: page.now.getTime(),
    };
  }
}
