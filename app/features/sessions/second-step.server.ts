/** The part of the sign-in action about a second proof and passkeys. */
import { data } from 'react-router';
import { ApiError, formErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { SecondStepRequest } from '#app/features/sessions/components/second-step.tsx';
import { formText } from '#app/forms/form-text.ts';

/** Whether the form is that of the second step, or of a passkey: then no password is asked. */
export const isSecondStep = (form: FormData): boolean => form.has('pendingSignIn') || form.has('passkey');

/** Signs in by it. Throws as the password's way does. */
export function signInSecond(page: Page, form: FormData): Promise<void> {
  const remember = form.has('remember');
  if (form.has('passkey')) return page.signInByPasskey({ response: formText(form, 'passkey'), remember });
  const otpCode = formText(form, 'otpCode').trim();
  return page.signIn({
    email: formText(form, 'email'),
    password: '',
    remember,
    pendingSignIn: formText(form, 'pendingSignIn'),
    ...(otpCode !== '' && { otpCode }),
  });
}

/** After a right password of an account that asks more: the second step instead of a failure. Null for any other failure. */
export function secondStepRequest(page: Page, form: FormData, error: unknown) {
  if (!(error instanceof ApiError)) return null;
  const [problem] = error.problems;
  const pendingSignIn = problem?.meta?.['half_way'];
  if (!pendingSignIn) return null;
  formErrors(error, [401]);
  const isAgain = form.has('pendingSignIn');
  const secondStep: SecondStepRequest = {
    kind: 'second',
    pendingSignIn,
    email: formText(form, 'email').trim(),
    remember: form.has('remember'),
    text: isAgain ? error.message : null,
    attempt: page.now.getTime(),
  };
  return data(secondStep, { status: isAgain ? 401 : 200 });
}
