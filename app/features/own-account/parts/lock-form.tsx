import { type ReactNode, useId } from 'react';
import { Form, useNavigation } from 'react-router';
import type { SecurityAnswer } from '#app/features/own-account/parts/security-deeds.server.ts';
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
  children?: ReactNode;
};

/** A deed that asks the password first, folded away until it is wanted. */
export function LockForm({ about, label, submitLabel, answer, kind = 'line', children }: LockFormProps) {
  const t = useWords('own-account');
  const id = useId();
  const isBusy = useNavigation().state !== 'idle';
  const refused = answer?.kind === 'lockRefused' && answer.about === about ? answer : undefined;
  return (
    <Disclosure key={refused?.at} summary={label} open={refused !== undefined}>
      <Form method="post" action="#security" className="grid gap-4 py-3">
        <input type="hidden" name="about" value={about} />
        {children}
        <PasswordField
          id={`${id}-password`}
          name="currentPassword"
          autoComplete="current-password"
          required
          label={t('password.current')}
          hint={t('email.why')}
          error={refused?.text}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
        />
        <div>
          <Button type="submit" kind={kind} busy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
