/** A mail to whoever filled a form in, where its centre wants that: that it came in, and what the centre says afterwards. */
import type { KeptAnswer } from '#contract/form-submissions.ts';
import type { FormRow } from '#server/features/forms/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import { askLeave } from '#server/mail/recipient-permission.ts';

/** To the first address that was answered. Whoever typed it is not told that its mailbox is full: it need not be theirs. */
export async function mailConfirmation(
  { scope, center, origin, sender }: Pick<Context, 'scope' | 'center' | 'origin' | 'sender'>,
  {
    title,
    organizationName,
    successMessage,
    locale: own,
    sendsConfirmation,
  }: Pick<FormRow, 'title' | 'organizationName' | 'successMessage' | 'locale' | 'sendsConfirmation'>,
  answers: readonly KeptAnswer[],
): Promise<void> {
  const address = answers.find(({ questionType }) => questionType === 'email')?.value;
  if (!sendsConfirmation || typeof address !== 'string') return;
  const to = await askLeave(scope, sender, 'form_confirmed', address);
  if (!to) return;
  const locale = chooseLocale([own], center);
  await queueEmail(scope, {
    to,
    template: 'form_confirmed',
    locale,
    values: { title, organization: organizationName, said: successMessage },
    centerBranding: await mailBranding(scope, center, origin),
  });
}
