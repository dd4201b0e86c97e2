/** A new password, with how strong it is while it is typed. The server judges by the same rule. */
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  passwordStrength,
  readCommonPasswords,
  shortestPassword,
  type PasswordStrength,
} from '#contract/new-password.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import type { ControlSize } from '#app/ui/control-class.ts';
import { PasswordField } from '#app/ui/password-field.tsx';
import { StrengthBar } from '#app/ui/strength-bar.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { passwordWords } from '#app/ui/words/password.ts';
import { passwordForm } from '#contract/new-password.ts';

const Field = fieldOf(passwordForm);

const nothing: ReadonlySet<string> = new Set();

/** The list of common ones is fetched when somebody comes to the field; without it the server still has it. */
function useCommonPasswords() {
  const [common, setCommon] = useState(nothing);
  const fetchOnce = async () => {
    if (common.size > 0) return;
    try {
      const { default: file } = await import('#contract/common-passwords.txt?raw');
      setCommon(readCommonPasswords(file));
    } catch {
      // Offline: the bar then knows less than the server.
    }
  };
  return { common, fetchOnce };
}

const looks: Record<PasswordStrength, { level: 0 | 1 | 2 | 3 | 4; tone: 'bad' | 'warn' | 'ok' }> = {
  short: { level: 1, tone: 'warn' },
  address: { level: 1, tone: 'bad' },
  common: { level: 1, tone: 'bad' },
  fair: { level: 2, tone: 'ok' },
  strong: { level: 3, tone: 'ok' },
  very: { level: 4, tone: 'ok' },
};

type NewPasswordFieldProps = {
  /** Whose it will be; without it the form's field `email`. */
  email?: string;
  hint?: string;
  size?: ControlSize;
};

/** The field `password` of a form. */
export function NewPasswordField({ email, hint, size }: NewPasswordFieldProps) {
  const { form } = useFormContext();
  const words = useOwnWords(passwordWords);
  const { common, fetchOnce } = useCommonPasswords();
  const [typed, address] = useWatch({ control: form.control, name: ['password', 'email'] });
  const password = typeof typed === 'string' ? typed : '';
  const strength = passwordStrength(password, email ?? (typeof address === 'string' ? address : ''), common);
  const missing = shortestPassword - password.length;
  return (
    <div onFocus={() => void fetchOnce()}>
      <Field
        name="password"
        as={PasswordField}
        autoComplete="new-password"
        size={size}
        hint={hint ?? words.hint(shortestPassword)}
        showLabel={words.show}
        hideLabel={words.hide}
      />
      <StrengthBar {...looks[strength]} text={password === '' ? '' : words[strength](missing)} />
    </div>
  );
}
