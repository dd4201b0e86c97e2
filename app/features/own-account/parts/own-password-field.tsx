import type { ComponentProps } from 'react';
import { FormField } from '#app/forms/form-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { PasswordField } from '#app/ui/password-field.tsx';

type OwnPasswordFieldProps = { name: string } & Pick<
  ComponentProps<typeof PasswordField>,
  'autoComplete' | 'hint'
>;

/** A password, typed and looked at. */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  const t = useWords('own-account');
  return (
    <FormField as={PasswordField} {...props} showLabel={t('password.show')} hideLabel={t('password.hide')} />
  );
}
