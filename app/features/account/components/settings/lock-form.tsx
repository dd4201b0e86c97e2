import { type ReactNode, useId } from 'react';
import { useNavigation } from 'react-router';
import type { SecurityAnswer } from '#app/features/account/security.server.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';

type LockFormProps = {
  about: string;
  label: string;
  submitLabel: string;
  answer: SecurityAnswer | undefined;
  kind?: 'solid' | 'line' | 'danger';
  /** Id of the one that it is about, of several alike. */
  passkey?: string;
  children?: ReactNode;
};

/** The refusal of this very form, if that is what was answered. */
export const refusalOf = (answer: SecurityAnswer | undefined, about: string, passkey: string) =>
  answer?.kind === 'lockRefused' && answer.about === about && answer.passkey === passkey ? answer : undefined;

/** An action that asks the password first, folded away until it is wanted and once it is done. */
export function LockForm({
  about,
  label,
  submitLabel,
  answer,
  kind = 'line',
  passkey = '',
  children,
}: LockFormProps) {
  const t = useWords('account');
  const id = useId();
  const isBusy = useNavigation().state !== 'idle';
  const refused = refusalOf(answer, about, passkey);
  // Not between the password and the browser's own dialog: what was typed may be wanted again.
  const isUnderWay = answer?.kind === 'options';
  return (
    <Disclosure key={isUnderWay ? undefined : answer?.at} summary={label} open={refused !== undefined}>
      <PostForm
        action="#security"
        fields={{ act: about, passkey: passkey || null }}
        className="grid gap-4 py-3"
      >
        {children}
        <PasswordField
          id={`${id}-password`}
          name="currentPassword"
          autoComplete="current-password"
          required
          label={t('password.current')}
          hint={t('email.why')}
          autoFocus={refused !== undefined}
          error={refused?.text}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
        />
        <div>
          <Button type="submit" kind={kind} busy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </PostForm>
    </Disclosure>
  );
}
