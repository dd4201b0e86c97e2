/** One account with its roles, applications and what happened; and the deeds that its page can do. */
import { applicationCalls } from '#contract/calls/applications.ts';
import { auditEventCalls } from '#contract/calls/audit-events.ts';
import { userCalls } from '#contract/calls/users.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { roles } from '#contract/rights.ts';
import type { users } from '#contract/users.ts';
import { ApiError, formErrors, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { candidatesFor, type Candidate } from '#app/features/users/parts/successor-candidates.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { loadNotes } from '#app/features/internal-notes/parts/notes.server.ts';
import { formText } from '#app/forms/form-text.ts';

/** What fits beside the rest; the lists have all of it. */
const shownRows = 20;
const mailsAtOnce = 8;

export type ShownUser = RecordOf<typeof users, 'roles' | 'organizations'>;

export async function loadUser(page: Page, id: string, mailsPage: number) {
  const { api } = page;
  // First whether this reader may look at all.
  const user: ShownUser = await api.one(userCalls.show, {
    params: { id },
    include: ['roles', 'organizations'],
  });
  const [sent, events, mails, notes] = await Promise.all([
    api.list(applicationCalls.list, {
      filter: { userId_eq: id },
      sort: '-createdAt',
      page: { size: shownRows },
    }),
    api.list(auditEventCalls.list, {
      filter: { subjectType_eq: 'users', subjectId_eq: id },
      sort: '-createdAt',
      page: { size: shownRows },
    }),
    api.list(userCalls.mails, {
      params: { id },
      page: { number: mailsPage, size: mailsAtOnce },
    }),
    loadNotes(page, { type: 'users', id }),
  ]);
  return {
    user,
    applications: sent.items.map(({ id: applicationId, vacancyTitle, status, withdrawnAt, createdAt }) => ({
      id: applicationId,
      vacancyTitle,
      state: withdrawnAt ? ('withdrawn' as const) : (status ?? ('open' as const)),
      createdAt,
    })),
    events: events.items,
    mails,
    notes,
  };
}
export type UserDetail = Awaited<ReturnType<typeof loadUser>>;

export const userDeeds = ['resend', 'deactivate', 'activate', 'archive', 'restore', 'remove_role'] as const;
export type UserDeed = (typeof userDeeds)[number];

/** The last one may go once somebody follows. */
export interface NeedsSuccessor {
  deed: UserDeed;
  role: string;
  organizationId: string;
  candidates: Candidate[];
  error: string | null;
  at: number;
}
export interface DeedRefused {
  deed: UserDeed;
  texts: string[];
  at: number;
}

/** Answers the id by which it can be taken back, where it can. */
async function perform(
  { api }: Page,
  id: string,
  deed: UserDeed,
  form: FormData,
): Promise<string | undefined> {
  const params = { id };
  const successorId = formText(form, 'successorId') || undefined;
  switch (deed) {
    case 'resend':
      await api.send(userCalls.resendInvitation, { params });
      return undefined;
    case 'archive':
      return (await api.send(userCalls.archive, { params, body: { successorId } })).undo;
    case 'remove_role': {
      const role = roles.find((one) => one === formText(form, 'role'));
      if (!role) throw pageError(400, 'Unknown role');
      const organizationId = formText(form, 'organizationId') || null;
      await api.send(userCalls.removeRole, { params, body: { role, organizationId, successorId } });
      return undefined;
    }
    default:
      await api.send(userCalls[deed], { params, body: { successorId } });
      return undefined;
  }
}

/** Null when it was done; else what the page has to ask or say. */
export async function doDeed(
  page: Page,
  id: string,
  form: FormData,
): Promise<{ deed: UserDeed; refused: NeedsSuccessor | DeedRefused | null; undo?: string | undefined }> {
  const deed = userDeeds.find((one) => one === formText(form, 'deed'));
  if (!deed) throw pageError(400, 'Unknown act');
  const at = page.now.getTime();
  try {
    const undo = await perform(page, id, deed, form);
    return { deed, refused: null, undo };
  } catch (error) {
    const { fields, general } = formErrors(error);
    const isLast = error instanceof ApiError && error.problems.some(({ code }) => code === 'last_superuser');
    const successor = fields['successorId'];
    if (!isLast && !successor)
      return { deed, refused: { deed, texts: [...Object.values(fields), ...general], at } };
    const organizationId = formText(form, 'organizationId');
    const asked = { role: formText(form, 'role'), organizationId };
    const candidates = await candidatesFor(page.api, { userId: id, organizationId, most: pageSizeMax });
    const unchosen = form.has('successorId') ? wordsOf(page.locale, 'users')('show.noSuccessor') : null;
    const wrong = isLast ? unchosen : (successor ?? null);
    return { deed, refused: { deed, ...asked, candidates, error: wrong, at } };
  }
}

/** Null when this reader may no longer know of the account. */
export async function nameOf({ api }: Page, id: string): Promise<string | null> {
  const { items } = await api.list(userCalls.list, {
    filter: { id_eq: id },
    fields: { users: ['fullName'] },
  });
  return items[0]?.fullName ?? null;
}
