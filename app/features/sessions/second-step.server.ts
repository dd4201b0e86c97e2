/** The part of signing in about a second proof and passkeys. */
import { ApiError, formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { formText } from '#app/forms/form-text.ts';

/** What the page keeps in between: never the password. */
export interface SecondStepRequest {
  kind: 'second';
  pendingSignIn: string;
  email: string;
  remember: boolean;
  /** What was wrong with the last code. */
  text: string | null;
  attempt: number;
}

/** What the browser's own dialog gave. */
export const passkeyIn = (form: FormData) => ({
  response: formText(form, 'passkey'),
  remember: form.has('remember'),
});

/** Signs in by the code. Throws as the password's way does. */
export function signInByCode(page: Page, form: FormData): Promise<void> {
  const otpCode = formText(form, 'otpCode').trim();
  return page.signIn({
    email: formText(form, 'email'),
    password: '',
    remember: form.has('remember'),
    pendingSignIn: formText(form, 'pendingSignIn'),
    ...(otpCode !== '' && { otpCode }),
  });
}

/** After a right password of an account that asks more: the second step instead of a failure. Null for any other failure. */
export function secondStepRequest(page: Page, form: FormData, error: unknown): SecondStepRequest | null {
  if (!(error instanceof ApiError)) return null;
  const pendingSignIn = error.problems[0]?.meta?.['half_way'];
  if (!pendingSignIn) return null;
  formErrors(error, [401]);
  return {
    kind: 'second',
    pendingSignIn,
    email: formText(form, 'email').trim(),
    remember: form.has('remember'),
    text: form.has('pendingSignIn') ? error.message : null,
    attempt: page.now.getTime(),
  };
}
