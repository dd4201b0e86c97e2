/** Making a passkey: the password first, then the browser's own dialog. It cannot be made without script. */
import { useEffect, useEffectEvent, useState } from 'react';
import { passkeyForm } from '#contract/second-factors.ts';
import { deviceName } from '#app/features/account/components/settings/device-name.ts';
import { LockForm } from '#app/features/account/components/settings/lock-form.tsx';
import type { SecurityAct, SecurityAnswer } from '#app/features/account/security.server.ts';
import { ActField } from '#app/forms/act-form.tsx';
import { useAct } from '#app/forms/use-post.ts';
import { useWords } from '#app/i18n/words.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Notice } from '#app/ui/notice.tsx';

/** Once the server has given its options, the browser asks; what it gives is sent on. */
function useDialog(answer: SecurityAnswer | undefined) {
  const act = useAct<SecurityAct>({ action: '#security' });
  const [hasFailed, setFailed] = useState(false);
  const ask = useEffectEvent(async (options: string, name: string) => {
    setFailed(false);
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const response = JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
      await act('passkey-add', { name, response });
    } catch {
      // Closed, or this device has one already.
      setFailed(true);
    }
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the options come from outside, when the router has them
    if (answer?.kind === 'options') void ask(answer.options, answer.name);
  }, [answer]);
  return hasFailed;
}

/** As the list of devices names this one: 'this device' would be wrong on every other. */
function useUsualName(): string {
  const t = useWords('account');
  const isHydrated = useHydrated();
  const { browser, system } = deviceName(isHydrated ? navigator.userAgent : null);
  return browser && system ? t('devices.both', { browser, system }) : t('lock.usualName');
}

export function NewPasskey({ answer }: { answer: SecurityAnswer | undefined }) {
  const t = useWords('account');
  const hasFailed = useDialog(answer);
  const usualName = useUsualName();
  const isThere = useHydrated() && 'PublicKeyCredential' in window;
  if (!isThere) return <p className="mt-2 t-sm text-soft">{t('lock.noPasskeys')}</p>;
  return (
    <div className="mt-1">
      {hasFailed && (
        <Notice kind="danger" title={t('lock.passkeyFailed')} live>
          {t('lock.passkeyFailedText')}
        </Notice>
      )}
      <LockForm act="passkey-begin" label={t('lock.addPasskey')} submitLabel={t('lock.addPasskeyButton')}>
        <ActField
          schema={passkeyForm}
          name="name"
          label={t('lock.name')}
          hint={t('lock.nameHint')}
          defaultValue={usualName}
        />
      </LockForm>
    </div>
  );
}
