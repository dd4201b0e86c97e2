/** The action of signing in: by password, or by a link that is mailed. */
import { data } from 'react-router';
import { type ApiError, formErrors, type PageProblem } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Action, ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { passkeyIn, secondStepRequest, signInByCode, type SecondStepRequest } from './second-step.server.ts';

export const wrongCenter = 'wrong-center';

/** The client has made the error page of it already; its address says which centre is the right one. */
function wrongCenterQuery(error: unknown): string | null {
  const { init, data: problem } = error as { init?: { status?: number } | null; data?: Partial<PageProblem> };
  if (init?.status !== 403) return null;
  const center = problem?.center?.id;
  return new URLSearchParams({ error: wrongCenter, ...(center && { center }) }).toString();
}

export type SignInAct = 'password' | 'link' | 'code' | 'passkey';

/** The mail with a link is under way. */
export interface LinkSent {
  kind: 'sent';
  email: string;
  remember: boolean;
}
type SignInAnswer = LinkSent | SecondStepRequest;

const credentialsIn = (form: FormData) => ({
  email: formText(form, 'email').trim(),
  password: formText(form, 'password'),
  remember: form.has('remember'),
});

/** `target` is where it leads to. */
interface Goal {
  url: URL;
  target: string;
}

/** Signs in and goes on, or says what stood in the way. */
const enteringOf =
  (page: Page, { url, target }: Goal) =>
  (enter: (form: FormData) => Promise<void>): Action<SignInAnswer> =>
  async (form) => {
    try {
      await enter(form);
    } catch (error) {
      // The error page needs what surrounds it, which is loaded for a GET only.
      const query = wrongCenterQuery(error);
      if (query) return { to: `${url.pathname}?${query}` };
      const second = secondStepRequest(page, form, error);
      if (second) return data<SignInAnswer>(second, { status: second.text === null ? 200 : 401 });
      const { codes } = formErrors(error, [401]);
      if (!codes.includes('invalid_credentials')) throw error;
      // It is never said which of the two is wrong.
      const { status, message } = error as ApiError;
      return { refused: { fields: { password: message }, codes }, status };
    }
    // A whole new document: nothing of the visitor before stays in the browser's memory.
    return { to: target, isDocument: true };
  };

/** The table of its acts: by password, by a second proof, by a passkey, or by a link that is mailed. */
export function signInActions(page: Page, goal: Goal): ActTable<SignInAct, SignInAnswer> {
  const t = wordsOf(page.locale, 'sessions');
  const entering = enteringOf(page, goal);
  const byPassword = entering((form) => page.signIn(credentialsIn(form)));
  return {
    password: async (form) => {
      const { email, password } = credentialsIn(form);
      if (email !== '' && password !== '') return byPassword(form);
      const fields = {
        ...(email === '' && { email: t('signIn.emailMissing') }),
        ...(password === '' && { password: t('signIn.passwordMissing') }),
      };
      return { refused: { fields } };
    },
    link: async (form) => {
      const { email, remember } = credentialsIn(form);
      if (email === '') return { refused: { fields: { email: t('signIn.emailMissing') } } };
      await page.askForLink('/auth/sign_in_link', email);
      return data<SignInAnswer>({ kind: 'sent', email, remember });
    },
    code: entering((form) => signInByCode(page, form)),
    passkey: entering((form) => page.signInByPasskey(passkeyIn(form))),
  };
}
