/** Sends either form: a new organisation, or the question for a place in one. */
import { organizationSignupCalls } from '#contract/calls/organization-signups.ts';
import { organizationJoinForm, organizationSignupForm } from '#contract/organization-signups.ts';
import type { Page } from '#app/api/page-context.ts';
import { signupLabels } from '#app/features/organization-approval/components/signup/signup-labels.ts';
import { signupSteps } from '#app/features/organization-approval/components/signup/signup-steps.ts';
import { fillPlace } from '#app/features/places/fill-place.server.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

/** `joinId` is the organisation that somebody wants a place in; null for a new one. */
export async function sendSignup(page: Page, form: FormData, joinId: string | null, whenSent: () => never) {
  const unseen = {
    proof: formText(form, 'proof') || null,
    nickname: formText(form, 'nickname') || null,
    locale: page.locale,
  };
  const labels = signupLabels(wordsOf(page.locale, 'organization-approval'));
  await fillPlace(page, form);
  const answer = joinId
    ? await answerForm(page, form, {
        schema: organizationJoinForm,
        labels,
        send: async (attributes, { key }) => {
          await page.api.send(organizationSignupCalls.join, {
            params: { id: joinId },
            body: { ...attributes, ...unseen },
            idempotencyKey: key,
          });
          return whenSent();
        },
      })
    : await answerForm(page, form, {
        schema: organizationSignupForm,
        labels,
        steps: signupSteps,
        send: async (attributes, { key }) => {
          await page.api.send(organizationSignupCalls.create, {
            body: { ...attributes, ...unseen },
            idempotencyKey: key,
          });
          return whenSent();
        },
      });
  // The password never comes back.
  if (answer.data.kind === 'refused')
    Object.assign(answer.data.values, { password: '', proof: unseen.proof });
  return answer;
}
