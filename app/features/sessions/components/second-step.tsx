/** After a right password, for an account that asks a second proof: a code, or a passkey. Works without script for codes. */
import { otpForm } from '#contract/second-factors.ts';
import { PasskeyButton } from '#app/features/sessions/components/passkey-button.tsx';
import type { SecondStepRequest } from '#app/features/sessions/second-step.server.ts';
import type { SignInAct } from '#app/features/sessions/sign-in.server.ts';
import { actButtonOf, ActField, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

const Act = actFormOf<SignInAct>();
const Press = actButtonOf<SignInAct>();

export function SecondStep({ asked: secondStep }: { asked: SecondStepRequest }) {
  const t = useWords('sessions');
  return (
    <div className="grid gap-5">
      <p className="text-soft">{t('second.text')}</p>
      <Act
        act="code"
        fields={{
          pendingSignIn: secondStep.pendingSignIn,
          email: secondStep.email,
          remember: secondStep.remember ? 'on' : null,
        }}
        className="grid gap-5"
      >
        <ActField
          key={secondStep.attempt}
          schema={otpForm}
          name="otpCode"
          size="large"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          label={t('second.code')}
          hint={t('second.hint')}
          error={secondStep.text ?? undefined}
        />
        <Press size="large" wide busyLabel={t('signIn.busy')}>
          {t('signIn.submit')}
        </Press>
      </Act>
      <PasskeyButton remember={secondStep.remember} />
      <p>
        <Link href="/auth/login-1" className="link inline-flex min-h-11 items-center">
          {t('second.back')}
        </Link>
      </p>
    </div>
  );
}
