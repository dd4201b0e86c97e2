import type { ReactNode } from 'react';
import { confirmedByPassword } from '#contract/second-factors.ts';
import type { SecurityAct } from '#app/features/account/security.server.ts';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';

const Act = actFormOf<SecurityAct>();
const Press = actButtonOf<SecurityAct>();

type LockFormProps = {
  act: SecurityAct;
  label: string;
  submitLabel: string;
  kind?: 'solid' | 'line' | 'danger';
  /** Id of the one that it is about, of several alike. */
  passkey?: string;
  children?: ReactNode;
};

/** An action that asks the password first, folded away until it is wanted and once it is done. */
export function LockForm({ act, label, submitLabel, kind = 'line', passkey, children }: LockFormProps) {
  const t = useWords('account');
  const about = { passkey };
  const refused = useActRefusal(act, about);
  return (
    <Disclosure key={refused?.at} summary={label} open={refused !== undefined}>
      <Act act={act} action="#security" fields={about} className="grid gap-4 py-3">
        {children}
        <ActField
          schema={confirmedByPassword}
          name="currentPassword"
          as={PasswordField}
          autoComplete="current-password"
          label={t('password.current')}
          hint={t('email.why')}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
        />
        <div>
          <Press kind={kind}>{submitLabel}</Press>
        </div>
      </Act>
    </Disclosure>
  );
}
