/** Passkeys for everybody; for staff also codes of an app (product.md, section 10). Recovery codes come with either. */
import type { secondFactors, passkeys } from '#contract/second-factors.ts';
import type { RecordOf } from '#app/api/record.ts';
import { CodeSetup } from '#app/features/account/components/settings/code-setup.tsx';
import { LockForm } from '#app/features/account/components/settings/lock-form.tsx';
import { NewPasskey } from '#app/features/account/components/settings/new-passkey.tsx';
import { PasskeyRow } from '#app/features/account/components/settings/passkey-row.tsx';
import { RecoveryCodes } from '#app/features/account/components/settings/recovery-codes.tsx';
import { Section } from '#app/features/account/components/section.tsx';
import type { SecurityAnswer } from '#app/features/account/security.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Notice } from '#app/ui/notice.tsx';

type SecuritySectionProps = {
  lock: Omit<RecordOf<typeof secondFactors>, 'keys'>;
  keys: readonly RecordOf<typeof passkeys>[];
  hasCodes: boolean;
  answer: SecurityAnswer | undefined;
};
type PartProps = Pick<SecuritySectionProps, 'lock' | 'answer'>;

function Codes({ lock, answer }: PartProps) {
  const t = useWords('account');
  const { date } = useFormat();
  if (answer?.kind === 'setup') return <CodeSetup setup={answer} />;
  return lock.codesSince === null ? (
    <LockForm act="codes-begin" label={t('lock.codesBegin')} submitLabel={t('lock.codesBeginButton')} />
  ) : (
    <>
      <p className="text-soft">{t('lock.codesSince', { date: date(lock.codesSince) })}</p>
      <LockForm
        act="codes-end"
        label={t('lock.codesEnd')}
        submitLabel={t('lock.codesEndButton')}
        kind="danger"
      />
    </>
  );
}

function Recovery({ lock, answer }: PartProps) {
  const t = useWords('account');
  if (lock.codesSince === null && lock.passkeys === 0) return null;
  return (
    <div>
      <h3 className="t-h4">{t('lock.recovery')}</h3>
      <p className="mt-1 text-soft">{t('lock.recoveryLeft', { count: lock.recoveryCodesLeft })}</p>
      <LockForm
        // Folded away once the new ones are shown.
        key={answer?.kind === 'recovery' ? answer.at : undefined}
        act="recovery-renew"
        label={t('lock.recoveryRenew')}
        submitLabel={t('lock.recoveryRenewButton')}
      />
    </div>
  );
}

export function SecuritySection({ lock, keys, hasCodes, answer }: SecuritySectionProps) {
  const t = useWords('account');
  const isOpen = lock.codesSince === null && lock.passkeys === 0;
  return (
    <Section id="security" title={t('lock.title')} lead={t('lock.lead')}>
      <div className="grid gap-8">
        {lock.isRequired && isOpen && (
          <Notice kind="warning" title={t('lock.required')}>
            {t('lock.requiredText')}
          </Notice>
        )}
        {answer?.kind === 'recovery' && <RecoveryCodes codes={answer.codes} />}
        {hasCodes && (
          <div>
            <h3 className="t-h4">{t('lock.codes')}</h3>
            <p className="mt-1 text-soft">{t('lock.codesText')}</p>
            <div className="mt-1">
              <Codes lock={lock} answer={answer} />
            </div>
          </div>
        )}
        <div>
          <h3 className="t-h4">{t('lock.passkeys')}</h3>
          <p className="mt-1 text-soft">{t('lock.passkeysText')}</p>
          {keys.length > 0 && (
            <ul className="mt-3 border-t border-line">
              {keys.map((key) => (
                <PasskeyRow key={key.id} passkey={key} />
              ))}
            </ul>
          )}
          <NewPasskey key={keys.length} answer={answer} />
        </div>
        <Recovery lock={lock} answer={answer} />
      </div>
    </Section>
  );
}
