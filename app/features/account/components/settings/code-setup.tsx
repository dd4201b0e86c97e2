import { useNavigation } from 'react-router';
import type { SecurityAnswer } from '#app/features/account/security.server.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type Setup = Extract<SecurityAnswer, { kind: 'setup' }>;

/** The secret as a picture and in letters, and the first code that proves that it arrived. */
export function CodeSetup({ setup }: { setup: Setup }) {
  const t = useWords('account');
  const isBusy = useNavigation().state !== 'idle';
  const spaced = setup.secret.replaceAll(/.{4}(?=.)/g, '$& ');
  return (
    <PostForm
      action="#security"
      fields={{ act: 'codes-confirm', secret: setup.secret, uri: setup.uri }}
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
      <TextField
        key={setup.at}
        id="first-code"
        name="otpCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        label={t('lock.firstCode')}
        hint={t('lock.firstCodeHint')}
        error={setup.text ?? undefined}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {t('lock.confirm')}
        </Button>
      </div>
    </PostForm>
  );
}
