/** Which single keys a page has, in a line under it and, by `?` or its button, in a dialog with their switch. */
import Keyboard from 'lucide-react/icons/keyboard';
import KeyboardOff from 'lucide-react/icons/keyboard-off';
import { lazy, Suspense, useState } from 'react';
import { areKeysOff, switchKeys, useSingleKeys } from '#app/shell/single-keys.ts';
import { keyWords, Sign, type ShownKey } from '#app/shell/key-sign.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

// Few ever open it.
const KeysDialog = lazy(() => import('#app/shell/keys-dialog.tsx'));

/** The line only where there is a keyboard to expect; `?` works wherever there is one. */
export function ShownKeys({ keys }: { keys: readonly ShownKey[] }) {
  const words = useOwnWords(keyWords);
  const isHydrated = useHydrated();
  const [isSwitchedOn, setOn] = useState<boolean | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useSingleKeys((key) => (key === '?' ? open : undefined));
  if (!isHydrated) return null;
  const isOn = isSwitchedOn ?? !areKeysOff();
  const turn = () => {
    switchKeys(!isOn);
    setOn(!isOn);
  };
  const Icon = isOn ? Keyboard : KeyboardOff;
  return (
    <>
      <div className="ms-auto hidden items-center gap-1.5 t-xs text-soft any-pointer-fine:xl:flex">
        {isOn &&
          keys.map(({ sign, word }) => (
            <span key={sign} className="inline-flex items-center gap-1">
              <Sign sign={sign} />
              <span>{word}</span>
            </span>
          ))}
        <button
          type="button"
          onClick={open}
          aria-label={words.show}
          aria-haspopup="dialog"
          title={words.show}
          className="-me-2.5 grid size-11 place-content-center rounded-ctl hover:bg-tint hover:text-ink [&_svg]:size-5"
        >
          <Icon aria-hidden="true" />
        </button>
      </div>
      {isOpen && (
        <Suspense>
          <KeysDialog {...{ keys, isOn, turn }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
