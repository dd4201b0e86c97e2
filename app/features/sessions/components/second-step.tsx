/** After a right password, for an account that asks a second proof: a code, or a passkey. Works without script for codes. */
import { useNavigation } from 'react-router';
import { PasskeyButton } from '#app/features/sessions/components/passkey-button.tsx';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** What the page keeps in between: never the password. */
export interface SecondStepRequest {
  kind: 'second';
  pendingSignIn: string;
  email: string;
  remember: boolean;
  /** What was wrong with the last code. */
  text: string | null;
  attempt: number;
}

export function SecondStep({ asked: secondStep }: { asked: SecondStepRequest }) {
  const t = useWords('sessions');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className="grid gap-5">
      <p className="text-soft">{t('second.text')}</p>
      <PostForm
        fields={{
          pendingSignIn: secondStep.pendingSignIn,
          email: secondStep.email,
          remember: secondStep.remember ? 'on' : null,
        }}
        className="grid gap-5"
      >
        <TextField
          key={secondStep.attempt}
          id="otpCode"
          name="otpCode"
          size="large"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          label={t('second.code')}
          hint={t('second.hint')}
          error={secondStep.text ?? undefined}
        />
        <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('signIn.busy')}>
          {t('signIn.submit')}
        </Button>
      </PostForm>
      <PasskeyButton remember={secondStep.remember} />
      <p>
        <Link href="/auth/login-1" className="link inline-flex min-h-11 items-center">
          {t('second.back')}
        </Link>
      </p>
    </div>
  );
}
