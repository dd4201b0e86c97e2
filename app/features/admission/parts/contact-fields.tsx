import { FormField } from '#app/forms/form-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { PasswordField } from '#app/ui/password-field.tsx';

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
  return (
    <FormField
      name="password"
      as={PasswordField}
      autoComplete="new-password"
      hint={t('signup.passwordHint')}
      showLabel={t('signup.showPassword')}
      hideLabel={t('signup.hidePassword')}
    />
  );
}
