/** The owner of a mailbox confirms an account, with the password that they choose for it, and is signed in. */
import { passwordForm } from '#contract/new-password.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { confirmByToken } from './confirm-by-token.server.ts';
import type {
  ConfirmAction,
  ConfirmOutcome,
} from '#app/features/applications/components/confirm/confirm-values.ts';

type Pressed = { token: string; act: ConfirmAction };

/** Whether they are in: an address with many wrong tries waits, and is led to the sign-in screen. */
async function enter(page: Page, email: string, password: string): Promise<boolean> {
  try {
    await page.signIn({ email, password, remember: true });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}

/** What came of it and whether they are in; or the form again, with what is wrong with the password. */
export async function confirmWithPassword(page: Page, form: FormData, { token, act }: Pressed) {
  let outcome: ConfirmOutcome | null = null;
  let isIn = false;
  const answer = await answerForm<null, typeof passwordForm>(page, form, {
    schema: passwordForm,
    labels: { password: wordsOf(page.locale, 'signups')('form.password') },
    send: async ({ password }) => {
      outcome = await confirmByToken(page, token, act, password);
      if (outcome.kind === 'account' && outcome.state === 'active')
        isIn = await enter(page, outcome.email, password);
      return null;
    },
  });
  // What was typed never comes back.
  if (answer.data.kind === 'refused') answer.data.values = valuesOf(passwordForm);
  return { outcome: outcome as ConfirmOutcome | null, isIn, answer };
}
