/** What the page of a person can do with the account. */
import { data } from 'react-router';
import { userCalls } from '#contract/calls/users.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { roles } from '#contract/roles.ts';
import { ApiError, formErrors, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { nameOf } from '#app/features/users/show.server.ts';
import { candidatesFor, type Candidate } from '#app/features/users/components/show/successor-candidates.ts';
import { actName, type ActRefused } from '#app/forms/act-answer.ts';
import { actRefused, type Action } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

/** The last one may go once somebody follows. */
export interface NeedsSuccessor {
  kind: 'needs-successor';
  act: UserAction;
  role: string;
  organizationId: string;
  candidates: Candidate[];
  error: string | null;
  at: number;
}

type Refusal = ReturnType<typeof data<ActRefused | NeedsSuccessor>>;

/** What stood in the way: with the last who may run the centre or an organisation, the question who takes over. */
async function refusedOr(page: Page, userId: string, form: FormData, error: unknown): Promise<Refusal> {
  const { successorId } = formErrors(error).fields;
  const isLast = error instanceof ApiError && error.problems.some(({ code }) => code === 'last_superuser');
  if (!isLast && successorId === undefined) return actRefused(page, form, error);
  const organizationId = formText(form, 'organizationId');
  const unchosen = form.has('successorId') ? wordsOf(page.locale, 'users')('show.noSuccessor') : null;
  const successor: NeedsSuccessor = {
    kind: 'needs-successor',
    act: formText(form, actName) as UserAction,
    role: formText(form, 'role'),
    organizationId,
    candidates: await candidatesFor(page.api, { userId, organizationId, most: pageSizeMax }),
    error: isLast ? unchosen : (successorId ?? null),
    at: page.now.getTime(),
  };
  return data(successor, { status: 422 });
}

const roleIn = (form: FormData) => {
  const role = roles.find((one) => one === formText(form, 'role'));
  if (!role) throw pageError(400, 'Unknown role');
  return { role, organizationId: formText(form, 'organizationId') || null };
};

type Sends = (form: FormData) => Promise<{ undo?: string | undefined }>;

/** Says what was done, and goes where somebody goes to whom the page is shown no longer. */
function telling(page: Page, id: string, url: URL) {
  const t = wordsOf(page.locale, 'users');
  return (name: Exclude<UserAction, 'sign_in_as'>, send: Sends): Action<ActRefused | NeedsSuccessor> =>
    async (form) => {
      try {
        const { undo } = await send(form);
        const isOwn = page.actor.kind === 'user' && page.actor.userId === id;
        // Who closed their own account is signed out by it: nothing is left to go on with here.
        if (name === 'archive' && isOwn)
          return { told: t('show.done.archiveSelf'), to: inLanguageOf(url.pathname, '/') };
        const fullName = await nameOf(page, id);
        const done = { told: t(`show.done.${name}`, { name: fullName ?? '' }), undo };
        // Who lost the last role for an organisation is no longer its business: then the list is where one goes on.
        return fullName === null ? { ...done, to: inLanguageOf(url.pathname, '/users') } : done;
      } catch (error) {
        return refusedOr(page, id, form, error);
      }
    };
}

const successorIn = (form: FormData) => ({ successorId: formText(form, 'successorId') || undefined });

/** The table of its acts. */
export function userActions(page: Page, id: string, url: URL) {
  const { api } = page;
  const params = { id };
  const act = telling(page, id, url);
  const move = (name: 'activate' | 'deactivate' | 'restore' | 'archive') =>
    act(name, (form) => api.send(userCalls[name], { params, body: successorIn(form) }));
  return {
    resend: act('resend', () => api.send(userCalls.resendInvitation, { params })),
    activate: move('activate'),
    deactivate: move('deactivate'),
    restore: move('restore'),
    archive: move('archive'),
    remove_role: act('remove_role', (form) =>
      api.send(userCalls.removeRole, { params, body: { ...roleIn(form), ...successorIn(form) } }),
    ),
    sign_in_as: async () => {
      await page.signInAs({ userId: id, reason: null });
      return { to: inLanguageOf(url.pathname, '/dashboard') };
    },
  } satisfies Record<UserAction, Action<ActRefused | NeedsSuccessor>>;
}
export type UserAction =
  | 'resend'
  | 'activate'
  | 'deactivate'
  | 'restore'
  | 'archive'
  | 'remove_role'
  | 'sign_in_as';
