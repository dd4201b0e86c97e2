import { FormField } from '#app/forms/form-field.tsx';
import { NewPasswordField } from '#app/forms/new-password-field.tsx';
import { useWords } from '#app/i18n/words.ts';

/** Who answers for the organisation. */
export function ContactFields() {
  const t = useWords('admission');
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <FormField name="firstName" autoComplete="given-name" />
        <FormField name="lastName" autoComplete="family-name" />
      </div>
      <FormField name="jobTitle" autoComplete="organization-title" />
      <FormField name="email" hint={t('signup.emailHint')} />
      <FormField name="phoneNumber" hint={t('signup.phoneHint')} />
    </>
  );
}

export function NewPassword() {
  const t = useWords('admission');
  return <NewPasswordField hint={t('signup.passwordHint')} />;
}
