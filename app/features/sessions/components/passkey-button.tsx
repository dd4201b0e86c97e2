/** Signing in by a passkey. The dialog is the browser's own; what speaks to it is fetched once the button is pressed. */
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { SignInAct } from '#app/features/sessions/sign-in.server.ts';
import { useAct } from '#app/forms/use-post.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';

async function askBrowser(): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await fetch('/auth/passkey/options', { method: 'POST' });
  if (!options.ok) throw new Error('No options.');
  return JSON.stringify(await startAuthentication({ optionsJSON: await options.json() }));
}

/**
 * Without script there is no such button. With it, it has its place from the start, also where the browser knows no passkeys: what
 * stands above it would move from under somebody's finger else.
 */
export function PasskeyButton({ remember }: { remember: boolean }) {
  const t = useWords('sessions');
  const act = useAct<SignInAct>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isUnknown = useHydrated() && !('PublicKeyCredential' in window);
  const press = async () => {
    setState('busy');
    try {
      const passkey = await askBrowser();
      setState('idle');
      await act('passkey', { passkey, remember: remember ? 'on' : null });
    } catch {
      // Closed, or no passkey of this site here: both are answered with the other way in.
      setState('failed');
    }
  };
  return (
    <div className="grid script-only gap-2 data-unknown:invisible" data-unknown={isUnknown || undefined}>
      <Button
        type="button"
        kind="line"
        size="large"
        wide
        icon={<KeyRound />}
        busy={state === 'busy'}
        busyLabel={t('signIn.busy')}
        onClick={() => void press()}
      >
        {t('passkey.signIn')}
      </Button>
      <p role="status" className="t-sm text-soft empty:hidden">
        {state === 'failed' && t('passkey.failed')}
      </p>
    </div>
  );
}
