import type { ComponentProps } from 'react';
import { fieldOf } from '#app/forms/form-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { PasswordField } from '#app/ui/password-field.tsx';

const Field = fieldOf();

type OwnPasswordFieldProps = { name: string } & Pick<
  ComponentProps<typeof PasswordField>,
  'autoComplete' | 'hint'
>;

/** A password, typed and looked at. */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  const t = useWords('account');
  return (
    <Field as={PasswordField} {...props} showLabel={t('password.show')} hideLabel={t('password.hide')} />
  );
}
