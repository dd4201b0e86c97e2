/** The action of signing in: by password, or by a link that is mailed. */
import { data, redirect, redirectDocument } from 'react-router';
import { type ApiError, formErrors, type PageProblem } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { secondStepRequest, isSecondStep, signInSecond } from './second-step.server.ts';

export const wrongCenter = 'wrong-center';

/** The client has made the error page of it already; its address says which centre is the right one. */
function wrongCenterQuery(error: unknown): string | null {
  const { init, data: problem } = error as { init?: { status?: number } | null; data?: Partial<PageProblem> };
  if (init?.status !== 403) return null;
  const center = problem?.center?.id;
  return new URLSearchParams({ error: wrongCenter, ...(center && { center }) }).toString();
}

/** What the form shows again. The password never comes back. */
export interface SignInFailure {
  kind: 'missing' | 'wrong' | 'refused' | 'unconfirmed' | 'sent';
  /** The server's own sentence, when it was asked. */
  text: string;
  email: string;
  hasPassword: boolean;
  /** The button for a link was pressed, which needs no password. */
  wantsLink: boolean;
  remember: boolean;
  attempt: number;
}

interface Given {
  email: string;
  password: string;
  remember: boolean;
  wantsLink: boolean;
}

function givenIn(form: FormData): Given {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    email: text('email').trim(),
    password: text('password'),
    remember: form.has('remember'),
    wantsLink: text('intent') === 'link',
  };
}

/** The answer of the form: what it shows again. */
function failing({ now }: Page, { password, ...args }: Given) {
  return (kind: SignInFailure['kind'], status: number, text = '') => {
    const hasPassword = password !== '';
    return data<SignInFailure>({ kind, text, ...args, hasPassword, attempt: now.getTime() }, { status });
  };
}

type Fail = ReturnType<typeof failing>;

async function mailLink(page: Page, email: string, fail: Fail) {
  try {
    await page.askForLink('/auth/sign_in_link', email);
    return fail('sent', 200);
  } catch (error) {
    formErrors(error);
    return fail('refused', (error as ApiError).status, (error as ApiError).message);
  }
}

/** Whoever did not press the button in our mail yet can have that mail once more. */
function kindOf(codes: readonly string[]): SignInFailure['kind'] {
  if (codes.includes('invalid_credentials')) return 'wrong';
  return codes.includes('unconfirmed') || codes.includes('awaiting_parent') ? 'unconfirmed' : 'refused';
}

/** `target` is where signing in leads to. */
export async function answerSignIn(
  page: Page,
  form: FormData,
  { url, target }: { url: URL; target: string },
) {
  const credentials = givenIn(form);
  const { email, password, remember, wantsLink } = credentials;
  const fail = failing(page, credentials);
  const isSecond = isSecondStep(form);
  if (!isSecond && (email === '' || (password === '' && !wantsLink))) return fail('missing', 422);
  if (wantsLink) return mailLink(page, email, fail);
  try {
    await (isSecond ? signInSecond(page, form) : page.signIn({ email, password, remember }));
  } catch (error) {
    // The error page needs what surrounds it, which is loaded for a GET only.
    const query = wrongCenterQuery(error);
    if (query) return redirect(`${url.pathname}?${query}`, { status: 303 });
    const second = secondStepRequest(page, form, error);
    if (second) return second;
    const { codes } = formErrors(error, [401]);
    const { status, message } = error as ApiError;
    return fail(kindOf(codes), status, message);
  }
  // A whole new document: nothing of the visitor before stays in the browser's memory.
  return redirectDocument(target, { status: 303 });
}
