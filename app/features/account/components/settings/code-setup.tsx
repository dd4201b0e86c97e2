import { otpForm } from '#contract/second-factors.ts';
import type { SecurityAct, SecurityAnswer } from '#app/features/account/security.server.ts';
import { actButtonOf, ActField, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';

const Act = actFormOf<SecurityAct>();
const Press = actButtonOf<SecurityAct>();

type Setup = Extract<SecurityAnswer, { kind: 'setup' }>;

/** The secret as a picture and in letters, and the first code that proves that it arrived. */
export function CodeSetup({ setup }: { setup: Setup }) {
  const t = useWords('account');
  const spaced = setup.secret.replaceAll(/.{4}(?=.)/g, '$& ');
  return (
    <Act
      act="codes-confirm"
      action="#security"
      fields={{ secret: setup.secret, uri: setup.uri }}
      className="grid gap-4"
    >
      <p className="max-w-[33em]">{t('lock.scan')}</p>
      <img
        src={setup.qr}
        alt={t('lock.qr')}
        width={200}
        height={200}
        className="size-50 rounded-ctl bg-plate"
      />
      <p className="t-sm text-soft">
        {t('lock.typed')} <code className="font-semibold text-ink [overflow-wrap:anywhere]">{spaced}</code>
      </p>
      <ActField
        key={setup.at}
        schema={otpForm}
        name="otpCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        label={t('lock.firstCode')}
        hint={t('lock.firstCodeHint')}
        error={setup.text ?? undefined}
      />
      <div>
        <Press>{t('lock.confirm')}</Press>
      </div>
    </Act>
  );
}
