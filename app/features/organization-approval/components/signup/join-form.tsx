import { organizationTermsText } from '#contract/consent-texts.ts';
import { organizationJoinForm } from '#contract/organization-signups.ts';
import {
  ContactFields,
  NewPassword,
} from '#app/features/organization-approval/components/signup/contact-fields.tsx';
import type { Opening } from '#app/features/organization-approval/components/signup/signup-form.tsx';
import { signupLabels } from '#app/features/organization-approval/components/signup/signup-labels.ts';
import { SpamChecks } from '#app/features/organization-approval/components/signup/spam-checks.tsx';
import { useProofInForm, waitedOut } from '#app/features/applications/components/apply/use-proof.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { PrivacyNote } from '#app/shell/privacy-note.tsx';

const Field = fieldOf(organizationJoinForm);

/** Asking for a place in an organisation that is there already. */
export function JoinForm({ opening, answer }: { opening: Opening; answer: FormAnswer<null> | undefined }) {
  const t = useWords('organization-approval');
  const locale = useLocale();
  const form = useForm<null>({
    schema: organizationJoinForm,
    labels: signupLabels(t),
    defaultValues: valuesOf(organizationJoinForm),
    formKey: opening.formKey,
    answer,
    navigates: true,
    complete: useProofInForm(opening.challenge !== null, answer),
    draft: ['organization join', 'sign up'],
    notInDraft: ['acceptTerms'],
  });
  return (
    <Form form={form}>
      <SpamChecks challenge={waitedOut(answer) ?? opening.challenge} />
      <ContactFields />
      <NewPassword />
      <Field name="message" hint={t('signup.messageHint')} />
      <Field name="acceptTerms" label={organizationTermsText[locale]} />
      <PrivacyNote />
      <div>
        <SubmitButton size="large">{t('signup.ask')}</SubmitButton>
      </div>
    </Form>
  );
}
