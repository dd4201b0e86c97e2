import { fieldOf } from '#app/forms/form-field.tsx';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { organizationSignupForm } from '#contract/organization-signups.ts';

const Field = fieldOf(organizationSignupForm);

/** Who answers for the organisation. */
export function ContactFields() {
  const t = useWords('organization-approval');
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <Field name="firstName" autoComplete="given-name" />
        <Field name="lastName" autoComplete="family-name" />
      </div>
      <Field name="jobTitle" autoComplete="organization-title" />
      <Field name="email" hint={t('signup.emailHint')} />
      <Field name="phoneNumber" hint={t('signup.phoneHint')} />
    </>
  );
}

export function NewPassword() {
  const t = useWords('organization-approval');
  return <NewPasswordField hint={t('signup.passwordHint')} />;
}
