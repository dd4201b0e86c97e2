import { Form, useNavigation } from 'react-router';
import type { SecurityAnswer } from '#app/features/own-account/parts/security-deeds.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type Setup = Extract<SecurityAnswer, { kind: 'setup' }>;

/** The secret as a picture and in letters, and the first code that proves that it arrived. */
export function CodeSetup({ setup }: { setup: Setup }) {
  const t = useWords('own-account');
  const isBusy = useNavigation().state !== 'idle';
  const spaced = setup.secret.replaceAll(/.{4}(?=.)/g, '$& ');
  return (
    <Form method="post" action="#security" noValidate className="grid gap-4">
      <input type="hidden" name="about" value="codes-confirm" />
      <input type="hidden" name="secret" value={setup.secret} />
      <input type="hidden" name="uri" value={setup.uri} />
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
    </Form>
  );
}
